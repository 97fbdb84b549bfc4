import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../src/platform/db/connect.ts';
import type { Tables } from '../src/tables.ts';
import { addArticle } from './build-articles.ts';
import { unhurried } from './harness.ts';
import { checkInvariants } from './invariants.ts';
import { openStage, type Stage, type StagedOrder, stageOrder } from './reliability/order-stage.ts';

/** Each invariant of driven orders names the rows that violate it. */
let stage: Stage;
let order: StagedOrder;
/** A portal may violate none of them, so the violations are written as the owner of the tables. */
let owner: Database<Tables>;
beforeAll(async () => {
  stage = await openStage();
  owner = await openDatabase<Tables>(stage.world.owner, { ...unhurried, maxConnections: 1 });
  await stageOrder(stage, 'airport', 'assigned');
  order = await stageOrder(stage, 'car', 'in service');
  await addArticle(stage.world.db);
});
afterAll(async () => {
  await owner.close();
  await stage.world.close();
});

test('invariants: nothing violated yet → no breach', async () => {
  expect(await checkInvariants(stage.world.db)).toEqual([]);
});

test.each([
  ['no pool has more vehicles away', 'UPDATE vehicle_pools SET units = 1'],
  ['a ride lies within the time', "UPDATE vehicle_holds SET to_at = to_at - interval '1 hour'"],
  ['a driven order has its part', 'UPDATE vehicle_holds SET vehicles = 2'],
  ['a driven order has its part', 'UPDATE vehicle_holds SET active = false'],
  ['a driven order has its part', 'DELETE FROM transfer_orders'],
  ['a driven order has its part', 'DELETE FROM vehicle_holds'],
  ['a ride is active until', 'UPDATE rides SET active = false'],
  ['a ride is active until', "UPDATE rides SET status = 'on_board' WHERE driver_id IS NOT NULL"],
  ['a ride is active until', "UPDATE rides SET status = 'on_location' WHERE driver_id IS NOT NULL"],
  [
    'no driver and no vehicle is in two places',
    `ALTER TABLE rides DROP CONSTRAINT rides_driver_once;
     UPDATE rides SET driver_id = (SELECT min(driver_id) FROM rides) WHERE driver_id IS NOT NULL`,
  ],
  [
    'no driver and no vehicle is in two places',
    `ALTER TABLE rides DROP CONSTRAINT rides_vehicle_once;
     UPDATE rides SET vehicle_id = (SELECT min(vehicle_id) FROM rides) WHERE driver_id IS NOT NULL`,
  ],
  ['every ride came to where it is', "UPDATE rides SET status = 'en_route' WHERE status = 'assigned'"],
  [
    'every ride came to where it is',
    `INSERT INTO ride_history (ride_id, event, from_status, to_status, user_id, at)
     SELECT ride_id, event, from_status, to_status, user_id, at FROM ride_history`,
  ],
  ['an order is charged after its service', 'UPDATE orders SET adjustments = 1'],
  [
    'an order is charged after its service',
    "UPDATE order_adjustments SET status = 'confirmed', confirmed_at = now()",
  ],
  ["a user's points are what their entries add up to", 'UPDATE users SET score = score + 1'],
  [
    'an article that an agency has bought was paid for once',
    `INSERT INTO article_orders (sn, article_id, agency_id, user_id, title, price, currency, created_at)
     SELECT 'D1', articles.id, users.agency_id, users.id, '', 100, 'USD', now() FROM articles, users
     WHERE users.agency_id IS NOT NULL LIMIT 1`,
  ],
  ['an article counts who likes it', 'UPDATE articles SET likes = 1'],
  ['an article counts who likes it', 'UPDATE articles SET favourites = 1'],
  ['an article counts who likes it', 'UPDATE articles SET comments = 1'],
  ['ledger and history can only grow', 'ALTER TABLE ride_history DISABLE TRIGGER ride_history_immutable'],
])('invariant %s: after %s → breach found', async (rule, breach) => {
  const broken = new Error('rolled back');
  const check = owner.db.transaction().execute(async (trx) => {
    await sql.raw(breach).execute(trx);
    const rules = (await checkInvariants(trx)).map((one) => one.rule);
    expect(rules.some((name) => name.startsWith(rule))).toBe(true);
    throw broken;
  });
  await expect(check).rejects.toBe(broken);
});

test('invariants: a real charge and a real early end → no breach', async () => {
  const { world } = stage;
  const charge = { id: order.id, adjustment_id: order.chargeId };
  expect((await world.call('POST', 'order/confirmAdjustment', charge, { as: 'owner' })).code).toBe(1);
  const ride = { ride_id: order.rideId };
  expect((await world.call('POST', 'console/dispatch/finish', ride, { as: 'operator' })).code).toBe(1);
  expect(await checkInvariants(world.db)).toEqual([]);
});
