import { orderStatuses } from '@serai/contract/orders/statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from '../invariants.ts';
import { markState } from '../state-digest.ts';
import { isAssurance } from './figure.ts';
import { memberAttempts, type Role, rideAttempts, staffAttempts, timerAttempts } from './order-attempts.ts';
import {
  openStage,
  readStatus,
  type Situation,
  type Stage,
  type StagedOrder,
  situations,
  stageOrder,
} from './order-stage.ts';
import { type DrivenProduct, drivenProducts } from './test-fleet.ts';

/**
 * P09: in every situation of an order only the listed acts succeed, for permitted roles; all else changes
 * nothing.
 */
const calls = { ...memberAttempts, ...staffAttempts, board: rideAttempts.board };
type CallName = keyof typeof calls;
type TimerName = keyof typeof timerAttempts;

/** The state afterwards, or the code of a refusal. An act not listed is refused with `order_wrong_state`. */
type Cells = Partial<Record<CallName | TimerName, string>>;

const confirmed: Cells = {
  previewRefund: 'order_start_reached',
  refund: 'order_start_reached',
  change: 'order_start_reached',
  cancelForStaff: 'cancelled',
  changePrice: 'order_start_reached',
  noShow: 'no_show',
  board: 'in_service',
  complete: 'completed',
};
/** The driver has set off. */
const refundable: Cells = {
  previewRefund: 'confirmed',
  refund: 'cancelled',
  change: 'trip_under_way',
  changePrice: 'confirmed',
};
const inService: Cells = {
  complete: 'completed',
  confirmCharge: 'in_service',
  propose: 'in_service',
  report: 'in_service',
  board: 'ride_wrong_state',
};

const underReview: Cells = { ...confirmed, decideServed: 'completed', decideUnserved: 'cancelled' };

const table: Partial<Record<Situation, Cells>> = {
  'offer pending': { cancel: 'cancelled' },
  'offer pending, too late': { cancel: 'cancelled', expire: 'expired' },
  pending: {
    pay: 'confirmed',
    payOnCredit: 'confirmed',
    payForAgency: 'confirmed',
    change: 'pending_payment',
    cancel: 'cancelled',
  },
  'pending, too late': {
    pay: 'pay_time_over',
    payOnCredit: 'pay_time_over',
    payForAgency: 'pay_time_over',
    change: 'pay_time_over',
    cancel: 'cancelled',
    expire: 'expired',
  },
  processing: { previewRefund: 'processing', changePrice: 'processing' },
  'confirmed, days before': {
    ...confirmed,
    ...refundable,
    noShow: 'order_not_yet',
    board: 'order_not_yet',
    complete: 'order_not_yet',
  },
  'confirmed, on credit': {
    ...confirmed,
    ...refundable,
    payEarly: 'confirmed',
    noShow: 'order_not_yet',
    board: 'order_not_yet',
    complete: 'order_not_yet',
  },
  'confirmed, the same day': {
    ...confirmed,
    ...refundable,
    noShow: 'order_not_yet',
    complete: 'order_not_yet',
  },
  'confirmed, from the start': { ...confirmed, noShow: 'order_not_yet', complete: 'order_not_yet' },
  'confirmed, nobody came': { ...confirmed, complete: 'order_not_yet' },
  'confirmed, nobody waited': {
    ...confirmed,
    noShow: 'driver_not_there',
    board: 'ride_wrong_state',
    complete: 'order_not_yet',
  },
  'confirmed, over': confirmed,
  // No guest was on board: the clock neither earns nor refunds it; the desk decides.
  'confirmed, long over': { ...confirmed, completeByItself: 'confirmed' },
  'confirmed, under review': underReview,
  'confirmed, review over': { ...underReview, completeByItself: 'confirmed' },
  'in service': { ...inService, complete: 'order_not_yet' },
  'in service, over': inService,
  'in service, long over': { ...inService, completeByItself: 'completed' },
  completed: {
    confirmCharge: 'completed',
    propose: 'completed',
    report: 'completed',
    refundLater: 'completed',
  },
  cancelling: {},
  'cancelled unpaid': {},
  'cancelled paid': {},
  rejected: {},
  expired: {},
  'no-show': { waiveFee: 'no_show' },
};
/** The last history row afterwards and its actor; previewing a refund leaves none. */
const events: Record<CallName | TimerName, string> = {
  pay: 'payByBalance by member',
  payOnCredit: 'payByCredit by member',
  cancel: 'cancel by member',
  acceptOffer: 'acceptOffer by member',
  previewRefund: '',
  refund: 'refund by member',
  change: 'change by member',
  checkIn: 'checkIn by member',
  complete: 'complete by member',
  confirmCharge: 'confirmAdjustment by member',
  declineCharge: 'declineAdjustment by member',
  payEarly: 'payEarly by member',
  payForAgency: 'payByBalance by operator',
  cancelForStaff: 'cancelForStaff by operator',
  noShow: 'noShow by operator',
  decideServed: 'complete by operator',
  decideUnserved: 'unserved by operator',
  changePrice: 'changePrice by operator',
  refundLater: 'refundGoodwill by operator',
  waiveFee: 'waiveFee by operator',
  propose: 'proposeAdjustment by operator',
  withdraw: 'withdrawAdjustment by operator',
  report: 'proposeAdjustment by operator',
  board: 'board by operator',
  expire: 'expire by timer',
  completeByItself: 'complete by timer',
};
/** The act of the clock on an order whose time has passed, by the resulting state. */
const closings: Record<string, string> = {
  completed: 'complete by timer',
  confirmed: 'askReview by timer',
};

