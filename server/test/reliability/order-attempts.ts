import { randomUUID } from 'node:crypto';
import type { PersonName } from '../population.ts';
import { laterDrive } from './fleet-booking.ts';
import { longWait, outcomeOf, runJob, type Stage, type StagedOrder } from './order-stage.ts';

/** The role that tries an act. */
export type Role = PersonName | 'guest';

/** Tries an act on an order; returns `ok` or the code of the refusal. */
type Attempt = (stage: Stage, order: StagedOrder, role: Role) => Promise<string>;

/** Reported local end of the rental of a staged car order: 45 minutes late. */
const endedLate = '2026-12-01T18:45';

/** Acts of the agency's members. */
export const memberAttempts = {
  pay: call('order/pay', ({ id }) => ({ id, pay_channel: 'balance' })),
  payOnCredit: call('order/pay', ({ id }) => ({ id, pay_channel: 'credit' })),
  cancel: call('order/cancel', ({ id }) => ({ id })),
  acceptOffer: call('order/confirm', ({ id }) => ({ id, offer_id: 1 })),
  previewRefund: call('order/refundPreview', ({ id }) => ({ id })),
  refund: async (stage, order, role) => (await seeRefund(stage, order, role))(),
  change: async (stage, order, role) => (await seeChange(stage, order, role))(),
  checkIn: call('order/confirmCheckIn', ({ id }) => ({ id })),
  complete: call('order/confirmComplete', ({ id }) => ({ id })),
  confirmCharge: call('order/confirmAdjustment', ({ id, chargeId }) => ({ id, adjustment_id: chargeId })),
  declineCharge: call('order/declineAdjustment', ({ id, chargeId }) => ({
    id,
    adjustment_id: chargeId,
    reason: 'Not ours',
  })),
  payEarly: call('order/payEarly', ({ id }) => ({ id })),
} as const satisfies Record<string, Attempt>;

const charge = { kind: 'other', quantity: 1, unit_amount: 100, reason: 'Ferry' };

const found = 'The dispatcher asked driver and guest by phone';

/** Acts of the seller's staff. */
export const staffAttempts = {
  payForAgency: call('console/order/pay', ({ id }) => ({
    id,
    pay_channel: 'balance',
    caller: 'Manager Wang',
    reason: 'By telephone',
  })),
  cancelForStaff: call('console/order/cancel', ({ id }) => ({ id, fee: 0, reason: 'Overbooked' })),
  noShow: call('console/order/noShow', ({ id }) => ({ id, ...longWait })),
  decideServed: call('console/review/decide', ({ id }) => ({ id, decision: 'served', evidence: found })),
  decideUnserved: call('console/review/decide', ({ id }) => ({ id, decision: 'unserved', evidence: found })),
  propose: call('console/order/proposeAdjustment', ({ id }) => ({ id, ...charge })),
  withdraw: call('console/order/withdrawAdjustment', ({ id, chargeId }) => ({
    id,
    adjustment_id: chargeId,
    reason: 'Mistaken',
  })),
  changePrice: call('console/order/changePrice', ({ id }) => ({
    id,
    total_price: 100,
    reason: 'Smaller car',
  })),
  refundLater: call('console/order/refundLater', ({ id }) => ({ id, amount: 100, reason: found })),
  waiveFee: call('console/order/waiveFee', ({ id }) => ({ id, amount: 100, reason: found })),
  report: (stage, order, role) => {
    const { id, product } = order;
    return product === 'car'
      ? post(stage, role, 'console/carOrder/reportOvertime', { id, ended_at: endedLate })
      : post(stage, role, 'console/airportOrder/reportWaiting', { id, waited_minutes: 100 });
  },
} as const satisfies Record<string, Attempt>;

/** Acts of the seller's dispatchers; only boarding is an event of the order as well. */
export const rideAttempts = {
  assign: call('console/dispatch/assign', ({ rideId, crews }) => ({ ride_id: rideId, ...crews[1] })),
  assignOther: call('console/dispatch/assign', ({ rideId, crews }) => ({ ride_id: rideId, ...crews[0] })),
  reassign: call('console/dispatch/reassign', ({ rideId, crews }) => ({
    ride_id: rideId,
    ...crews[1],
    reason: 'Ill',
  })),
  depart: call('console/dispatch/depart', ({ rideId }) => ({ ride_id: rideId })),
  arrive: call('console/dispatch/arrive', ({ rideId }) => ({ ride_id: rideId })),
  board: call('console/dispatch/board', ({ rideId }) => ({ ride_id: rideId })),
  finish: call('console/dispatch/finish', ({ rideId }) => ({ ride_id: rideId })),
} as const satisfies Record<string, Attempt>;

/** Acts of the clock; they have no caller who could get a refusal. */
export const timerAttempts = {
  expire: (stage) => runJob(stage, 'expire-orders'),
  completeByItself: (stage) => runJob(stage, 'complete-orders'),
} as const satisfies Record<string, (stage: Stage) => Promise<void>>;

/** Previews a refund and returns the input that requests it. */
export async function seeRefund(
  stage: Stage,
  { id }: StagedOrder,
  role: Role,
): Promise<() => Promise<string>> {
  const preview = await send(stage, role, 'order/refundPreview', { id });
  const preview_id = preview.data?.preview_id ?? randomUUID();
  return () => post(stage, role, 'order/refund', { id, preview_id });
}

/** Previews a move to another day and returns the input that requests it. */
export async function seeChange(
  stage: Stage,
  { id, product }: StagedOrder,
  role: Role,
): Promise<() => Promise<string>> {
  const wish = { id, ...laterDrive(product, stage.pool) };
  const preview = await send(stage, role, `${product}/previewChange`, wish);
  const preview_id = preview.data?.preview_id ?? randomUUID();
  return () => post(stage, role, `${product}/changeBooking`, { ...wish, preview_id });
}

function call(path: string, inputOf: (order: StagedOrder) => object): Attempt {
  return (stage, order, role) => post(stage, role, path, inputOf(order));
}

async function post(stage: Stage, role: Role, path: string, input: object): Promise<string> {
  return outcomeOf(await send(stage, role, path, input));
}

function send({ world }: Stage, role: Role, path: string, input: object) {
  return world.call('POST', path, input, role === 'guest' ? {} : { as: role });
}
