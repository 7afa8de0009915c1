import { Trans, useLingui } from "@lingui/react/macro";
import type { SubmitEvent } from "react";

import { type JobFilter, jobStates, queueNames } from "@/api/model";
import { Button } from "@/ui/button";
import { Select, TextField } from "@/ui/field";
import { Tag } from "@/ui/tag";

import { filterOf, fromLocalField, toLocalField } from "./job-filter";
import { kindNames, nameIn, stateNames } from "./names";

interface JobFilterFormProps {
  filter: JobFilter;
  onChange: (filter: JobFilter) => void;
}

/** Remount it by its key when the filter comes from elsewhere: its fields hold what is being typed. */
export function JobFilterForm({ filter, onChange }: JobFilterFormProps) {
  const { i18n, t } = useLingui();
  const kinds = Object.keys(kindNames);
  if (filter.kind && !kinds.includes(filter.kind)) kinds.push(filter.kind);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const asked = new URLSearchParams();
    for (const [name, value] of fields) {
      if (typeof value === "string") asked.set(name, name in localFields ? fromLocalField(value) : value);
    }
    onChange({ ...filterOf(asked), ...errorOf(filter) });
  };

  return (
    <form onSubmit={submit} className="grid gap-3" aria-label={t`Filter jobs`}>
      <div className="grid grid-cols-2 gap-3 *:[&:has(input[type=datetime-local])]:max-sm:col-span-2 lg:grid-cols-3">
        <Select label={<Trans>Kind</Trans>} name="kind" defaultValue={filter.kind ?? ""}>
          <option value="">{t`All`}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {nameIn(kindNames, i18n, kind)}
            </option>
          ))}
        </Select>
        <Select label={<Trans>State</Trans>} name="state" defaultValue={filter.state ?? ""}>
          <option value="">{t`All`}</option>
          {jobStates.map((state) => (
            <option key={state} value={state}>
              {i18n._(stateNames[state])}
            </option>
          ))}
        </Select>
        <Select label={<Trans>Queue</Trans>} name="queue" defaultValue={filter.queue ?? ""}>
          <option value="">{t`All`}</option>
          {queueNames.map((queue) => (
            <option key={queue}>{queue}</option>
          ))}
        </Select>
        <TextField
          label={<Trans>User's email or id</Trans>}
          name="user"
          autoComplete="off"
          maxLength={320}
          defaultValue={filter.user ?? ""}
        />
        <TextField
          label={<Trans>Asked for since</Trans>}
          name="since"
          type="datetime-local"
          defaultValue={toLocalField(filter.since)}
        />
        <TextField
          label={<Trans>Asked for before</Trans>}
          name="until"
          type="datetime-local"
          defaultValue={toLocalField(filter.until)}
        />
      </div>
      {(filter.errorCode ?? filter.frame) && (
        <p className="flex flex-wrap items-center gap-2">
          <Trans>Only with this error:</Trans>
          {filter.errorCode && <Tag colour="red">{filter.errorCode}</Tag>}
          {filter.frame && <code className="min-w-0 font-mono text-sm break-all">{filter.frame}</code>}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">
          <Trans>Show jobs</Trans>
        </Button>
        <Button look="quiet" onClick={() => onChange({})}>
          <Trans>Clear the filter</Trans>
        </Button>
      </div>
    </form>
  );
}

const localFields = { since: true, until: true };

/** What only a link from the list of errors sets. */
const errorOf = ({ errorCode, frame }: JobFilter): JobFilter => ({
  ...(errorCode && { errorCode }),
  ...(frame && { frame }),
});
