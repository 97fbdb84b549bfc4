import { Button } from '@serai/ui/button';
import { type Column, DataTable, type DataTableProps } from '@serai/ui/data-table';
import { useLatePanel } from '@serai/ui/use-late-panel';
import { usePhrases } from '../../i18n/phrases.ts';
import type { HiddenColumns } from './hidden-columns.ts';

interface ColumnsTableProps<Row> extends DataTableProps<Row> {
  /** The reader's choice, by `useHiddenColumns`. */
  choice: HiddenColumns;
  /** Column of boxes to select rows, before the others; empty without a selection. */
  select?: readonly Column<Row>[];
  /** Column after the others that cannot be hidden, e.g. actions. */
  last?: Column<Row>;
}

/** A table whose reader chooses the columns; the first one always stays, because it opens the row. */
export function ColumnsTable<Row>({ choice, select = [], last, columns, ...table }: ColumnsTableProps<Row>) {
  const t = usePhrases('list-views');
  const { hidden } = choice;
  const { module, panel, button } = useLatePanel(importPanel);
  const [first, ...others] = columns;
  const shown = columns.filter((column) => column === first || !hidden.has(column.key));
  return (
    <>
      <div className="not-printed mb-1 flex justify-end max-md:hidden">
        <Button {...button} kind="quiet" size="compact">
          {t('columns')}
        </Button>
        {module && <module.ColumnsPanel {...panel} columns={others} choice={choice} />}
      </div>
      <DataTable {...table} columns={[...select, ...shown, ...(last ? [last] : [])]} />
    </>
  );
}

const importPanel = () => import('./columns-panel.tsx');
