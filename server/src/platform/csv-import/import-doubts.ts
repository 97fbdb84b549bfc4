import { type FileEffects, ratioOf } from './effects.ts';

/** Kinds of doubts; each is also the key of its sentence. */
export type DoubtCode =
  | 'much_off_sale'
  | 'price_falls'
  | 'price_rises'
  | 'price_odd'
  | 'price_unsigned'
  | 'below_cost'
  | 'many_ended'
  | 'fee_by_arrival'
  | 'zip_short';

/** Something so large or odd that it is rather a slip than meant. */
export interface ImportDoubt {
  file: string;
  code: DoubtCode;
  facts: Record<string, string | number>;
}

/** More of a group's open nights than this off sale are doubted. */
const MAX_OFF_SALE = 0.1;
/** A price that falls below this share of what it was, or rises above that. */
const [LOWEST_PRICE, HIGHEST_PRICE] = [0.5, 1.5];
/** More rows of a file than this set inactive. */
const MAX_ENDED = 10;

/** Finds what must be confirmed of an import; the worst of each kind stands for the others of its file. */
export function findDoubts(
  /** Rows that each file sets inactive. */
  tallies: Readonly<Record<string, { ended?: number }>>,
  effects: Readonly<Record<string, FileEffects>>,
): ImportDoubt[] {
  return [
    ...Object.entries(tallies).flatMap(([file, { ended = 0 }]) => doubtEnded(file, ended)),
    ...Object.entries(effects).flatMap(([file, own]) => [
      ...doubtOffSale(file, own),
      ...doubtPrices(file, own),
    ]),
  ];
}

function doubtEnded(file: string, ended: number): ImportDoubt[] {
  return ended > MAX_ENDED ? [{ file, code: 'many_ended', facts: { rows: ended } }] : [];
}

function doubtOffSale(file: string, { groups }: FileEffects): ImportDoubt[] {
  const doubted = [...groups].filter(([, { open, off }]) => off > open * MAX_OFF_SALE);
  const worst = doubted.sort(([, a], [, b]) => b.off / b.open - a.off / a.open)[0];
  if (!worst) return [];
  const [group, { open, off }] = worst;
  return [{ file, code: 'much_off_sale', facts: { group, open, off, others: doubted.length - 1 } }];
}

function doubtPrices(
  file: string,
  { lowest, highest, belowCost, worst, odd, oddest }: FileEffects,
): ImportDoubt[] {
  const doubts: ImportDoubt[] = [];
  const falls = lowest && ratioOf(lowest) < LOWEST_PRICE;
  if (falls) doubts.push({ file, code: 'price_falls', facts: { ...lowest } });
  if (highest && ratioOf(highest) > HIGHEST_PRICE)
    doubts.push({ file, code: 'price_rises', facts: { ...highest } });
  // A price that falls that far is odd, too: one question is enough.
  if (oddest && !falls) doubts.push({ file, code: 'price_odd', facts: { ...oddest, others: odd - 1 } });
  if (worst) doubts.push({ file, code: 'below_cost', facts: { ...worst, others: belowCost - 1 } });
  return doubts;
}
