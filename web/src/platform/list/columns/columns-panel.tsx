import { Checkbox } from '@serai/ui/checkbox';
import type { Column } from '@serai/ui/data-table';
import { Popover, type PopoverProps } from '@serai/ui/popover';
import { usePhrases } from '../../i18n/phrases.ts';
import type { HiddenColumns } from './hidden-columns.ts';

interface ColumnsPanelProps<Row> extends Pick<PopoverProps, 'open' | 'onOpenChange' | 'anchor'> {
  /** Columns that can be hidden. */
  columns: readonly Column<Row>[];
  choice: HiddenColumns;
}

/** Boxes that show and hide the columns of a list. */
export function ColumnsPanel<Row>({ columns, choice, ...popover }: ColumnsPanelProps<Row>) {
  const t = usePhrases('list-views');
  return (
    <Popover {...popover} label={t('columns')} align="end">
      <div className="grid">
        {columns.map((column) => (
          <Checkbox
            key={column.key}
            label={column.title}
            checked={!choice.hidden.has(column.key)}
            onChange={() => choice.toggle(column.key)}
          />
        ))}
      </div>
    </Popover>
  );
}
