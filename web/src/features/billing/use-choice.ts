import { useState } from 'react';

/** What has been chosen from a list, over its pages: sums in minor units by id. */
export interface Choice {
  ids: number[];
  count: number;
  /** What the chosen add up to. */
  sum: number;
  has: (id: number) => boolean;
  set: (rows: readonly Chosen[], isChosen: boolean) => void;
  clear: () => void;
}

interface Chosen {
  id: number;
  amount: number;
}

export function useChoice(): Choice {
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const ids = [...chosen.keys()];
  return {
    ids,
    count: ids.length,
    sum: [...chosen.values()].reduce((sum, amount) => sum + amount, 0),
    has: (id) => chosen.has(id),
    set: (rows, isChosen) =>
      setChosen((before) => {
        const after = new Map(before);
        for (const { id, amount } of rows) {
          if (isChosen) after.set(id, amount);
          else after.delete(id);
        }
        return after;
      }),
    clear: () => setChosen(new Map()),
  };
}
