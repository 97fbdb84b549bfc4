import type { Selectable } from 'kysely';
import type { Trx } from '../../calls.ts';
import { localDate } from '../../domain/local-time.ts';
import type { ChargesTable } from '../../tables.ts';
import { insertCharge } from './charge-store.ts';

/** A change of an order's cost; the posting that moved its money is already written. */
export interface NewCharge {
  kind: Selectable<ChargesTable>['kind'];
  /** Payment channel: paid from the deposit by its posting, or owed. */
  channel: 'balance' | 'credit';
  /** Minor units of the order's currency: debts positive, refunds negative. */
  amount: number;
  postingId: number;
  order: ChargedOrder;
  /** The instant that dates it, if not now: the end of the service, however late it is recorded. */
  chargedAt?: Date | undefined;
  memo: string;
  userId: number | null;
  now: Date;
}

/** Columns of the order that a charge copies. */
export interface ChargedOrder {
  id: number;
  agency_id: number;
  currency: string;
  product: string;
  tz: string;
  service_start: Date;
}

/**
 * Writes a charge in the transaction of its posting; its order is locked. An amount of zero writes none. The
 * posting belongs to the month in which it is written, the charge to the billing period of its own date.
 */
export async function writeCharge(trx: Trx, charge: NewCharge): Promise<void> {
  const { order, kind, channel, amount, postingId, memo, userId, now, chargedAt = now } = charge;
  if (amount === 0) return;
  await insertCharge(trx, {
    agency_id: order.agency_id,
    order_id: order.id,
    posting_id: postingId,
    currency: order.currency,
    product: order.product,
    service_date: localDate(order.service_start.getTime(), order.tz),
    charged_at: chargedAt,
    kind,
    channel,
    amount,
    memo,
    settled: channel === 'balance' ? amount : 0,
    user_id: userId,
  });
}
