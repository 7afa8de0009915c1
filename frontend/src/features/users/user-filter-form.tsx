import { Trans, useLingui } from "@lingui/react/macro";
import type { SubmitEvent } from "react";

import type { UserFilter } from "@/api/admin-users";
import { Button } from "@/ui/button";
import { Select, TextField } from "@/ui/field";

import { filterOf } from "./user-filter";

interface UserFilterFormProps {
  filter: UserFilter;
  onChange: (filter: UserFilter) => void;
}

/** Remount it by its key when the filter comes from elsewhere: its fields hold what is being typed. */
export function UserFilterForm({ filter, onChange }: UserFilterFormProps) {
  const { t } = useLingui();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string") asked.set(name, value);
    }
    onChange(filterOf(asked));
  };
  return (
    <form onSubmit={submit} role="search" aria-label={t`Find users`} className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="col-span-2 lg:col-span-1">
          <TextField
            label={<Trans>Name, email or id</Trans>}
            name="search"
            type="search"
            autoComplete="off"
            maxLength={320}
            defaultValue={filter.search ?? ""}
          />
        </div>
        <Select label={<Trans>Role</Trans>} name="role" defaultValue={filter.role ?? ""}>
          <option value="">{t`All`}</option>
          <option value="admin">{t`Admins`}</option>
          <option value="user">{t`Users`}</option>
        </Select>
        <Select label={<Trans>Account</Trans>} name="active" defaultValue={filter.active ?? ""}>
          <option value="">{t`All`}</option>
          <option value="true">{t`Active`}</option>
          <option value="false">{t`Switched off`}</option>
        </Select>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">
          <Trans>Show users</Trans>
        </Button>
        <Button look="quiet" onClick={() => onChange({})}>
          <Trans>Clear the filter</Trans>
        </Button>
      </div>
    </form>
  );
}
