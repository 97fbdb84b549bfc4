import type { ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export interface Column<Row> {
  key: string;
  title: ReactNode;
  render: (row: Row) => ReactNode;
  /** `end` for money and counts: aligned at the right with tabular figures. */
  align?: 'start' | 'end' | undefined;
  /** On a phone: the head of the card, a normal line (default), or hidden. */
  card?: 'head' | 'line' | 'hidden' | undefined;
  /** The title is only for screen readers, e.g. above buttons. */
  titleHidden?: boolean | undefined;
}

export interface DataTableProps<Row> {
  /** Describes the table to screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Outcome of a completed row that keeps its place; it replaces the row's actions, and the row is dimmed. */
  outcomeOf?: ((row: Row) => ReactNode) | undefined;
  /** Dims the rows while newer ones are loading. */
  stale?: boolean | undefined;
}

/**
 * A table on a laptop and on paper, a stack of cards on a phone; a single markup, so screen readers read nothing
 * twice.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, outcomeOf, stale = false } = props;
  return (
    <table
      className={classNames(
        'w-full border-collapse text-left max-md:block print:table',
        stale && 'opacity-60',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only print:not-sr-only print:table-header-group">
        <tr className="border-b border-line-strong">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={classNames(
                'px-3 py-2 text-caption font-strong whitespace-nowrap text-muted first:pl-0 last:pr-0',
                column.align === 'end' && 'text-right',
                column.titleHidden && 'print:hidden',
              )}
            >
              <span className={column.titleHidden ? 'sr-only' : undefined}>{column.title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-4 print:table-row-group">
        {rows.map((row) => {
          const outcome = outcomeOf?.(row) ?? null;
          return (
            <tr
              key={rowKey(row)}
              data-row
              className={classNames(
                'border-b border-line max-md:flex max-md:flex-col max-md:gap-1 max-md:rounded-card max-md:border max-md:bg-surface max-md:p-4 md:hover:bg-sunken/60',
                'print:table-row print:break-inside-avoid print:border-x-0 print:border-t-0',
                outcome !== null && 'text-muted',
              )}
            >
              {columns.map((column) => (
                <TableCell key={column.key} column={column} row={row} outcome={outcome} />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function TableCell<Row>({ column, row, outcome }: { column: Column<Row>; row: Row; outcome: ReactNode }) {
  const card = column.card ?? 'line';
  return (
    <td
      className={classNames(
        'px-3 py-3 align-top first:pl-0 last:pr-0 max-md:block max-md:p-0',
        'print:table-cell print:px-2 print:py-1.5 print:text-body',
        column.titleHidden && 'print:hidden',
        column.align === 'end' && 'figures md:text-right print:text-right',
        card === 'head' && 'max-md:pb-1 max-md:text-lead max-md:font-strong',
        card === 'hidden' && 'max-md:hidden',
        card === 'line' && 'max-md:flex max-md:justify-between max-md:gap-4',
      )}
    >
      {card === 'line' && !column.titleHidden && (
        <span aria-hidden="true" className="shrink-0 text-muted md:hidden print:hidden">
          {column.title}
        </span>
      )}
      <span
        className={classNames(
          'min-w-0 md:contents print:contents print:[text-align:inherit]',
          card === 'line' && 'max-md:text-right',
        )}
      >
        {outcome !== null && column.titleHidden ? outcome : column.render(row)}
      </span>
    </td>
  );
}
