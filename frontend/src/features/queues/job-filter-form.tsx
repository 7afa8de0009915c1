import { Trans, useLingui } from "@lingui/react/macro";

import { Select, TextField } from "@/ui/field";
import { FilterForm } from "@/ui/filter-form";
import { kindNames } from "@/i18n/codes/jobs";
import { Tag } from "@/ui/tag";

import { type JobFilter, jobStates, queueNames } from "./api/model";
import { errorOf, filterOf, fromLocalField, toLocalField } from "./job-filter";
import { nameIn, stateNames } from "./names";
import { moment } from "./quantities";

interface JobFilterFormProps {
  filter: JobFilter;
  onChange: (filter: JobFilter) => void;
}

export function JobFilterForm({ filter, onChange }: JobFilterFormProps) {
  const { i18n, t } = useLingui();
  const kinds = Object.keys(kindNames);
  const endedSince = filter.endedSince && moment(i18n, filter.endedSince);
  if (filter.kind && !kinds.includes(filter.kind)) kinds.push(filter.kind);

  const ask = (asked: URLSearchParams) => {
    for (const field of ["since", "until"]) asked.set(field, fromLocalField(asked.get(field) ?? ""));
    onChange({ ...filterOf(asked), ...errorOf(filter) });
  };

  return (
    <FilterForm label={t`Filter jobs`} submitLabel={<Trans>Show jobs</Trans>} onAsk={ask} onClear={() => onChange({})}>
      <div className="grid grid-cols-2 gap-3 *:[&:has(input[type=datetime-local])]:max-sm:col-span-2 lg:grid-cols-3">
        <Select label={<Trans>Kind</Trans>} name="kind" defaultValue={filter.kind ?? ""}>
          <option value="">{t({ message: "All", context: "any value of a filter" })}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {nameIn(kindNames, i18n, kind)}
            </option>
          ))}
        </Select>
        <Select label={<Trans>State</Trans>} name="state" defaultValue={filter.state ?? ""}>
          <option value="">{t({ message: "All", context: "any value of a filter" })}</option>
          {jobStates.map((state) => (
            <option key={state} value={state}>
              {i18n._(stateNames[state])}
            </option>
          ))}
        </Select>
        <Select label={<Trans>Queue</Trans>} name="queue" defaultValue={filter.queue ?? ""}>
          <option value="">{t({ message: "All", context: "any value of a filter" })}</option>
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
          label={<Trans>Requested since</Trans>}
          name="since"
          type="datetime-local"
          defaultValue={toLocalField(filter.since)}
        />
        <TextField
          label={<Trans>Requested before</Trans>}
          name="until"
          type="datetime-local"
          defaultValue={toLocalField(filter.until)}
        />
      </div>
      {(filter.errorCode ?? filter.frame) && (
        <p className="flex flex-wrap items-center gap-2">
          <Trans>Only with this error:</Trans>
          {filter.errorCode && <Tag colour="red">{filter.errorCode}</Tag>}
          {filter.frame && <code className="min-w-0 font-mono text-sm break-words">{filter.frame}</code>}
        </p>
      )}
      {endedSince && (
        <p>
          <Trans>Only what ended since {endedSince}</Trans>
        </p>
      )}
    </FilterForm>
  );
}
