import { useMutation, useQueryClient } from "@tanstack/react-query";

import { write } from "./http";
import type { CertificationFields } from "./model";
import { refreshProfile } from "./refresh-profile";

interface Saving {
  /** The record to change; without it a new one is made. */
  id?: string | undefined;
  fields: CertificationFields;
}

const saveCertification = ({ id, fields }: Saving) =>
  id ? write("PUT", `/api/certifications/${id}`, fields) : write("POST", "/api/certifications", fields);

export function useSaveCertification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveCertification,
    onSuccess: () => refreshProfile(queryClient, "/api/certifications"),
  });
}
