import type { UserFilter } from "./api";

/** The filter that the screen's address names; what it doesn't understand is left out. */
export function filterOf(address: URLSearchParams): UserFilter {
  const [search, role, active] = [address.get("search")?.trim(), address.get("role"), address.get("active")];
  return {
    ...(search && { search }),
    ...((role === "user" || role === "admin") && { role }),
    ...((active === "true" || active === "false") && { active }),
  };
}

export const addressOf = (filter: UserFilter) => new URLSearchParams({ ...filter }).toString();