/** Situations after the reported late end of a rental. */
const afterRental: readonly Situation[] = [
  'confirmed, over',
  'confirmed, long over',
  'confirmed, under review',
  'confirmed, review over',
  'in service, over',
  'in service, long over',
  'completed',
];

let stage: Stage;
let tried = 0;
beforeAll(async () => {
  stage = await openStage();
  // Logs everyone in before the state is compared.
  for (const role of roles) if (role !== 'guest') await stage.world.tokenOf(role);
});
afterAll(async () => {
  expect(await checkInvariants(stage.world.db)).toEqual([]);
  process.stdout.write(`P09 only listed transitions happen: cells ${tried}\n`);
  await stage.world.close();
});

/** Both products share one table; `npm test` takes transfers through it. */
const products: readonly DrivenProduct[] = isAssurance ? drivenProducts : ['airport'];

describe.each(products)('order table: product %s', (product) => {
  test.each(Object.keys(table) as Situation[])(
    '%s',
    async (situation) => {
      // The refusals have left the order unchanged, so the first permitted attempt reuses it.
      let unchanged: StagedOrder | undefined = await refuseAll(product, situation);
      for (const [name, attempt] of Object.entries(calls) as [CallName, (typeof calls)[CallName]][]) {
        const to = wantedOf(product, situation, name);
        if (!isStatus(to)) continue;
        const order = unchanged ?? (await stageOrder(stage, product, situation));
        unchanged = undefined;
        const told = await attempt(stage, order, name in memberAttempts ? 'owner' : 'operator');
        expect([name, told, await readStatus(stage, order)]).toEqual([name, 'ok', to]);
        if (events[name]) expect(await readLastEvent(order)).toBe(events[name]);
        tried += 1;
      }
      for (const [name, attempt] of Object.entries(timerAttempts) as [
        TimerName,
        typeof timerAttempts.expire,
      ][]) {
        const to = table[situation]![name];
        if (to === undefined) continue;
        const order = await stageOrder(stage, product, situation);
        await attempt(stage);
        expect([name, await readStatus(stage, order)]).toEqual([name, to]);
        expect(await readLastEvent(order)).toBe(name === 'expire' ? events[name] : closings[to]);
        tried += 1;
      }
    },
    300_000,
  );
});

test('order table: situations of an order → all covered', () => {
  // The dispatch of rides has a separate table.
  const ofRides = ['unassigned', 'assigned', 'en route', 'finished', 'completed, nobody assigned'];
  expect(Object.keys(table)).toEqual(situations.filter((situation) => !ofRides.includes(situation)));
});

