import { useMutation, useQueryClient } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";
import { profileQuery } from "@/api/queries/profile";

export type Education = Schemas["Education"];
export type EducationFields = Schemas["EducationForm"];
export type SpokenLanguage = Schemas["SpokenLanguage"];
export type SpokenLanguageFields = Schemas["SpokenLanguageForm"];
export type References = Schemas["References"];

interface Saving<Fields> {
  /** The record to change; without it a new one is made. */
  id?: string | undefined;
  fields: Fields;
}

/** A change after which the whole profile is read again, and waited for. */
function useProfileChange<Change>(mutationFn: (change: Change) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
  });
}

const row = (id: string) => ({ params: { path: { row_id: id } } });

export const useSaveEducation = () =>
  useProfileChange(({ id, fields }: Saving<EducationFields>) =>
    id
      ? api.PUT("/api/education/{row_id}", { ...row(id), body: fields })
      : api.POST("/api/education", { body: fields }),
  );

export const useDeleteEducation = () =>
  useProfileChange((id: string) => api.DELETE("/api/education/{row_id}", row(id)));

export const useSaveLanguage = () =>
  useProfileChange(({ id, fields }: Saving<SpokenLanguageFields>) =>
    id
      ? api.PUT("/api/languages/{row_id}", { ...row(id), body: fields })
      : api.POST("/api/languages", { body: fields }),
  );

export const useDeleteLanguage = () => useProfileChange((id: string) => api.DELETE("/api/languages/{row_id}", row(id)));

export const useSaveReferences = () =>
  useProfileChange((references: References) => answerOf(api.PUT("/api/profile/references", { body: references })));
