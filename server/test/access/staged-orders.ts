import { buildCarCity, buildCarRate } from '../build-cars.ts';
import { buildBase } from '../build-fleet.ts';
import { testStart } from '../population.ts';
import { bookingOf, quote } from '../reliability/booking.ts';
import { bookDrive, quoteDrive } from '../reliability/fleet-booking.ts';
import { canaryOf, type SideName } from './canary.ts';
import { keep } from './kept.ts';
import type { MatrixStage, Person } from './matrix-stage.ts';

/**
 * `request` is a hotel room on request, `oneWay` a car on request, `twoRooms` two rooms that are sold at
 * once.
 */
export type OrderKind = 'hotel' | 'twoRooms' | 'request' | 'car' | 'oneWay' | 'airport';

/** A staged order; the steps below move it on. */
export interface StagedOrder {
  id: number;
  side: SideName;
  by: Person;
  /** The ride of a driven order; 0 for rooms. */
  rideId: number;
}

type Step = (stage: MatrixStage, order: StagedOrder) => Promise<void>;

/** Books an order with the side's canary in every text, by its master by default, and applies the steps. */
export async function stageOrder(
  stage: MatrixStage,
  side: SideName,
  kind: OrderKind,
  steps: readonly Step[] = [],
  by: Person = stage.sides[side].owner,
): Promise<StagedOrder> {
  stage.world.clock.set(testStart);
  const id =
    kind === 'car' || kind === 'airport'
      ? await bookVehicle(stage, side, kind, by)
      : kind === 'oneWay'
        ? await bookOneWay(stage, by)
        : await bookRoom(stage, side, kind, by);
  await nameOrder(stage, side, id);
  const isRoom = kind === 'hotel' || kind === 'twoRooms' || kind === 'request';
  const order = { id, side, by, rideId: isRoom ? 0 : await findRide(stage, id) };
  for (const step of steps) await step(stage, order);
  return order;
}

async function findRide({ world }: MatrixStage, orderId: number): Promise<number> {
  const rides = world.db.selectFrom('rides').select('id').where('order_id', '=', orderId);
  return (await rides.executeTakeFirst())?.id ?? 0;
}

/** Returns an order like `stageOrder`, or one staged before if the stage reuses it. */
export function keptOrder(
  stage: MatrixStage,
  side: SideName,
  kind: OrderKind,
  steps: readonly Step[] = [],
  by: Person = stage.sides[side].owner,
): Promise<StagedOrder> {
  const what = ['order', side, kind, by.id, ...steps.map(numberOf)].join(' ');
  return keep(stage, what, (fresh) => stageOrder(fresh, side, kind, steps, by));
}

const numbers = new Map<Step, number>();
/** Numbers the steps, to tell them apart. */
function numberOf(step: Step): number {
  const number = numbers.get(step) ?? numbers.size;
  numbers.set(step, number);
  return number;
}

export const pay: Step = async ({ must }, { id, by }) => {
  await must(by.token, 'order/pay', { id, pay_channel: 'balance' });
};
/** Marks it as sold for an outside supplier, which is asked once the order is paid. */
export const supplied: Step = async ({ world }, { id }) => {
  await world.db.updateTable('orders').set({ supplier: 'bed-bank' }).where('id', '=', id).execute();
};
export const payOnCredit: Step = async ({ must }, { id, by }) => {
  await must(by.token, 'order/pay', { id, pay_channel: 'credit' });
};
export const assign: Step = async ({ must, operator, newCrew }, { rideId }) => {
  await must(operator.token, 'console/dispatch/assign', { ride_id: rideId, ...(await newCrew()) });
};
export const depart: Step = async ({ must, operator }, { rideId }) => {
  await must(operator.token, 'console/dispatch/depart', { ride_id: rideId });
};
export const arrive: Step = async ({ must, operator }, { rideId }) => {
  await must(operator.token, 'console/dispatch/arrive', { ride_id: rideId });
};
export const board: Step = async ({ must, operator }, { rideId }) => {
  await must(operator.token, 'console/dispatch/board', { ride_id: rideId });
};
export const checkIn: Step = async ({ must }, { id, by }) => {
  await must(by.token, 'order/confirmCheckIn', { id });
};

/** Sets the clock to a moment of the order. */
export function at(
  column: 'service_start' | 'service_end' | 'no_show_from' | 'auto_complete_at',
  minutesLater = 0,
): Step {
  return async ({ world }, { id }) => {
    const row = await world.db
      .selectFrom('orders')
      .select(column)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    world.clock.set(new Date(row[column].getTime() + minutesLater * 60_000));
  };
}

export const complete: Step = async ({ must }, { id, by }) => {
  await must(by.token, 'order/confirmComplete', { id });
};
/** Runs the jobs that close ended orders, including those of others. */
export const close: Step = async ({ world, kept }) => {
  kept.clear();
  await world.app.jobs.find(({ name }) => name === 'complete-orders')!.run(world.clock.now());
};

