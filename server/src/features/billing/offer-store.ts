import type { BillOffer } from '@serai/contract/billing/bills';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { exchange } from '../../domain/exchange.ts';
import { localDate } from '../../domain/local-time.ts';
import type { BillOffersTable } from '../../tables.ts';
import type { ListedBill } from './bill-list-store.ts';
import { type BillRow, openOf } from './bill-store.ts';

export type OfferRow = Selectable<BillOffersTable>;

/** Inserts an offer. Offers are immutable: a newer one supersedes it from its day on. */
export async function insertOffer(trx: Trx, offer: Insertable<BillOffersTable>): Promise<OfferRow> {
  return trx.insertInto('bill_offers').values(offer).returningAll().executeTakeFirstOrThrow();
}

/** Offer that applies to money of a currency that arrived on a day: the newest one made by that day. */
export async function findOffer(
  db: Db | Trx,
  billId: number,
  { currency, day }: { currency: string; day: string },
): Promise<OfferRow | undefined> {
  const offers = db.selectFrom('bill_offers').selectAll().where('bill_id', '=', billId);
  const made = offers.where('currency', '=', currency).where('offered_on', '<=', day);
  const newest = await made.orderBy('id', 'desc').limit(1).executeTakeFirst();
  return newest && day <= newest.until ? newest : undefined;
}

/** Open amount of a bill by each offer valid on the agency's current day. */
export async function listOffers(db: Db, bill: ListedBill, now: Date): Promise<BillOffer[]> {
  if (openOf(bill) <= 0) return [];
  const newest = await db
    .selectFrom('bill_offers')
    .selectAll()
    .distinctOn('currency')
    .where('bill_id', '=', bill.id)
    .orderBy('currency')
    .orderBy('id', 'desc')
    .execute();
  const today = localDate(now.getTime(), bill.tz);
  return newest.filter(({ until }) => today <= until).map((offer) => presentOffer(bill, offer));
}

/** Open amount of a bill by an offer. */
export function presentOffer(bill: BillRow, { currency, rate, rate_of, until }: OfferRow): BillOffer {
  const stated = { rate, of: rate_of };
  const open = { amount: openOf(bill), currency: bill.currency };
  return { amount: { amount: exchange(open, currency, stated), currency }, rate: stated, until };
}
