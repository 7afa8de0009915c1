import { type ReactNode, useId, useState } from "react";

import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Dialog } from "@/ui/dialog";
import { EditAndDelete } from "@/ui/edit-and-delete";
import { ListRow } from "@/ui/list-row";

interface Row {
  id: string;
}

interface ListCardProps<Of extends Row> {
  title: string;
  introduction: string;
  addLabel: string;
  editTitle: string;
  rows: Of[];
  nameOf: (row: Of) => string;
  describe: (row: Of) => ReactNode;
  isDeleting: boolean;
  onDelete: (row: Of) => void;
  /** The form in the dialog, of the record to change or of a new one. */
  form: (edited: Of | undefined, close: () => void) => ReactNode;
}

/** A card with a short list of records, each of which is added and changed in a dialog. */
export function ListCard<Of extends Row>(props: ListCardProps<Of>) {
  const heading = useId();
  const [open, setOpen] = useState(false);
  const [edited, setEdited] = useState<Of>();
  const openFor = (row?: Of) => {
    setEdited(row);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <Card aria-labelledby={heading} className="grid gap-4">
      <h2 id={heading} className="text-2xl">
        {props.title}
      </h2>
      <p className="text-ink-soft">{props.introduction}</p>
      {props.rows.length > 0 && (
        <ul className="grid gap-3">
          {props.rows.map((row) => (
            <ListRow
              key={row.id}
              actions={
                <EditAndDelete
                  name={props.nameOf(row)}
                  isDeleting={props.isDeleting}
                  onEdit={() => openFor(row)}
                  onDelete={() => props.onDelete(row)}
                />
              }
            >
              <p className="font-semibold wrap-anywhere">{props.nameOf(row)}</p>
              {props.describe(row)}
            </ListRow>
          ))}
        </ul>
      )}
      <Button className="w-fit" onClick={() => openFor()}>
        {props.addLabel}
      </Button>
      <Dialog open={open} onClose={close} title={edited ? props.editTitle : props.addLabel}>
        {props.form(edited, close)}
      </Dialog>
    </Card>
  );
}