/** The hotel refuses the guests, and the desk has to decide. */
export const refused: Step = async ({ world }, { id }) => {
  const now = world.clock.now();
  const due = new Date(now.getTime() + 3_600_000);
  await world.db
    .updateTable('orders')
    .set({ needs_review: 'hotel_refused', review_queue: 'desk', review_since: now, review_due: due })
    .where('id', '=', id)
    .execute();
};

/** From payment to being on the road with a driver. */
export const inService = [pay, assign, depart, arrive, at('service_start'), board];

/** Adds a proposed charge that is still open; returns its id. */
export async function addCharge(stage: MatrixStage, { id, side }: StagedOrder): Promise<number> {
  const charge = {
    id,
    kind: 'tolls_parking',
    quantity: 2,
    unit_amount: 100,
    reason: `${canaryOf(side)} toll`,
  };
  const reply = await stage.must(stage.operator.token, 'console/order/proposeAdjustment', charge);
  return reply.data.adjustment_id;
}

/** Quotes a room or a vehicle for a side; returns the quote's id. */
export function keptQuote(stage: MatrixStage, kind: OrderKind, by: Person): Promise<string> {
  return keep(stage, `quote ${kind} ${by.id}`, (fresh) => stageQuote(fresh, kind, by));
}

function stageQuote(stage: MatrixStage, kind: OrderKind, by: Person): Promise<string> {
  stage.world.clock.set(testStart);
  const send = sender(stage, by);
  if (kind === 'car' || kind === 'airport') return quoteDrive(send, stage.pool, drive(kind));
  const room = kind === 'request' ? stage.roomOnRequest : stage.room;
  return quote(send, room, {
    checkIn: '2026-12-01',
    checkOut: '2026-12-03',
    rooms: kind === 'twoRooms' ? 2 : 1,
  });
}

async function bookRoom(
  stage: MatrixStage,
  side: SideName,
  kind: 'hotel' | 'twoRooms' | 'request',
  by: Person,
): Promise<number> {
  const booking = bookingOf(await stageQuote(stage, kind, by));
  const room = { guests: [{ full_name: `${canaryOf(side)} WANG` }] };
  const rooms = kind === 'twoRooms' ? [room, room] : [room];
  const reply = await stage.must(by.token, 'hotel/book', { ...booking, rooms });
  return reply.data.order.id;
}

async function bookVehicle(
  stage: MatrixStage,
  _side: SideName,
  kind: 'car' | 'airport',
  by: Person,
): Promise<number> {
  const { outcome, orderId } = await bookDrive(
    sender(stage, by),
    drive(kind),
    await stageQuote(stage, kind, by),
  );
  if (orderId === undefined) throw new Error(`not booked: ${outcome}`);
  return orderId;
}

/** Books a car to a city of another base, to which no route is known. */
async function bookOneWay(stage: MatrixStage, by: Person): Promise<number> {
  const { db, app } = stage.world;
  const there = await buildCarCity(db, { baseId: await buildBase(db) });
  const here = await buildCarCity(db, { baseId: await buildBase(db), dropOffCodes: [there.code] });
  const { rate } = await buildCarRate(db, { locationId: here.downtown });
  await app.memory.refresh();
  const send = sender(stage, by);
  const times = { pick_up_at: '2026-12-01T08:00', drop_off_at: '2026-12-02T18:00' };
  const trip = { pick_up_id: here.downtown, drop_off_id: there.downtown, ...times, adults: 1 };
  const { data } = await send('POST', 'car/quote', { rate_key: `${rate}-1`, ...trip });
  const named = { passenger_name: 'WANG FANG', contact_name: 'Li Hua', contact_phone: '+95 9 123 456' };
  const booked = await send('POST', 'car/book', { quote_id: data.quote_id, ...named });
  if (booked.code !== 1) throw new Error(`not booked: ${booked.msg}`);
  return booked.data.order.id;
}

/** Writes the canary into what the shared booking helpers fill in. */
async function nameOrder({ world }: MatrixStage, side: SideName, id: number): Promise<void> {
  const canary = canaryOf(side);
  await world.db
    .updateTable('orders')
    .set({ reference: `${canary} ref`, contact_name: `${canary} Li`, special_requests: `${canary} quiet` })
    .where('id', '=', id)
    .execute();
}

function drive(product: 'car' | 'airport') {
  return { product, firstDay: '2026-12-01', days: 1, vehicles: 1 };
}

function sender({ world }: MatrixStage, by: Person) {
  return (method: 'GET' | 'POST', path: string, data?: unknown, options: { key?: string } = {}) =>
    world.call(method, path, data, { ...options, token: by.token });
}
