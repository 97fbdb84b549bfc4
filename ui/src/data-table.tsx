import type { ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export interface Column<Row> {
  key: string;
  title: ReactNode;
  render: (row: Row) => ReactNode;
  /** `end` for money and counts: aligned at the right with tabular figures. */
  align?: 'start' | 'end' | undefined;
  /** On a phone: the head of the card, a normal line (default), hidden, or without title before the others, e.g. a box. */
  card?: 'head' | 'line' | 'hidden' | 'start' | undefined;
  /** Takes the width that the other columns leave; its content must not have a width of its own. */
  grows?: boolean | undefined;
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
  /** Rows of 56 px with cells of at most two lines; on a phone rows without cards, with all cells side by side. */
  dense?: boolean | undefined;
}

/**
 * A table on a laptop and on paper, a stack of cards on a phone; a single markup, so screen readers read nothing
 * twice.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, outcomeOf, stale = false, dense = false } = props;
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
                dense ? 'px-2' : 'px-3',
                column.grows && 'w-full',
                'py-2 text-caption font-strong whitespace-nowrap text-muted first:pl-0 last:pr-0',
                column.align === 'end' && 'text-right',
                column.titleHidden && 'print:hidden',
              )}
            >
              <span className={column.titleHidden ? 'sr-only' : undefined}>{column.title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classNames('max-md:grid print:table-row-group', !dense && 'max-md:gap-4')}>
        {rows.map((row) => {
          const outcome = outcomeOf?.(row) ?? null;
          return (
            <tr
              key={rowKey(row)}
              data-row
              className={classNames(
                'border-b border-line max-md:flex md:hover:bg-sunken/60',
                dense
                  ? 'max-md:items-center max-md:gap-2 max-md:py-2 md:h-14'
                  : 'max-md:flex-col max-md:gap-1 max-md:rounded-card max-md:border max-md:bg-surface max-md:p-4',
                'print:table-row print:break-inside-avoid print:border-x-0 print:border-t-0',
                outcome !== null && 'text-muted',
              )}
            >
              {columns.map((column) => (
                <TableCell key={column.key} column={column} row={row} outcome={outcome} dense={dense} />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface TableCellProps<Row> {
  column: Column<Row>;
  row: Row;
  outcome: ReactNode;
  dense: boolean;
}

function TableCell<Row>({ column, row, outcome, dense }: TableCellProps<Row>) {
  const card = column.card ?? 'line';
  return (
    <td
      className={classNames(
        'first:pl-0 last:pr-0 max-md:block max-md:p-0',
        dense ? 'px-2 py-1 align-middle leading-5' : 'px-3 py-3 align-top',
        column.grows && 'md:w-full',
        dense && card === 'head' && 'max-md:min-w-0 max-md:flex-1',
        'print:table-cell print:px-2 print:py-1.5 print:text-body',
        column.titleHidden && 'print:hidden',
        column.align === 'end' && 'figures md:text-right print:text-right',
        card === 'head' && !dense && 'max-md:pb-1 max-md:text-lead max-md:font-strong',
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
