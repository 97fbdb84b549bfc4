import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '../../src/domain/order-facts.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../harness.ts';
import { type PersonName, testStart } from '../population.ts';
import type { Send } from './booking.ts';
import {
  copyDispatch,
  copyUnpaid,
  type DispatchRows,
  readDispatch,
  readUnpaid,
  type UnpaidRows,
} from './copy-order.ts';
import { bookDrive, quoteDrive } from './fleet-booking.ts';
import { fund } from './members.ts';
import { addCrews, addFleet, addPool, type Crew, type DrivenProduct, type TestPool } from './test-fleet.ts';

/** A portal with unlimited vehicles, and an agency that can pay for all of them. */
export interface Stage {
  world: TestWorld;
  pool: TestPool;
  /** Crews without a ride. */
  crews: Crew[];
  /** Rows that the calls wrote for the first order of each product; later orders are copies of them. */
  booked: Partial<Record<DrivenProduct, UnpaidRows>>;
  driven: Record<string, DispatchRows>;
}

/** A real order of one vehicle, and what acts on it need. */
export interface StagedOrder {
  id: number;
  product: DrivenProduct;
  rideId: number;
  /** Drivers with vehicles reserved for this order; the first takes the ride where one is assigned. */
  crews: readonly [Crew, Crew];
  /** A proposed charge that is still open. */
  chargeId: number;
}

export async function openStage(): Promise<Stage> {
  // Each connection caches its own query plans: enough connections for rivals, few enough for plans to be
  // reused.
  const world = await openTestWorld({ maxConnections: 8 });
  const pool = await addPool(world.db, await addFleet(world.db), 30_000);
  await fund(world, 1_000_000_000, 1_000_000_000);
  return { world, pool, crews: [], booked: {}, driven: {} };
}

/** Situations of an order from the booking to each end; see `paths`. */
export const situations = [
  'offer pending',
  'offer pending, too late',
  'pending',
  'pending, too late',
  'processing',
  'unassigned',
  'assigned',
  'en route',
  'confirmed, days before',
  'confirmed, on credit',
  'confirmed, the same day',
  'confirmed, from the start',
  'confirmed, nobody came',
  'confirmed, nobody waited',
  'confirmed, over',
  'confirmed, long over',
  'confirmed, under review',
  'confirmed, review over',
  'in service',
  'in service, over',
  'in service, long over',
  'finished',
  'completed',
  'completed, nobody assigned',
  'cancelling',
  'cancelled unpaid',
  'cancelled paid',
  'rejected',
  'expired',
  'no-show',
] as const;
export type Situation = (typeof situations)[number];

/**
 * Stages an order of agency A's owner in a situation, with the clock at that moment; only the first of its
 * kind is made by calls alone.
 */
export async function stageOrder(
  stage: Stage,
  product: DrivenProduct,
  situation: Situation,
): Promise<StagedOrder> {
  const { world, booked } = stage;
  world.clock.set(testStart);
  booked[product] ??= await readUnpaid(world.db, await bookByCalls(stage, product));
  const order: StagedOrder = {
    ...(await copyUnpaid(world.db, booked[product])),
    product,
    crews: [await freeCrew(stage), await freeCrew(stage)],
  };
  for (const step of paths[situation]) await step(stage, order);
  return order;
}

async function bookByCalls({ world, pool }: Stage, product: DrivenProduct): Promise<number> {
  const send: Send = (method, path, data) => world.call(method, path, data, { as: 'owner' });
  const drive = { product, firstDay: '2026-12-01', days: 1, vehicles: 1 };
  const { orderId } = await bookDrive(send, drive, await quoteDrive(send, pool, drive));
  await addCharge(world, orderId!);
  return orderId!;
}

async function freeCrew({ world, pool, crews }: Stage): Promise<Crew> {
  if (crews.length === 0) crews.push(...(await addCrews(world.db, pool, 100)));
  return crews.pop()!;
}

/** Runs a job of the portal, at the clock's time unless another is given. */
export async function runJob({ world }: Stage, name: string, at = world.clock.now()): Promise<void> {
  await world.app.jobs.find((job) => job.name === name)!.run(at);
}

/** Returns the outcome of a call: `ok`, or the code of the refusal. */
export function outcomeOf({ code, data, msg }: Pick<TestReply, 'code' | 'data' | 'msg'>): string {
  return code === 1 ? 'ok' : (data?.reason ?? msg);
}

