import { allEndpoints } from '@serai/contract/all';
import type { Endpoint } from '@serai/contract/endpoint';
import type { ErrorCode } from '@serai/contract/errors';
import type { OfferedAction } from '@serai/contract/orders/desk';
import { type OrderDeskAction, orderDeskActions, orderDeskCalls } from '@serai/contract/orders/desk-actions';
import { nodesOfStaffRole, type StaffRole, staffRoles } from '@serai/contract/staff/nodes';
import { expect } from 'vitest';
import { addStaff } from './concession-sums.ts';
import type { TestReply, TestWorld } from './harness.ts';

/** Id of a charge, correction, ride or rate that does not exist. */
export const missing = 1_000_000;

/** An order with what the calls about it need; each id may be `missing`. */
export interface ActedOrder {
  id: number;
  rideId: number;
  chargeId: number;
  correctionId: number;
  /** Crews for an assignment and a reassignment. */
  crews: readonly object[];
  /** Rate of a replacement hotel. */
  ratePlanId: number;
  /** Number of rooms of a stay. */
  rooms: number;
  isStay: boolean;
  isNoShow: boolean;
  now: Date;
}

/** One member of staff per role. */
export type Staff = Record<StaffRole, { id: number; token: string }>;

export async function hireStaff({ db }: TestWorld): Promise<Staff> {
  const hired = {} as Staff;
  for (const role of staffRoles) hired[role] = await addStaff(db, `${role}_of_actions`, role);
  return hired;
}

/** Cars hired so far: each ride has another one, because rides of the tests overlap. */
let hires = 0;
const reason = 'The desk agreed it by telephone';
const evidence = 'The duty manager confirmed it by telephone';
const decideReview =
  (decision: string) =>
  ({ id }: ActedOrder) => ({ id, decision, evidence });
const decideSupplier =
  (decision: string) =>
  ({ id }: ActedOrder) => ({ id, decision, evidence });
const onCharge =
  (rest: object) =>
  ({ id, chargeId }: ActedOrder) => ({ id, adjustment_id: chargeId, ...rest });
const onRide = ({ rideId }: ActedOrder) => ({ ride_id: rideId });
const onCorrection =
  (decision: string) =>
  ({ correctionId }: ActedOrder) => ({ correction_id: correctionId, decision, note: 'Checked' });

/** Input of each action, such that only the state of the order can refuse it, apart from `inputFaults`. */
const inputs: Record<OrderDeskAction, (order: ActedOrder) => object> = {
  cancel: ({ id }) => ({ id, fee: 0, reason }),
  pay: ({ id }) => ({ id, pay_channel: 'balance', caller: 'Manager Wang', reason }),
  changePrice: ({ id }) => ({ id, total_price: 100, reason }),
  addNote: ({ id }) => ({ id, note: 'Room 301 reserved under the name LI' }),
  noShow: ({ id, isStay, now }) => ({
    id,
    evidence,
    ...(isStay
      ? { told_by: 'Night manager', told_at: Math.floor(now.getTime() / 1000) }
      : { waited_minutes: 60, calls_made: 2 }),
  }),
  correct: ({ id, isNoShow }) => ({ id, to: isNoShow ? 'completed' : 'no_show', evidence }),
  refundLater: ({ id }) => ({ id, amount: 100, reason: evidence }),
  waiveFee: ({ id }) => ({ id, amount: 100, reason: evidence }),
  confirmCorrection: onCorrection('confirm'),
  rejectCorrection: onCorrection('reject'),
  declineRequest: ({ id }) => ({ id, reason }),
  offerStay: ({ id }) => ({ id, rooms_from: 'hotel' }),
  offerCar: ({ id }) => ({ id, km: 630, minutes: 60, one_way_fee: 15_000 }),
  takeReview: ({ id }) => ({ id }),
  decideServed: decideReview('served'),
  decideUnserved: decideReview('unserved'),
  decideKept: decideReview('kept'),
  decideCancelled: decideReview('cancelled'),
  replaceStay: ({ id, ratePlanId }) => ({
    id,
    rate_plan_id: ratePlanId,
    cost: 10_000,
    rooms_from: 'hotel',
    evidence,
  }),
  lookUpBooking: ({ id }) => ({ id }),
  supplierConfirmed: ({ id }) => ({ id, decision: 'confirmed', confirmation_code: 'BB-1', evidence }),
  supplierDeclined: decideSupplier('declined'),
  takeSupplierPrice: decideSupplier('take_price'),
  supplierCancelled: decideSupplier('cancelled'),
  supplierKept: decideSupplier('kept'),
  proposeCharge: ({ id }) => ({ id, kind: 'other', quantity: 1, unit_amount: 100, reason }),
  answerCharge: onCharge({ answer: 'It is the toll of the bridge' }),
  acceptCharge: onCharge({ evidence }),
  withdrawCharge: onCharge({ reason }),
  reportOvertime: ({ id }) => ({ id, ended_at: '2026-12-01T18:45' }),
  reportWaiting: ({ id }) => ({ id, waited_minutes: 100 }),
  confirmHotel: ({ id }) => ({ id, hotel_confirmation_code: 'YGN-1' }),
  renameGuests: ({ id, rooms }) => ({
    id,
    rooms: Array.from({ length: rooms }, () => ({ guests: [{ full_name: 'Li Si' }] })),
    reason,
  }),
  renameRenter: ({ id }) => ({ id, passenger_name: 'Li Si', reason }),
  renamePassenger: ({ id }) => ({ id, passenger_name: 'Li Si', reason }),
  dropRoom: ({ id }) => ({ id, room: 1, total_price: 100, reason }),
  sendNotice: ({ id }) => ({ id }),
  setLanding: ({ id }) => ({ id, lands_at: '2026-12-01T09:30' }),
  assignRide: ({ rideId, crews }) => ({ ride_id: rideId, driver_id: 1, vehicle_id: 1, ...crews[0] }),
  reassignRide: ({ rideId, crews }) => ({
    ride_id: rideId,
    driver_id: 1,
    vehicle_id: 1,
    ...crews[1],
    reason,
  }),
  assignHired: ({ rideId }) => {
    hires += 1;
    return {
      ride_id: rideId,
      company: 'Golden Bus',
      driver_name: 'U Tin',
      driver_phone: `+95 9 777 ${100_000 + hires}`,
      language: 'burmese',
      plate_number: `YGN 9Z-${hires}`,
      model_id: 1,
      reason,
    };
  },
  recordCash: ({ rideId, now }) => ({
    ride_id: rideId,
    driver_id: missing,
    amount: 500_000,
    currency: 'MMK',
    purpose: 'toll_parking',
    taken_at: Math.floor(now.getTime() / 1000),
  }),
  departRide: onRide,
  arriveRide: onRide,
  boardRide: onRide,
  finishRide: onRide,
  linkDriver: onRide,
};

