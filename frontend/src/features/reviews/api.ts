import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas, WorkExperience } from "@/api/model";
import { refreshProfile, setSkillLevels } from "@/api/queries/profile";
import { forgetReview, refreshReviews, reviewQuery } from "@/api/queries/resume-reviews";

export type Review = Schemas["Review"];
export type Contact = Schemas["Contact"];
export type Doubt = Schemas["ReviewedDoubt"];
export type Education = Schemas["Education"];
export type SpokenLanguage = Schemas["SpokenLanguage"];
export type AnswerFields = Schemas["AnswerForm"];

const PATH = "/api/resume-reviews/{review_id}";

export const useReview = (id: string) => useQuery(reviewQuery(id));

/** Reads again whatever an answer may have changed. */
export async function refreshAll(queryClient: QueryClient): Promise<void> {
  await Promise.all([refreshReviews(queryClient), refreshProfile(queryClient)]);
}

function useRefreshing<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => refreshAll(queryClient) });
}

export function useAnswer(reviewId: string) {
  return useRefreshing(({ number, ...body }: AnswerFields & { number: number }) =>
    answerOf(api.POST(`${PATH}/doubts/{number}`, { params: { path: { review_id: reviewId, number } }, body })),
  );
}

export const useFinish = (reviewId: string) =>
  useRefreshing(() => api.POST(`${PATH}/finish`, { params: { path: { review_id: reviewId } } }));

export function useUndo(reviewId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.POST(`${PATH}/undo`, { params: { path: { review_id: reviewId } } }),
    onSuccess: () => Promise.all([forgetReview(queryClient, reviewId), refreshProfile(queryClient)]),
  });
}

export const useSetLevels = () => useRefreshing(setSkillLevels);

/** Puts in the names that a resume didn't give. */
export function useNameJob({ id, jobTitle, companyName, startDate, endDate, duties }: WorkExperience) {
  return useRefreshing((names: { jobTitle?: string; companyName?: string }) =>
    answerOf(
      api.PUT("/api/work-experiences/{row_id}", {
        params: { path: { row_id: id } },
        body: { jobTitle, companyName, startDate, endDate, duties, ...names },
      }),
    ),
  );
}
