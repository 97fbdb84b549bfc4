import { randomUUID } from 'node:crypto';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { previewRefund as endpoint } from '@serai/contract/orders/actions';
import type { Call, Db } from '../../../calls.ts';
import { feeAt } from '../../../domain/cancellation-policy.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { decideMove } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderRow } from '../order-store.ts';
import { feeBaseOf } from '../policy.ts';

type Preview = ReplyOf<typeof endpoint>;
type Asker = Pick<Call<typeof endpoint>, 'lang' | 'now'>;

/** Shows a member the refund available now and stores the preview, so that the refund can refer to it. */
export async function previewRefund(db: Db, opened: OpenOrder, asker: Asker): Promise<Preview> {
  const { order } = opened;
  const { fee, validUntil } = refundFee(order, asker.now);
  decideMove(opened, { event: 'refund', actor: 'member', fee, now: asker.now, lang: asker.lang });
  const { total } = feeBaseOf(order);
  const preview = {
    id: randomUUID(),
    order_id: order.id,
    fee,
    refund: total - fee,
    valid_until: validUntil === null ? null : new Date(validUntil),
    created_at: asker.now,
  };
  await db.insertInto('refund_previews').values(preview).execute();
  return {
    preview_id: preview.id,
    fee: { amount: fee, currency: order.currency },
    refund: { amount: preview.refund, currency: order.currency },
    valid_until: preview.valid_until && toSeconds(preview.valid_until),
  };
}

/** Deletes previews made before an instant; they can be recreated. */
export async function deletePreviews(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('refund_previews').where('created_at', '<', before).execute();
}

/**
 * Returns the fee at an instant and until when it applies. A refund is free before confirmation, and while
 * the hotel refuses.
 */
export function refundFee(order: OrderRow, now: Date): { fee: number; validUntil: number | null } {
  const isFree = order.order_status === 'processing' || order.needs_review === 'hotel_refused';
  if (isFree) return { fee: 0, validUntil: null };
  return feeAt(order.policy, now.getTime(), feeBaseOf(order));
}