/** Refusals of an offered action that only its input explains. */
const inputFaults: Partial<Record<OrderDeskAction, readonly ErrorCode[]>> = {
  // The rental of the tests ends at 18:45; an earlier report is about the future.
  reportOvertime: ['ended_in_future'],
  // The model is none of the ride.
  assignHired: ['vehicle_unfit'],
  // The driver has none of the rides.
  recordCash: ['driver_not_of_ride'],
};

/** Refusals because of the caller's rights or the state of the order. */
const ofState: ReadonlySet<string> = new Set<ErrorCode>([
  'no_permission',
  'not_found',
  'order_wrong_state',
  'order_start_reached',
  'order_not_yet',
  'pay_time_over',
  'pay_after_start',
  'agency_must_approve',
  'offer_over',
  'driver_not_there',
  'correction_open',
  'correction_own',
  'second_person_open',
  'given_back_since',
  'more_than_charged',
  'charge_written_off',
  'review_not_open',
  'review_decided_otherwise',
  'adjustment_closed',
  'question_not_open',
  'last_room',
  'flight_not_landing',
  'ride_wrong_state',
  'trip_under_way',
]);

interface Scene {
  world: TestWorld;
  staff: Staff;
  /** Makes another order in the same situation, with the clock at that moment. */
  stage(): Promise<ActedOrder>;
  /** Roles to try besides the administrator. */
  roles: readonly StaffRole[];
}

/**
 * Checks the staff actions of an order in one situation, for each role: the calls of the actions that are not
 * offered are refused for right or state, and the calls of those that are offered succeed, or are refused for
 * their input. Returns the offered actions.
 */
export async function expectExactOffers({ world, staff, stage, roles }: Scene): Promise<OrderDeskAction[]> {
  const order = await stage();
  const wrong: string[] = [];
  const offers = new Map<OrderDeskAction, { role: StaffRole; offered: OfferedAction }>();
  for (const role of ['administrator', ...roles] as const) {
    const { token } = staff[role];
    const offered = await readOffers(world, order, token);
    for (const action of orderDeskActions) {
      const found = offered.find((one) => one.action === action && isAbout(one, order));
      if (found) {
        expect(nodesOfStaffRole(role), `${role}: ${action}`).toContain(nodeOf(action));
        offers.set(action, { role, offered: found });
        continue;
      }
      const outcome = outcomeOf(await send(world, order, action, token));
      if (!ofState.has(outcome)) wrong.push(`${role}: ${action} is not offered, its call → ${outcome}`);
    }
  }
  for (const [action, { role, offered }] of offers) {
    const reply = await send(world, await stage(), action, staff[role].token);
    const outcome = outcomeOf(reply);
    const faults: readonly string[] = inputFaults[action] ?? [];
    if (outcome !== 'ok' && !faults.includes(outcome)) {
      wrong.push(`${role}: ${action} is offered, its call → ${outcome}`);
    }
    if (offered.needs_second_person !== null && offered.needs_second_person !== isHeld(reply)) {
      wrong.push(`${role}: ${action} is offered with needs_second_person ${offered.needs_second_person}`);
    }
  }
  expect(wrong).toEqual([]);
  return [...offers.keys()];
}

async function readOffers(world: TestWorld, { id }: ActedOrder, token: string): Promise<OfferedAction[]> {
  const { code, data } = await world.call('GET', 'console/order/detail', { id }, { token });
  return code === 1 ? data.staff_actions : [];
}

function isAbout({ target_id }: OfferedAction, { chargeId, rideId, correctionId }: ActedOrder): boolean {
  return target_id === null || [chargeId, rideId, correctionId].includes(target_id);
}

function nodeOf(action: OrderDeskAction): string {
  const { access } = (allEndpoints as readonly Endpoint[]).find(
    ({ path }) => path === orderDeskCalls[action],
  )!;
  return typeof access === 'object' && 'staff' in access ? access.staff : '';
}

function send(world: TestWorld, order: ActedOrder, action: OrderDeskAction, token: string) {
  return world.call('POST', orderDeskCalls[action], inputs[action](order), { token });
}

/** Returns `ok`, also for a request that waits for a second person, or the code of the refusal. */
function outcomeOf(reply: TestReply): string {
  if (reply.code === 1 || isHeld(reply)) return 'ok';
  return reply.data?.reason ?? reply.msg;
}

function isHeld({ data }: TestReply): boolean {
  return data?.reason === 'second_person_asked' || data?.correction?.status === 'asked';
}
