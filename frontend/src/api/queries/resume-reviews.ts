import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";

import { answerOf, api } from "../client";

const PATH = "/api/resume-reviews";

const openReviewsQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => answerOf(api.GET(PATH, { signal })),
});

/** Uploads that nobody has looked over yet, the newest first. */
export const useOpenReviews = () => useQuery(openReviewsQuery);

/** The list of them, and each. */
export const refreshReviews = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: [PATH] });

/** The list of them without one that is gone, which isn't asked for again while it is still on the screen. */
export const forgetReview = (queryClient: QueryClient, id: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [PATH], exact: true }),
    queryClient.invalidateQueries({ queryKey: [PATH, id], refetchType: "none" }),
  ]);

export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: [PATH, id],
    queryFn: ({ signal }) => answerOf(api.GET(`${PATH}/{review_id}`, { params: { path: { review_id: id } }, signal })),
  });
