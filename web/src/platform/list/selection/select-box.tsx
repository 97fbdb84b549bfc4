import { Checkbox } from '@serai/ui/checkbox';
import { usePhrases } from '../../i18n/phrases.ts';
import type { Selection } from './use-selection.ts';

interface SelectBoxProps<Row> {
  selection: Selection<Row>;
  row: Row;
  /** Number by which people name the row. */
  number: string;
  /** The label is for screen readers only on a phone, too. */
  isBare?: boolean;
}

/** Selects one row; with Shift all rows from the one changed before. `x` on the row presses it. */
export function SelectBox<Row>({ selection, row, number, isBare = false }: SelectBoxProps<Row>) {
  const t = usePhrases('list-selection');
  const isChosen = selection.has(row);
  return (
    <Checkbox
      data-select
      className="select-none print:hidden"
      label={<span className={isBare ? 'sr-only' : 'md:sr-only'}>{t('selectRow', { number })}</span>}
      checked={isChosen}
      disabled={!isChosen && selection.isFull}
      onChange={({ target, nativeEvent }) =>
        selection.set(row, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

interface SelectPageProps<Row> {
  selection: Selection<Row>;
  /** The label is for screen readers only, e.g. at the head of a column. */
  isBare?: boolean;
}

/** Selects all rows of the shown page, or takes them out. */
export function SelectPage<Row>({ selection, isBare = false }: SelectPageProps<Row>) {
  const t = usePhrases('list-selection');
  return (
    <Checkbox
      data-select
      className="print:hidden"
      label={<span className={isBare ? 'sr-only' : 'text-muted'}>{t('selectPage')}</span>}
      checked={selection.ofPage === 'all'}
      // Browsers have no attribute for it, and end it at each click.
      ref={(input) => {
        if (input) input.indeterminate = selection.ofPage === 'some';
      }}
      onChange={() => selection.setPage(selection.ofPage !== 'all')}
    />
  );
}
