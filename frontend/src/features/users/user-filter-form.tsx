import { Trans, useLingui } from "@lingui/react/macro";

import { Select, TextField } from "@/ui/field";
import { FilterForm } from "@/ui/filter-form";

import type { UserFilter } from "./api";
import { filterOf } from "./user-filter";

interface UserFilterFormProps {
  filter: UserFilter;
  onChange: (filter: UserFilter) => void;
}

export function UserFilterForm({ filter, onChange }: UserFilterFormProps) {
  const { t } = useLingui();
  return (
    <FilterForm
      label={t`Find users`}
      submitLabel={<Trans>Show users</Trans>}
      onAsk={(asked) => onChange(filterOf(asked))}
      onClear={() => onChange({})}
    >
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
          <option value="">{t({ message: "All", context: "any value of a filter" })}</option>
          <option value="admin">{t`Admins`}</option>
          <option value="user">{t`Users`}</option>
        </Select>
        <Select label={<Trans>Account</Trans>} name="active" defaultValue={filter.active ?? ""}>
          <option value="">{t({ message: "All", context: "any value of a filter" })}</option>
          <option value="true">{t`Active`}</option>
          <option value="false">{t`Deactivated`}</option>
        </Select>
      </div>
    </FilterForm>
  );
}
