import { type FileEffects, ratioOf } from './effects.ts';

/** Kinds of doubts; also the keys of their texts. */
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

/** A change so large or unusual that it is probably a mistake. */
export interface ImportDoubt {
  file: string;
  code: DoubtCode;
  facts: Record<string, string | number>;
}

/** Share of a group's open nights that may go off sale without a doubt. */
const MAX_OFF_SALE = 0.1;
/** A change of price below the one or above the other ratio is doubted. */
const [LOWEST_PRICE, HIGHEST_PRICE] = [0.5, 1.5];
/** Number of rows that a file may set inactive without a doubt. */
const MAX_ENDED = 10;

/**
 * Finds the changes of an import that need confirmation; the worst of each kind represents the others of its file.
 */
export function findDoubts(
  /** Number of rows that each file sets inactive. */
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
  // A price that falls this far is also unusually low: one question is enough.
  if (oddest && !falls) doubts.push({ file, code: 'price_odd', facts: { ...oddest, others: odd - 1 } });
  if (worst) doubts.push({ file, code: 'below_cost', facts: { ...worst, others: belowCost - 1 } });
  return doubts;
}
