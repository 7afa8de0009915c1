import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";
import { currentUserQuery } from "@/api/queries/current-user";

export type ManagedUser = Schemas["UserSummary"];
export type UserChange = Partial<Pick<ManagedUser, "role" | "isActive">>;

const PATH = "/api/admin/users";

/** All that is given must hold. `search` is a part of a name or email, or an id. */
export interface UserFilter {
  search?: string;
  role?: ManagedUser["role"];
  active?: "true" | "false";
}

/** The accounts of a filter, the newest first, page after page. */
export const useManagedUsers = (filter: UserFilter) =>
  useInfiniteQuery({
    queryKey: [PATH, filter],
    queryFn: ({ pageParam, signal }) => {
      const { active, ...others } = filter;
      const query = { ...others, ...(active && { active: active === "true" }), ...(pageParam && { after: pageParam }) };
      return answerOf(api.GET(PATH, { params: { query }, signal }));
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Changes one account, and waits until the list shows it. An admin's own account may be the one. */
export function useChangeUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: UserChange }) =>
      answerOf(api.PATCH(`${PATH}/{user_id}`, { params: { path: { user_id: id } }, body: change })),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [PATH] }),
        queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
      ]),
  });
}
