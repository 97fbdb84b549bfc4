import type { Trx } from '../../../calls.ts';
import { notifyStaff } from '../../messages/messages.ts';
import { type OpenOrder, openOrderForStaff } from '../open-order.ts';
import type { Products } from '../products.ts';
import { askReview } from '../reviews/review-order.ts';
import { askFor } from './ask-supplier.ts';
import { lockRequest, makeRequestsDue, type SupplierRequest, updateRequest } from './request-store.ts';
import { confirmOrder, finishCancel, refuseCancel, rejectOrder, supplierSource } from './settle-order.ts';
import type { Answer } from './supplier-port.ts';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 10 * 60_000;
/** Time for the desk to decide about another price, or about a refused cancellation. */
const DECIDE_TIME_MS = 2 * 3_600_000;

/** A claimed request, its answer, and when the answer arrived. */
export interface Answered {
  request: SupplierRequest;
  answer: Answer;
  now: Date;
}

/**
 * Applies a supplier's answer to its order. Only the latest attempt of a request counts, and only while it is
 * open: duplicate, late or reordered answers have no effect.
 */
export async function applyAnswer(trx: Trx, products: Products, answered: Answered): Promise<void> {
  const { request, answer, now } = answered;
  const opened = await openOrderForStaff(trx, products, request.order_id);
  const current = await lockRequest(trx, request.order_id, request.kind);
  if (current?.state === 'open' && current.attempt === request.attempt) {
    await updateRequest(trx, current.id, { answer });
    await (current.kind === 'book' ? applyBooking : applyCancelling)(trx, opened, answered);
  } else if (answer.is === 'confirmed') {
    await callOffIfEnded(trx, opened, now);
  }
}

async function applyBooking(trx: Trx, opened: OpenOrder, answered: Answered): Promise<void> {
  const { request, answer, now } = answered;
  const isAwaited = opened.order.order_status === 'processing';
  const isUnknown = answer.is === 'pending' || answer.is === 'unknown';
  // The booking does not exist yet but is still wanted: it is sent on the next attempt.
  if (isUnknown || (isAwaited && answer.is === 'none')) return followUp(trx, answered);
  const isHeld = isAwaited && answer.is === 'price';
  await updateRequest(trx, request.id, { state: isHeld ? 'held' : 'done' });
  if (!isAwaited) {
    if (answer.is === 'confirmed') await callOffIfEnded(trx, opened, now);
    // A pending cancellation waits for this.
    await makeRequestsDue(trx, opened.order.id, now);
  } else if (answer.is === 'confirmed') {
    await confirmOrder(trx, opened, answer.code, supplierSource(now));
  } else if (isHeld) {
    await askDesk(trx, opened, 'supplier_price', now);
  } else {
    await rejectOrder(trx, opened, supplierSource(now));
  }
}

async function applyCancelling(trx: Trx, opened: OpenOrder, answered: Answered): Promise<void> {
  const { request, answer, now } = answered;
  const isAwaited = opened.order.order_status === 'cancelling';
  const booking = await lockRequest(trx, request.order_id, 'book');
  const isGone = answer.is === 'cancelled' || (answer.is === 'unsent' && booking?.sent_at == null);
  if (isGone) {
    await updateRequest(trx, request.id, { state: 'done' });
    // Prevents a booking that was never sent from being sent later.
    if (booking) await updateRequest(trx, booking.id, { state: 'done' });
    if (isAwaited) await finishCancel(trx, opened, supplierSource(now));
  } else if (answer.is === 'refused') {
    await updateRequest(trx, request.id, { state: 'done' });
    if (!isAwaited) return notifyOfKept(trx, opened, answer.reason, now);
    const order = await refuseCancel(trx, opened, supplierSource(now));
    await askDesk(trx, { ...opened, order }, 'cancel_refused', now);
  } else {
    await followUp(trx, answered);
  }
}

async function askDesk(
  trx: Trx,
  opened: OpenOrder,
  reason: 'supplier_price' | 'cancel_refused',
  now: Date,
): Promise<void> {
  const due = new Date(now.getTime() + DECIDE_TIME_MS);
  await askReview(trx, opened, { reason, queue: 'desk', due, now });
}

/** Schedules another look-up of an unknown state, with growing pauses and without a limit. */
async function followUp(trx: Trx, { request, now }: Answered): Promise<void> {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(request.attempt - 1, 10), LONGEST_PAUSE_MS);
  await updateRequest(trx, request.id, { next_at: new Date(now.getTime() + pause) });
}

/** Cancels a booking that was made after its order had ended. */
async function callOffIfEnded(trx: Trx, { order }: OpenOrder, now: Date): Promise<void> {
  const hasEnded = order.order_status === 'cancelled' || order.order_status === 'rejected';
  if (hasEnded) await askFor(trx, order, 'cancel', now);
}

/**
 * Notifies the desk: the order has ended for the agency, but the supplier charges the booking unless the desk
 * negotiates.
 */
async function notifyOfKept(trx: Trx, { order }: OpenOrder, reason: string, now: Date): Promise<void> {
  const { sn, title_zh, title_en } = order;
  const facts = { sn, title_zh, title_en, supplier: order.supplier, reason };
  await notifyStaff(trx, {
    queue: 'desk',
    event: 'supplier_keeps_booking',
    about: 'suppliers',
    facts,
    order,
    now,
  });
}
