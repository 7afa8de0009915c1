import { useLingui } from "@lingui/react/macro";

import { AddedCard, AddedRow } from "./added-card";
import type { Contact } from "./api";

/** What the upload put into the contact details, which only empty fields take. */
export function AddedContact({ contact, onEdit }: { contact: Contact; onEdit: () => void }) {
  const { t } = useLingui();
  const { phone, city, state, links = [] } = contact;
  const place = [city, state].filter(Boolean).join(", ");
  const rows = [
    { name: t`Phone`, value: phone },
    { name: t`City`, value: place },
    ...links.map((link) => ({ name: t`Link`, value: link })),
  ].filter(({ value }) => value);
  return (
    <AddedCard title={t`How employers reach you`} count={rows.length}>
      <ul>
        {rows.map(({ name, value }) => (
          <AddedRow key={value} name={name} onEdit={onEdit}>
            <b className="break-words">{value}</b>
            <span className="text-ink-soft">{name}</span>
          </AddedRow>
        ))}
      </ul>
    </AddedCard>
  );
}

/** Whether the upload filled in any of them: they count as one thing that was added. */
export const hasContact = ({ phone, city, links = [] }: Contact) => Boolean(phone ?? city ?? links[0]);
