import { allEndpoints } from '@serai/contract/all';
import type { Endpoint } from '@serai/contract/endpoint';
import { type OrderDeskAction, orderDeskActions, orderDeskCalls } from '@serai/contract/orders/desk-actions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setConcessionSums } from '../concession-sums.ts';
import { type ActedOrder, expectExactOffers, hireStaff, missing, type Staff } from '../desk-actions.ts';
import { type MatrixStage, openMatrixStage } from './matrix-stage.ts';
import {
  addCharge,
  at,
  checkIn,
  close,
  complete,
  type OrderKind,
  pay,
  payOnCredit,
  refused,
  type StagedOrder,
  stageOrder,
  supplied,
} from './staged-orders.ts';

type Step = (stage: MatrixStage, order: StagedOrder) => Promise<void>;

let stage: MatrixStage;
let staff: Staff;
beforeAll(async () => {
  stage = await openMatrixStage();
  staff = await hireStaff(stage.world);
});
afterAll(() => stage.close());

const isOver: readonly Step[] = [pay, at('service_start'), checkIn, at('service_end', 60)];
const refund: Step = async ({ must }, { id, by }) => {
  const { data } = await must(by.token, 'order/refundPreview', { id });
  await must(by.token, 'order/refund', { id, preview_id: data.preview_id });
};
const cancelAtFee: Step = ({ must, operator }, { id }) =>
  must(operator.token, 'console/order/cancel', { id, fee: 200, reason: 'Ill guests' }).then(() => {});
const noShow: Step = async ({ must, operator, world }, { id }) => {
  const told_at = Math.floor(world.clock.now().getTime() / 1000);
  const evidence = 'Room 301 stayed empty all night';
  await must(operator.token, 'console/order/noShow', { id, told_by: 'Night manager', told_at, evidence });
};
const charge: Step = async (of, order) => {
  await addCharge(of, order);
};
const ask: Step = async (of, order) => {
  const adjustment_id = await addCharge(of, order);
  const question = 'Which bridge was that?';
  await of.must(order.by.token, 'order/askAdjustment', { id: order.id, adjustment_id, question });
};
/** The supplier has named another price than the one that was sold. */
const priceNamed: Step = async ({ world }, { id }) => {
  await world.db
    .updateTable('supplier_requests')
    .set({ state: 'held', answer: JSON.stringify({ is: 'price', price: 20_000 }) })
    .where('order_id', '=', id)
    .execute();
};
/** A colleague of finance has asked for a correction above the sum of one person. */
const correctionAsked: Step = async ({ world, must }, { id }) => {
  await setConcessionSums(world.db, { act: 0 });
  const ask = { id, amount: 100, reason: 'The shower had no hot water' };
  await must(staff.finance.token, 'console/order/refundLater', ask);
};

/** A refund of the unproven stay waits for a second person. */
const refundAsked: Step = async ({ world, operator }, { id }) => {
  await setConcessionSums(world.db, { act: 0 });
  const decision = { id, decision: 'unserved', evidence: 'The hotel knows of no such guests' };
  const held = await world.call('POST', 'console/review/decide', decision, { token: operator.token });
  expect(held.data.reason).toBe('second_person_asked');
};

const scenes: readonly (readonly [string, OrderKind, readonly Step[]])[] = [
  ['stay on request', 'request', []],
  ['unpaid stay', 'hotel', []],
  ['paid stay', 'hotel', [pay]],
  ['stay of two rooms on credit', 'twoRooms', [payOnCredit]],
  ['stay refused by its hotel', 'hotel', [pay, refused]],
  ['refused stay whose service has begun', 'hotel', [pay, refused, at('service_start', 60)]],
  ['stay without guests', 'hotel', [pay, at('no_show_from')]],
  ['unproven stay under review', 'hotel', [pay, at('auto_complete_at'), close]],
  ['unproven stay whose refund waits', 'hotel', [pay, at('auto_complete_at'), close, refundAsked]],
  ['stay in service with a charge', 'hotel', [pay, at('service_start'), checkIn, charge]],
  ['stay in service with a question', 'hotel', [pay, at('service_start'), checkIn, ask]],
  ['completed stay', 'hotel', [...isOver, complete]],
  ['completed stay with an open correction', 'hotel', [...isOver, complete, correctionAsked]],
  ['no-show of a stay', 'hotel', [pay, at('no_show_from'), noShow]],
  ['stay cancelled at a fee', 'hotel', [pay, cancelAtFee]],
  ['stay at a supplier', 'hotel', [supplied, pay]],
  ['stay at a supplier for another price', 'hotel', [supplied, pay, priceNamed]],
  ['stay at a supplier to be cancelled', 'hotel', [supplied, pay, refund]],
  ['one-way rental on request', 'oneWay', []],
];

