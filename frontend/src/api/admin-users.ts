import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";

import { currentUserQuery } from "./current-user";
import { getJson, patchForJson } from "./http";
import type { ManagedUser } from "./model";

const PATH = "/api/admin/users";

/** All that is given must hold. `search` is a part of a name or email, or an id. */
export interface UserFilter {
  search?: string;
  role?: ManagedUser["role"];
  active?: "true" | "false";
}

interface UserPage {
  users: ManagedUser[];
  found: number;
  next: string | null;
}

/** The accounts of a filter, the newest first, page after page. */
export const useManagedUsers = (filter: UserFilter) =>
  useInfiniteQuery({
    queryKey: [PATH, filter],
    queryFn: ({ pageParam, signal }) => getJson<UserPage>(pageOf(filter, pageParam), signal),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const pageOf = (filter: UserFilter, after: string) =>
  `${PATH}?${new URLSearchParams({ ...filter, ...(after && { after }) })}`;

export type UserChange = Partial<Pick<ManagedUser, "role" | "isActive">>;

/** Changes one account, and waits until the list shows it. An admin's own account may be the one. */
export function useChangeUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: UserChange }) =>
      patchForJson<ManagedUser>(`${PATH}/${id}`, change),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [PATH] }),
        queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
      ]),
  });
}
