import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";
import { generatedDocumentsQuery } from "@/api/queries/generated-documents";
import { refreshProfile } from "@/api/queries/profile";
import { refreshReviews } from "@/api/queries/resume-reviews";

export type Notification = Schemas["Notification"];
export type Notifications = Schemas["Notifications"];

const PATH = "/api/notifications";
const READ_AGAIN_MS = 60_000;

/** What happened while nobody looked. Asked for again when somebody comes back to the page, and each minute on it. */
export const useNotifications = () =>
  useQuery({
    queryKey: [PATH],
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<Notifications>([PATH]);
      const now = await answerOf(api.GET(PATH, { signal }));
      if (before && now.notifications.some(({ id }) => before.notifications.every((one) => one.id !== id)))
        void readWhatJobsBring(client);
      return now;
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: READ_AGAIN_MS,
  });

/** What is on the screen, again: a job that ended after its page was left or loaded again has added to it. */
export const readWhatJobsBring = (client: QueryClient) =>
  Promise.all([
    refreshProfile(client),
    refreshReviews(client),
    client.invalidateQueries({ queryKey: generatedDocumentsQuery.queryKey }),
  ]);

/** Marks one as read by its id, or all up to and including one. The answer is what the bell shows from then on. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (which: { id: string } | { through: string }) =>
      "id" in which
        ? answerOf(api.POST(`${PATH}/{notification_id}/read`, { params: { path: { notification_id: which.id } } }))
        : answerOf(api.POST(`${PATH}/read`, { body: which })),
    onSuccess: (notifications) => queryClient.setQueryData([PATH], notifications),
  });
}
