import { maxSelected } from '@serai/contract/bounds';
import { useNarrow } from '@serai/ui/use-narrow';
import { useState } from 'react';
import { changeRows, keysBetween, noRows } from './chosen-rows.ts';

interface SelectionOptions<Row> {
  /** Identifies the list and its filter, without the page: another one clears the selection. */
  scope: string;
  /** Rows of the shown page that can be selected; undefined while they load. */
  shown: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  /** Maximum number of selected rows. */
  most?: number;
}

/** Selected rows of a list, and the ways to change the selection. */
export interface Selection<Row> {
  /** Selected rows of all pages, those of the shown page as they are now. */
  rows: readonly Row[];
  count: number;
  /** No further row can be selected. */
  isFull: boolean;
  /** How many rows of the shown page are selected. */
  ofPage: 'all' | 'some' | 'none';
  has: (row: Row) => boolean;
  /** Selects a row or takes it out; a range reaches from the row changed before. */
  set: (row: Row, isChosen: boolean, isRange: boolean) => void;
  setPage: (isChosen: boolean) => void;
  clear: () => void;
  /** Whether rows have boxes: always on a laptop, on a phone while the reader selects. */
  hasBoxes: boolean;
  isNarrow: boolean;
  /** On a phone: starts to select, or stops and clears the selection. */
  setChoosing: (isChoosing: boolean) => void;
}

/** Keeps the selection of a list while its pages change. */
export function useSelection<Row>(options: SelectionOptions<Row>): Selection<Row> {
  const { scope, shown = [], keyOf, most = maxSelected } = options;
  const isNarrow = useNarrow();
  const [isChoosing, setChoosing] = useState(false);
  const [stored, setChosen] = useState(() => noRows<Row>(scope));
  let chosen = stored;
  if (stored.scope !== scope) {
    chosen = noRows<Row>(scope);
    setChosen(chosen);
  }
  const byKey = new Map(shown.map((row) => [keyOf(row), row]));
  const chosenShown = [...byKey.keys()].filter((key) => chosen.rows.has(key)).length;

  function change(keys: readonly string[], isChosen: boolean): void {
    const rows = keys.flatMap((key) => {
      const row = byKey.get(key);
      return row === undefined ? [] : [[key, row] as const];
    });
    setChosen((before) => changeRows(before, { rows, isChosen, most }));
  }
  const clear = () => setChosen(noRows<Row>(scope));

  return {
    rows: [...chosen.rows].map(([key, row]) => byKey.get(key) ?? row),
    count: chosen.rows.size,
    isFull: chosen.rows.size >= most,
    ofPage: chosenShown === 0 ? 'none' : chosenShown === byKey.size ? 'all' : 'some',
    has: (row) => chosen.rows.has(keyOf(row)),
    set: (row, isChosen, isRange) => {
      const key = keyOf(row);
      change(isRange ? keysBetween([...byKey.keys()], chosen.last, key) : [key], isChosen);
    },
    setPage: (isChosen) => change([...byKey.keys()], isChosen),
    clear,
    hasBoxes: !isNarrow || isChoosing,
    isNarrow,
    setChoosing: (choosing) => {
      setChoosing(choosing);
      if (!choosing) clear();
    },
  };
}
