import type { ClosingItem } from '@serai/contract/closing/words';
import type { Money } from '@serai/contract/money';
import type { Db, Trx } from '../../calls.ts';

/** An item of the checklist of a month; it is open while `count` is above zero. */
export interface OpenItem {
  item: ClosingItem;
  count: number;
  /** One sum per currency; empty without a sum. */
  sums: Money[];
}

/** Lists all items of the checklist of a month; the closing feature provides it. */
export type ListOpenItems = (db: Db | Trx, month: string, now: Date) => Promise<OpenItem[]>;
