import { useMutation, useQueryClient } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import { refreshProfile } from "@/api/queries/profile";

import type { Collected } from "./chat/chat";

/** Saves what the chat collected, all of it or nothing; what the profile has already isn't added again. */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (collected: Collected) => answerOf(api.POST("/api/chatbot/save-profile", { body: collected })),
    onSuccess: () => refreshProfile(queryClient),
  });
}
