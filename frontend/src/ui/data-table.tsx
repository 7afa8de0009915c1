import { Fragment, type ReactNode } from "react";

export interface Column<Row> {
  key: string;
  title: string;
  /** Null where a row has nothing to say: a dash in the table, left out of a sheet. */
  cell: (row: Row) => ReactNode;
  /** Figures stand under each other on the right. */
  figure?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** What neighbouring rows have in common, such as their day; it stands once above them. */
  groupOf?: (row: Row) => string;
}

/**
 * A table where its own place has room for one; elsewhere, as on a phone, each row becomes a small sheet, headed by its
 * first cell, with every other cell named.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, groupOf }: DataTableProps<Row>) {
  const groups = groupOf && rows.map(groupOf);
  return (
    <div className="@container">
      <table className="block w-full border-collapse @4xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only @4xl:not-sr-only @4xl:table-header-group">
          <tr className="@4xl:border-b-2 @4xl:border-line-strong">
            {columns.map(({ key, title, figure }) => (
              <th key={key} scope="col" className={`px-1.5 py-2 font-semibold ${figure ? "text-right" : "text-left"}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block @4xl:table-row-group">
          {rows.map((row, place) => (
            <Fragment key={rowKey(row)}>
              {groups && groups[place] !== groups[place - 1] && (
                <GroupHead columns={columns.length}>{groups[place]}</GroupHead>
              )}
              <tr className="grid gap-1 border-t border-line py-3 first:border-0 @4xl:table-row @4xl:border-t">
                {cellsOf(columns, row).map(({ key, title, content, figure }, position) => (
                  <td
                    key={key}
                    className={`${content === null ? "hidden" : "flex"} min-w-0 flex-wrap items-baseline justify-between gap-x-4 @4xl:table-cell @4xl:px-1.5 @4xl:py-1.5 @4xl:align-middle ${
                      figure ? "tabular-nums @4xl:text-right" : ""
                    }`}
                  >
                    {position > 0 && (
                      <span aria-hidden className="text-ink-soft @4xl:hidden">
                        {title}
                      </span>
                    )}
                    <span
                      className={`min-w-0 ${position > 0 ? "ml-auto text-right @4xl:ml-0" : ""} ${figure ? "" : "@4xl:text-left"}`}
                    >
                      {content ?? "–"}
                    </span>
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cellsOf = <Row,>(columns: Column<Row>[], row: Row) =>
  columns.map(({ cell, ...column }) => ({ ...column, content: cell(row) }));

const GroupHead = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tr className="block @4xl:table-row">
    <th scope="colgroup" colSpan={columns} className="eyebrow block pt-5 pb-1 text-left @4xl:table-cell @4xl:px-1.5">
      {children}
    </th>
  </tr>
);