/** Reads the stored status of an order. */
export async function readStatus({ world }: Stage, { id }: StagedOrder): Promise<OrderStatus> {
  const { order_status } = await world.db
    .selectFrom('orders')
    .select('order_status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return order_status;
}

/** Details of a no-show report: the longest wait of any of these products. */
export const longWait = {
  waited_minutes: 60,
  calls_made: 2,
  evidence: 'Waited at the gate with the sign, the phone was off',
};

type Step = (stage: Stage, order: StagedOrder) => Promise<void>;

const pay: Step = (stage, { id }) => must(stage, 'owner', 'order/pay', { id, pay_channel: 'balance' });
const payOnCredit: Step = (stage, { id }) => must(stage, 'owner', 'order/pay', { id, pay_channel: 'credit' });
const dispatch = (call: string): Step => {
  return (stage, { rideId, crews }) => {
    const crew = call === 'assign' ? crews[0] : {};
    return must(stage, 'operator', `console/dispatch/${call}`, { ride_id: rideId, ...crew });
  };
};
/** Drives a ride that waits for its crew through these calls. */
const drive = (...calls: string[]): Step => {
  return async (stage, order) => {
    const { driven, world } = stage;
    const kind = [order.product, ...calls].join(' ');
    const known = driven[kind];
    if (known) return copyDispatch(world.db, known, { ...order, crew: order.crews[0] });
    for (const call of calls) await dispatch(call)(stage, order);
    driven[kind] = await readDispatch(world.db, order);
  };
};
const refund: Step = async (stage, { id }) => {
  const preview = await stage.world.call('POST', 'order/refundPreview', { id }, { as: 'owner' });
  await must(stage, 'owner', 'order/refund', { id, preview_id: preview.data.preview_id });
};
const cancel: Step = (stage, { id }) => must(stage, 'owner', 'order/cancel', { id });
const complete: Step = (stage, { id }) => must(stage, 'owner', 'order/confirmComplete', { id });
const noShow: Step = (stage, { id }) => must(stage, 'operator', 'console/order/noShow', { id, ...longWait });
const expire: Step = (stage) => runJob(stage, 'expire-orders');
const close: Step = (stage) => runJob(stage, 'complete-orders');

const arranged = drive('assign', 'depart', 'arrive');
const atDispatch = [pay, arranged];
const inService = [...atDispatch, at('service_start'), dispatch('board')];

/**
 * How each situation is reached. Own stock never waits for a supplier, so four states are written directly;
 * they must be enforced like the others.
 */
const paths: Record<Situation, readonly Step[]> = {
  'offer pending': [write('offer_pending')],
  'offer pending, too late': [write('offer_pending'), at('pay_by')],
  pending: [],
  'pending, too late': [at('pay_by')],
  processing: [pay, write('processing')],
  unassigned: [pay],
  assigned: [pay, drive('assign')],
  'en route': [pay, drive('assign', 'depart')],
  'confirmed, days before': atDispatch,
  'confirmed, on credit': [payOnCredit, arranged],
  'confirmed, the same day': [...atDispatch, at('service_start', -60)],
  'confirmed, from the start': [...atDispatch, at('service_start')],
  'confirmed, nobody came': [...atDispatch, at('no_show_from')],
  'confirmed, nobody waited': [pay, drive('assign', 'depart'), at('no_show_from')],
  'confirmed, over': [...atDispatch, at('service_end', 60)],
  'confirmed, long over': [...atDispatch, at('auto_complete_at')],
  'confirmed, under review': [...atDispatch, at('auto_complete_at'), close],
  'confirmed, review over': [...atDispatch, at('auto_complete_at'), close, at('review_due')],
  'in service': inService,
  'in service, over': [...inService, at('service_end', 60)],
  'in service, long over': [...inService, at('auto_complete_at')],
  finished: [...inService, dispatch('finish')],
  completed: [...inService, at('service_end', 60), complete],
  'completed, nobody assigned': [pay, at('service_end', 60), complete],
  cancelling: [pay, write('cancelling')],
  'cancelled unpaid': [cancel],
  'cancelled paid': [...atDispatch, refund],
  rejected: [cancel, write('rejected')],
  expired: [at('pay_by'), expire],
  'no-show': [...atDispatch, at('no_show_from'), noShow],
};

type TimeColumn =
  | 'pay_by'
  | 'service_start'
  | 'service_end'
  | 'no_show_from'
  | 'auto_complete_at'
  | 'review_due';

function at(column: TimeColumn, minutesLater = 0): Step {
  return async ({ world }, { id }) => {
    const row = await world.db
      .selectFrom('orders')
      .select(column)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    world.clock.set(new Date(row[column]!.getTime() + minutesLater * 60_000));
  };
}

/** Writes a state that no call of these products reaches, with its history row. */
function write(status: OrderStatus): Step {
  return async (stage, order) => {
    const { db, clock } = stage.world;
    const from = await readStatus(stage, order);
    const isAsked = status === 'cancelling';
    await db
      .updateTable('orders')
      .set({ order_status: status, ...(isAsked ? { refund_status: 'requested' as const } : {}) })
      .where('id', '=', order.id)
      .execute();
    const moves = {
      order_status: [from, status],
      ...(isAsked ? { refund_status: ['none', 'requested'] } : {}),
    };
    const row = { order_id: order.id, event: 'correct', actor: 'operator' as const, at: clock.now() };
    await db
      .insertInto('order_history')
      .values({ ...row, moves: JSON.stringify(moves) })
      .execute();
  };
}

/** Adds a charge of 2.00 as an operator proposes it; written directly, because it is tried in every state. */
async function addCharge({ db, clock }: TestWorld, orderId: number): Promise<void> {
  const { id: proposed_by } = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'operator')
    .executeTakeFirstOrThrow();
  const charge = { kind: 'tolls_parking' as const, quantity: 2, unit_amount: 100, amount: 200 };
  await db
    .insertInto('order_adjustments')
    .values({ ...charge, order_id: orderId, proposed_by, proposed_at: clock.now() })
    .execute();
}

async function must({ world }: Stage, as: PersonName, path: string, input: object): Promise<void> {
  const reply = await world.call('POST', path, input, { as, key: randomUUID() });
  if (reply.code !== 1) throw new Error(`${path}: ${reply.msg} ${JSON.stringify(reply.data)}`);
}
