import type { ReplyOf } from '@serai/contract/endpoint';
import type { refundOrder as endpoint } from '@serai/contract/orders/actions';
import { type Call, type Db, memberOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { endOrder } from '../charging/end-order.ts';
import { decideMove } from '../move-order.ts';
import { type OpenOrder, openOrder } from '../open-order.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { previewRefund, refundFee } from './preview-refund.ts';

/**
 * Cancels a paid order and refunds it as previewed. The time of the request counts; if the fee has changed
 * since the preview, throws `preview_stale` without changes.
 */
export async function refundOrder(
  trx: Trx,
  opened: OpenOrder,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { id, preview_id: previewId, reason } = call.input;
  const { fee } = refundFee(opened.order, call.now);
  const { total_price: total } = opened.order;
  const ending = {
    event: 'refund',
    actor: 'member',
    userId: memberOf(call).userId,
    now: call.now,
    lang: call.lang,
    reason,
    fee,
  } as const;
  decideMove(opened, ending);
  const previewed = await findPreview(trx, previewId, id);
  if (previewed?.fee !== fee || previewed.refund !== total - fee) throw new AppError('preview_stale');
  const order = await endOrder(trx, opened, ending);
  return { order: presentOrder({ ...opened, order }, call) };
}

/**
 * Adds a new preview to a refusal for a changed fee. It runs after the refused transaction, whose rollback
 * would delete the preview.
 */
export async function renewPreview(
  db: Db,
  products: Products,
  call: Call<typeof endpoint>,
  failure: unknown,
): Promise<unknown> {
  if (!(failure instanceof AppError) || failure.code !== 'preview_stale') return failure;
  const opened = await openOrder(db, products, memberOf(call), call.input.id, 'refund');
  const preview = await previewRefund(db, opened, call);
  return new AppError('preview_stale', { data: { preview } });
}

async function findPreview(
  trx: Trx,
  id: string,
  orderId: number,
): Promise<{ fee: number; refund: number } | undefined> {
  return trx
    .selectFrom('refund_previews')
    .select(['fee', 'refund'])
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}