/** Scenes with an action that the seller would pay for. */
const costly = [
  'unpaid stay',
  'stay refused by its hotel',
  'refused stay whose service has begun',
  'unproven stay under review',
  'unproven stay whose refund waits',
  'completed stay',
  'completed stay with an open correction',
  'no-show of a stay',
];
const seen = new Set<OrderDeskAction>();

test.each(scenes)(
  'staff actions: %s → offered exactly if the call is not refused',
  async (_, kind, steps) => {
    for (const action of await expectExact(kind, steps, 1e10)) seen.add(action);
  },
  120_000,
);

test.each(scenes.filter(([name]) => costly.includes(name)))(
  'staff actions: %s, above the sums of one person → the needed second person is announced',
  async (_, kind, steps) => {
    await expectExact(kind, steps, 0);
  },
  120_000,
);

test('staff actions: situations above → every action of a stay, a supplier and a request is offered in one', () => {
  const ofRides = [
    'Ride',
    'renamePassenger',
    'assignHired',
    'recordCash',
    'linkDriver',
    'setLanding',
    'report',
  ];
  const ofStays = orderDeskActions.filter((action) => !ofRides.some((part) => action.includes(part)));
  expect([...seen].sort()).toEqual(ofStays.sort());
});

/** Checks the actions in a situation where one person may give up to `act` dollars alone. */
async function expectExact(kind: OrderKind, steps: readonly Step[], act: number): Promise<OrderDeskAction[]> {
  return expectExactOffers({
    world: stage.world,
    staff,
    roles: ['desk', 'finance'],
    stage: async () => {
      await setConcessionSums(stage.world.db, { act: 1e10 });
      const order = await stageOrder(stage, 'A', kind, steps);
      await setConcessionSums(stage.world.db, { act });
      return actedOrder(order);
    },
  });
}

test('staff actions: correction asked by the caller → not offered to the caller, offered to a colleague', async () => {
  const { id } = await stageOrder(stage, 'A', 'hotel', [...isOver, complete, correctionAsked]);
  const { correctionId } = await actedOrder({ id, side: 'A', by: stage.sides.A.owner, rideId: 0 });
  const offeredTo = async (token: string) => {
    const { data } = await stage.world.call('GET', 'console/order/detail', { id }, { token });
    return data.staff_actions.filter(({ target_id }: { target_id: number }) => target_id === correctionId);
  };
  expect(await offeredTo(staff.finance.token)).toEqual([]);
  expect(
    (await offeredTo(staff.administrator.token)).map(({ action }: { action: string }) => action),
  ).toEqual(['confirmCorrection', 'rejectCorrection']);
});

/** Calls with such a path act on an order. */
const ofOrders =
  /^console\/(order|request|review|supplier|correction|carOrder|hotelOrder|hotelNotice|airportOrder|dispatch)\//;

/**
 * Calls that concern a list of orders, or a driver or vehicle and all their rides, or that book a new order, so no action
 * of one order.
 */
const ofSeveral = [
  'console/order/linkExport',
  'console/hotelOrder/linkMovements',
  'console/hotelOrder/quote',
  'console/hotelOrder/book',
  'console/carOrder/quote',
  'console/carOrder/book',
  'console/airportOrder/quote',
  'console/airportOrder/book',
  'console/dispatch/returnRides',
  'console/dispatch/addAbsence',
  'console/dispatch/removeAbsence',
];

test('staff actions: contract → every call by which the staff act on an order is an action', () => {
  const acting = (allEndpoints as readonly Endpoint[])
    .filter(({ method, path }) => method === 'POST' && ofOrders.test(path) && !ofSeveral.includes(path))
    .map(({ path }) => path);
  expect([...new Set(Object.values(orderDeskCalls))].sort()).toEqual(acting.sort());
});

async function actedOrder({ id, rideId }: StagedOrder): Promise<ActedOrder> {
  const { db, clock } = stage.world;
  const { order_status } = await db
    .selectFrom('orders')
    .select('order_status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const stay = await db
    .selectFrom('hotel_orders')
    .select(sql<number>`jsonb_array_length(guests)`.as('rooms'))
    .where('order_id', '=', id)
    .executeTakeFirst();
  const newest = (table: 'order_adjustments' | 'order_corrections') =>
    db.selectFrom(table).select('id').where('order_id', '=', id).orderBy('id', 'desc').executeTakeFirst();
  return {
    id,
    rideId: rideId || missing,
    chargeId: (await newest('order_adjustments'))?.id ?? missing,
    correctionId: (await newest('order_corrections'))?.id ?? missing,
    crews: [],
    ratePlanId: stage.room.ratePlanId,
    rooms: stay?.rooms ?? 1,
    isStay: rideId === 0,
    isNoShow: order_status === 'no_show',
    now: clock.now(),
  };
}
