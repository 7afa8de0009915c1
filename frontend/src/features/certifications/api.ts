import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";
import { refreshProfile } from "@/api/queries/profile";

export type CertificationFields = Schemas["CertificationForm"];

const PATH = "/api/certifications";

export const certificationsQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => answerOf(api.GET(PATH, { signal })),
});

export const useCertifications = () => useQuery(certificationsQuery);

interface Saving {
  /** The record to change; without it a new one is made. */
  id?: string | undefined;
  fields: CertificationFields;
}

export function useSaveCertification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, fields }: Saving) => (id ? change(id, fields) : api.POST(PATH, { body: fields })),
    onSuccess: () => refreshProfile(queryClient, PATH),
  });
}

const change = (id: string, fields: CertificationFields) =>
  api.PUT(`${PATH}/{row_id}`, { params: { path: { row_id: id } }, body: fields });

export function useDeleteCertification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE(`${PATH}/{row_id}`, { params: { path: { row_id: id } } }),
    onSuccess: () => refreshProfile(queryClient, PATH),
  });
}
