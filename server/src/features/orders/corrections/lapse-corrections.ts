import type { Db, Trx } from '../../../calls.ts';
import { decideSubject } from '../../concessions/concessions.ts';
import { notifyStaff } from '../../messages/messages.ts';
import type { OpenOrder } from '../open-order.ts';
import { insertHistory } from '../order-store.ts';
import type { Products } from '../products.ts';
import { sweepOrders } from '../timers/sweep-orders.ts';
import { listLapsing, updateLapsed } from './correction-store.ts';

/**
 * Lapses the corrections not decided by a second person in time, and notifies the responsible staff; returns
 * the number of orders handled. The wrong outcome remains until it is requested again. Idempotent and safe to
 * run concurrently.
 */
export async function lapseCorrections(db: Db, products: Products, now: Date): Promise<number> {
  return sweepOrders(db, products, {
    list: (limit) => listLapsing(db, now, limit),
    isDue: () => true,
    handle: (trx, { order }) => lapseCorrection(trx, order, now),
  });
}

async function lapseCorrection(trx: Trx, order: OpenOrder['order'], now: Date): Promise<void> {
  const lapsed = await updateLapsed(trx, order.id, now);
  // A colleague has decided it in the meantime.
  if (!lapsed) return;
  const { id, reason, amount } = lapsed;
  const undecided = { status: 'lapsed', decided_by: null, decided_at: now, note: '' } as const;
  await decideSubject(trx, { kind: 'correction', id }, undecided);
  await insertHistory(trx, order.id, {
    event: 'correctionLapsed',
    moves: {},
    actor: 'timer',
    userId: null,
    reason: '',
    facts: {},
    at: now,
  });
  const { sn, title_zh, title_en, currency } = order;
  const facts = { sn, title_zh, title_en, reason, amount: { amount: Math.abs(amount), currency } };
  await notifyStaff(trx, { queue: 'finance', event: 'correction_lapsed', facts, now });
}
