import { useState } from 'react';

/** What has been chosen from a list, over its pages: its rows by id, with their sums in minor units. */
export interface Choice<Row extends Chosen = Chosen> {
  ids: number[];
  rows: Row[];
  count: number;
  /** What the chosen add up to. */
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
