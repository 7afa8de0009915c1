import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";
import { refreshProfile } from "@/api/queries/profile";

export type WorkExperienceFields = Schemas["WorkExperienceForm"];

const PATH = "/api/work-experiences";

export const workExperiencesQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => answerOf(api.GET(PATH, { signal })),
});

export const useWorkExperiences = () => useQuery(workExperiencesQuery);

interface Saving {
  /** The record to change; without it a new one is made. */
  id?: string | undefined;
  fields: WorkExperienceFields;
}

export function useSaveWorkExperience() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, fields }: Saving) => (id ? change(id, fields) : api.POST(PATH, { body: fields })),
    onSuccess: () => refreshProfile(queryClient, PATH),
  });
}

const change = (id: string, fields: WorkExperienceFields) =>
  api.PUT(`${PATH}/{row_id}`, { params: { path: { row_id: id } }, body: fields });

export function useDeleteWorkExperience() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE(`${PATH}/{row_id}`, { params: { path: { row_id: id } } }),
    onSuccess: () => refreshProfile(queryClient, PATH),
  });
}
