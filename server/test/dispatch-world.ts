import { randomUUID } from 'node:crypto';
import { insertRides, type Journey } from '../src/features/fleet/fleet.ts';
import { buildDriver, buildVehicle, buildVehicleClass, buildVehicleModel } from './build-fleet.ts';
import { type OrderWorld, openOrderWorld } from './order-world.ts';
import type { PersonName } from './population.ts';
import { boatTrips } from './test-product.ts';

/** An order world with paid rides of one vehicle model, and the calls of the dispatcher. */
export interface DispatchWorld extends OrderWorld {
  modelId: number;
  /** Adds a driver and a vehicle of a base; by default of none. */
  addCrew(baseId?: number): Promise<Crew>;
  /** Books an order with one ride and pays it. */
  addRide(ride: TestRide): Promise<{ orderId: number; id: number }>;
  /** Calls `console/dispatch/<path>` as the dispatcher. */
  read: DispatchCall;
  /** Calls `console/dispatch/<path>`, by default as the dispatcher and with a new idempotency key. */
  act(
    path: string,
    input: object,
    options?: { as?: PersonName; key?: string },
  ): ReturnType<OrderWorld['call']>;
}

type DispatchCall = (path: string, input: object) => ReturnType<OrderWorld['call']>;

export interface Crew {
  driver_id: number;
  vehicle_id: number;
}

export interface TestRide extends Pick<Journey, 'startsAt' | 'endsAt'> {
  /** Bases and minutes of the way out and back; by default no base, and no way. */
  places?: Partial<Omit<Journey, 'startsAt' | 'endsAt'>>;
  driverLanguage?: 'burmese' | 'chinese' | 'thai';
  /** Whether the order is paid, which a ride needs to be assigned; default true. */
  paid?: boolean;
  /** Default: the owner. */
  bookedBy?: PersonName;
}

/** Opens a dispatch world with funds for many rides. */
export async function openDispatchWorld(): Promise<DispatchWorld> {
  const world = await openOrderWorld(boatTrips({ hasCheckIn: false }));
  const { db, call } = world;
  await world.fund(50_000_000, 0);
  const modelId = await buildVehicleModel(db, { classId: await buildVehicleClass(db) });
  return {
    ...world,
    modelId,
    addCrew: async (baseId) => {
      const home = baseId === undefined ? {} : { baseId };
      return {
        driver_id: await buildDriver(db, home),
        vehicle_id: await buildVehicle(db, { modelId, ...home }),
      };
    },
    addRide: async ({
      startsAt,
      endsAt,
      places,
      driverLanguage = 'burmese',
      paid = true,
      bookedBy = 'owner',
    }) => {
      const orderId = await world.book('2026-12-01', { as: bookedBy });
      const journey = { ...nowhere, ...places, startsAt, endsAt };
      const passenger = { passengerName: 'LI MING', passengerPhone: '' };
      const ride = { orderId, vehicles: 1, journey, tz: 'Asia/Yangon', driverLanguage, of: { modelId } };
      await db.transaction().execute((trx) => insertRides(trx, { ...ride, ...passenger }));
      if (paid) await call('POST', 'order/pay', { id: orderId, pay_channel: 'balance' }, { as: 'owner' });
      const { id } = await db
        .selectFrom('rides')
        .select('id')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      return { orderId, id };
    },
    read: (path, input) => call('GET', `console/dispatch/${path}`, input, { as: 'operator' }),
    act: (path, input, { as = 'operator', key = randomUUID() } = {}) =>
      call('POST', `console/dispatch/${path}`, input, { as, key }),
  };
}

const nowhere = { fromBaseId: null, toBaseId: null, outMinutes: 0, backMinutes: 0 };

/** An instant by the clock of Yangon, by default on the first of December. */
export function atYangon(time: string, day = '2026-12-01'): Date {
  return new Date(`${day}T${time}:00+06:30`);
}

/** Unix seconds of a time by the clock of Yangon on the first of December. */
export function secondsAtYangon(time: string): number {
  return atYangon(time).getTime() / 1000;
}
