import type { MatrixStage } from './matrix-stage.ts';
import { plain, type Rows } from './row.ts';
import { assign, depart, pay, type StagedOrder, stageOrder } from './staged-orders.ts';

/** Cash that the driver of an order takes now. */
async function cashOf({ world }: MatrixStage, { rideId: ride_id }: StagedOrder) {
  const { driver_id } = await world.db
    .selectFrom('rides')
    .select('driver_id')
    .where('id', '=', ride_id)
    .executeTakeFirstOrThrow();
  const taken_at = Math.floor(world.clock.now().getTime() / 1000);
  return { ride_id, driver_id, amount: 500_000, currency: 'MMK', purpose: 'toll_parking', taken_at };
}

/** Stages a ride whose driver took cash, recorded by the desk, so that others may receive it. */
export async function stageCash(
  stage: MatrixStage,
  side: 'A' | 'B',
): Promise<StagedOrder & { cashId: number }> {
  const order = await stageOrder(stage, side, 'car', [pay, assign, depart]);
  const path = 'console/dispatch/recordCash';
  const { data } = await stage.must(stage.staff.desk.token, path, await cashOf(stage, order));
  return { ...order, cashId: data.cash.id };
}

/** Calls about cash that drivers took. */
export const cashRows: Rows = {
  'POST console/dispatch/recordCash': {
    ready: async (stage, side) => {
      const order = await stageOrder(stage, side, 'car', [pay, assign, depart]);
      return { input: await cashOf(stage, order) };
    },
    open: ['ride_id', 'driver_id'],
  },
  'GET console/dispatch/rideCash': {
    ready: async (stage, side) => ({ input: { ride_id: (await stageCash(stage, side)).rideId } }),
    open: ['ride_id'],
  },
  'GET console/driverCash/list': plain({}, ['driver_id', 'order_id']),
  'GET console/driverCash/drivers': plain(),
  'POST console/driverCash/handIn': {
    ready: async (stage, side) => {
      const { cashId } = await stageCash(stage, side);
      const handed_in_on = stage.world.clock.now().toISOString().slice(0, 10);
      return { input: { cash_ids: [cashId], counted: 500_000, handed_in_on } };
    },
    open: ['cash_ids'],
  },
  'POST console/driverCash/void': {
    ready: async (stage, side) => ({
      input: { cash_id: (await stageCash(stage, side)).cashId, reason: 'Recorded twice' },
    }),
    open: ['cash_id'],
  },
};
