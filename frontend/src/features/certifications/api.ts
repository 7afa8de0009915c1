import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";
import { refreshProfile } from "@/api/queries/profile";
import { jobRequest } from "@/jobs/job-request";

export type CertificationFields = Schemas["CertificationForm"];

type ReadCard = Schemas["ReadCertificateResult"];
/** Fields of the form that something else than the person has filled in; null for what it doesn't know. */
export type SuggestedFields = Partial<ReadCard>;

/** Reads a photographed card: its front, and its back where something stands there. */
export const readCard = (card: File[]) => jobRequest("/api/read-certificate", { card });

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
