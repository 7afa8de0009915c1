import { useMutation, useQueryClient } from "@tanstack/react-query";

import { write } from "./http";
import type { WorkExperienceFields } from "./model";
import { refreshProfile } from "./refresh-profile";

interface Saving {
  /** The record to change; without it a new one is made. */
  id?: string | undefined;
  fields: WorkExperienceFields;
}

const saveWorkExperience = ({ id, fields }: Saving) =>
  id ? write("PUT", `/api/work-experiences/${id}`, fields) : write("POST", "/api/work-experiences", fields);

export function useSaveWorkExperience() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveWorkExperience,
    onSuccess: () => refreshProfile(queryClient, "/api/work-experiences"),
  });
}