/**
 * Tries everything that must be refused on one order as every role, then runs the timers; returns the order.
 */
async function refuseAll(product: DrivenProduct, situation: Situation): Promise<StagedOrder> {
  const order = await stageOrder(stage, product, situation);
  const { db } = stage.world;
  const before = await markState(db);
  const refused = (Object.keys(calls) as CallName[]).flatMap((name) =>
    rolesTrying(name).flatMap((role) => {
      // Own stock never waits for a supplier; refunds in `processing` are tested with the products that do.
      if (situation === 'processing' && name === 'refund' && role === 'owner') return [];
      const wanted = wantedFrom(role, name, wantedOf(product, situation, name));
      return isStatus(wanted) ? [] : [{ name, role, wanted }];
    }),
  );
  const told = await Promise.all(refused.map(({ name, role }) => calls[name](stage, order, role)));
  tried += refused.length;
  const words = refused.map(({ name, role }) => `${role}: ${name} → `);
  expect(words.map((word, at) => word + told[at])).toEqual(
    words.map((word, at) => word + refused[at]!.wanted),
  );
  expect(await markState(db)).toBe(before);
  const alone = await readWhole(order);
  for (const [name, attempt] of Object.entries(timerAttempts)) {
    if (name in table[situation]!) continue;
    await attempt(stage);
    tried += 1;
  }
  expect(await readWhole(order)).toEqual(alone);
  return order;
}

const roles: readonly Role[] = ['owner', 'viewer', 'booker', 'otherAgency', 'operator', 'guest'];

/** Roles that try a call: the one with the permission, and those without; in `npm test` only another agency of these. */
function rolesTrying(name: CallName): readonly Role[] {
  const may: Role = name in memberAttempts ? 'owner' : 'operator';
  return isAssurance ? roles : [may, 'otherAgency'];
}

/** Returns the reply a permitted role must get, or the resulting state. */
function wantedOf(product: DrivenProduct, situation: Situation, name: CallName): string {
  const isDecision = name === 'decideServed' || name === 'decideUnserved';
  if (isDecision) return table[situation]![name] ?? 'review_not_open';
  if (name === 'withdraw' || name === 'declineCharge') return statusOf(situation);
  const listed = table[situation]![name] ?? 'order_wrong_state';
  const isEarly = name === 'report' && product === 'car' && !afterRental.includes(situation);
  return isEarly && isStatus(listed) ? 'ended_in_future' : listed;
}

/** Returns the expected reply for a role: one without permission learns nothing else. */
function wantedFrom(role: Role, name: CallName, wanted: string): string {
  if (role === 'guest') return 'need_login';
  if (!(name in memberAttempts)) return role === 'operator' ? wanted : 'no_permission';
  if (role === 'owner') return wanted;
  // The colleague has the permission but sees only her own bookings; the viewer sees all but may change
  // nothing.
  return role === 'booker' || role === 'otherAgency' ? 'not_found' : 'no_permission';
}

/** The name of a situation begins with its status; only two are abbreviated. */
function statusOf(situation: Situation): string {
  const word = situation.split(',')[0]!.replace(/ (un)?paid$/, '');
  return word === 'pending' ? 'pending_payment' : word.replace(/[ -]/, '_');
}

function isStatus(word: string): boolean {
  return (orderStatuses as readonly string[]).includes(word);
}

async function readLastEvent({ id }: StagedOrder): Promise<string> {
  const { event, actor } = await stage.world.db
    .selectFrom('order_history')
    .select(['event', 'actor'])
    .where('order_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return `${event} by ${actor}`;
}

/** Reads all stored rows of an order. */
async function readWhole({ id }: StagedOrder): Promise<unknown> {
  const { rows } = await sql`
    SELECT to_jsonb(orders) AS own,
      (SELECT jsonb_agg(history ORDER BY id) FROM order_history history WHERE order_id = ${id}) AS history,
      (SELECT jsonb_agg(rides ORDER BY id) FROM rides WHERE order_id = ${id}) AS rides
    FROM orders WHERE id = ${id}`.execute(stage.world.db);
  return rows;
}
