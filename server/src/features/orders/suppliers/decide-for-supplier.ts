import type { ReplyOf } from '@serai/contract/endpoint';
import type { decideForSupplier as endpoint } from '@serai/contract/hotels/suppliers';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnOrder, standingOf } from '../desk/action-on-order.ts';
import { decideByOperator, type Move } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderRow } from '../order-store.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { clearReview } from '../reviews/review-order.ts';
import { silentAt } from './ask-supplier.ts';
import { openSupplied, refuseUnsupplied } from './open-supplied.ts';
import { lockRequest, type RequestKind, type SupplierRequest, updateRequest } from './request-store.ts';
import { confirmOrder, finishCancel, refuseCancel, rejectOrder, type Word } from './settle-order.ts';
import type { Answer } from './supplier-port.ts';

type Decision = Call<typeof endpoint>;
export type SupplierDecision = Decision['input']['decision'];

/**
 * Decides an order instead of its supplier, based on information outside the system. A declined or cancelled
 * order is also cancelled at the supplier once it responds.
 */
export async function decideForSupplier(
  trx: Trx,
  products: Products,
  call: Decision,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId, nickname } = operatorOf(call);
  const { input, now, lang } = call;
  requireCode(input);
  const opened = await openSupplied(trx, products, input.id);
  const changes = { operator_id: userId };
  const word: Word = { actor: 'operator', userId, now, lang, reason: input.evidence, changes };
  const order = await decide(trx, opened, input, word);
  return {
    reply: { order: presentOrder({ ...opened, order: { ...order, operator_name: nickname } }, call) },
    did: actionOnOrder(order, {
      before: standingOf(opened.order),
      after: { ...standingOf(order), kind: input.decision },
      reason: input.evidence,
    }),
  };
}

async function decide(
  trx: Trx,
  opened: OpenOrder,
  { decision, confirmation_code: code }: Decision['input'],
  word: Word,
): Promise<OrderRow> {
  const { id } = opened.order;
  const booking = await lockRequest(trx, id, 'book');
  refuseSupplierDecision(opened, booking, decision, word);
  switch (decision) {
    case 'confirmed': {
      const order = await confirmOrder(trx, opened, code, word);
      await closeRequest(trx, id, 'book');
      return order;
    }
    case 'declined':
      return rejectOrder(trx, opened, word);
    case 'take_price':
      return takePrice(trx, opened, booking!, word);
    case 'cancelled':
      return finishCancel(trx, opened, word);
    case 'kept': {
      const order = await refuseCancel(trx, opened, word);
      await closeRequest(trx, id, 'cancel');
      return order;
    }
  }
}

/** Books at the price named by the supplier: the seller pays the difference, the sold price is unchanged. */
async function takePrice(
  trx: Trx,
  { order }: OpenOrder,
  booking: SupplierRequest,
  { now }: Word,
): Promise<OrderRow> {
  const again = { state: 'open', price: namedPrice(booking)!, next_at: now } as const;
  await updateRequest(trx, booking.id, { ...again, silent_at: silentAt(order, 'book', now) });
  return clearReview(trx, { order }, { now });
}

const events = {
  confirmed: 'confirm',
  declined: 'decline',
  cancelled: 'finishCancel',
  kept: 'refuseCancel',
} as const;

/**
 * Refuses a decision for an order from own stock, one that the order's state does not allow, and to take a price
 * that the supplier has not named. `booking` is the supplier's booking request.
 */
export function refuseSupplierDecision(
  opened: OpenOrder,
  booking: SupplierRequest | undefined,
  decision: SupplierDecision,
  at: Pick<Move, 'now' | 'lang'>,
): void {
  refuseUnsupplied(opened);
  if (decision !== 'take_price') {
    decideByOperator(opened, events[decision], at);
  } else if (opened.order.order_status !== 'processing' || !booking || namedPrice(booking) === undefined) {
    throw new AppError('review_not_open');
  }
}

/** Returns the other price that a supplier has named and the desk has not taken yet, in minor units. */
function namedPrice({ state, answer }: SupplierRequest): number | undefined {
  const named = answer as Answer | null;
  return state === 'held' && named?.is === 'price' ? named.price : undefined;
}

async function closeRequest(trx: Trx, orderId: number, kind: RequestKind): Promise<void> {
  const request = await lockRequest(trx, orderId, kind);
  if (request) await updateRequest(trx, request.id, { state: 'done' });
}

/** Requires a confirmation code with `confirmed` and refuses it otherwise. */
function requireCode({ decision, confirmation_code: code }: Decision['input']): void {
  if ((decision === 'confirmed') === (code !== '')) return;
  const phrase = code === '' ? 'field_required' : 'field_wrong';
  throw new AppError('input_invalid', { fields: [{ path: 'confirmation_code', phrase, facts: {} }] });
}
