import { useState } from 'react';

/** Selection from a list over all its pages: rows by id, with their sums in minor units. */
export interface Choice<Row extends Chosen = Chosen> {
  ids: number[];
  rows: Row[];
  count: number;
  /** Total of the selection. */
  sum: number;
  has: (id: number) => boolean;
  set: (rows: readonly Row[], isChosen: boolean) => void;
  clear: () => void;
}

export interface Chosen {
  id: number;
  amount: number;
}

export function useChoice<Row extends Chosen = Chosen>(): Choice<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map());
  const rows = [...chosen.values()];
  return {
    ids: [...chosen.keys()],
    rows,
    count: rows.length,
    sum: rows.reduce((sum, { amount }) => sum + amount, 0),
    has: (id) => chosen.has(id),
    set: (changed, isChosen) =>
      setChosen((before) => {
        const after = new Map(before);
        for (const row of changed) {
          if (isChosen) after.set(row.id, row);
          else after.delete(row.id);
        }
        return after;
      }),
    clear: () => setChosen(new Map()),
  };
}
