import type { ReactNode } from "react";

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand under each other on the right. */
  figure?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
}

/**
 * A table where there is room for one; on a phone each row becomes a small sheet, headed by its first cell, with every
 * other cell named.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <table className="block w-full border-collapse lg:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only lg:not-sr-only lg:table-header-group">
        <tr className="lg:border-b-2 lg:border-line-strong">
          {columns.map(({ key, title, figure }) => (
            <th key={key} scope="col" className={`px-2 py-2 font-semibold ${figure ? "text-right" : "text-left"}`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="grid gap-1 border-t border-line py-3 first:border-0 lg:table-row lg:border-t"
          >
            {columns.map(({ key, title, cell, figure }, position) => (
              <td
                key={key}
                className={`flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 lg:table-cell lg:px-2 lg:py-1.5 lg:align-middle ${
                  figure ? "tabular-nums lg:text-right" : ""
                }`}
              >
                {position > 0 && (
                  <span aria-hidden className="text-ink-soft lg:hidden">
                    {title}
                  </span>
                )}
                <span
                  className={`min-w-0 break-words ${position > 0 ? "ml-auto text-right lg:ml-0" : ""} ${figure ? "" : "lg:text-left"}`}
                >
                  {cell(row)}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
