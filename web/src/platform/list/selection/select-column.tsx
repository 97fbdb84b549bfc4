import type { Column } from '@serai/ui/data-table';
import { SelectBox, SelectPage } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

/** The column of boxes at the start of a table; none while rows have no boxes. `isDense`: rows are no cards on a phone. */
export function selectColumn<Row>(
  selection: Selection<Row>,
  numberOf: (row: Row) => string,
  isDense = false,
): readonly Column<Row>[] {
  if (!selection.hasBoxes) return [];
  return [
    {
      key: 'select',
      // On a phone `SelectLine` has this box.
      title: selection.isNarrow ? null : <SelectPage selection={selection} isBare />,
      card: isDense ? 'start' : 'head',
      render: (row) => <SelectBox selection={selection} row={row} number={numberOf(row)} isBare={isDense} />,
    },
  ];
}
