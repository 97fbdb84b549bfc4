import type { OrderDeskAction } from '@serai/contract/orders/desk-actions';
import type { StaffRole } from '@serai/contract/staff/nodes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ActedOrder, expectExactOffers, hireStaff, missing, type Staff } from '../desk-actions.ts';
import { isAssurance } from './figure.ts';
import { openStage, type Situation, type Stage, situations, stageOrder } from './order-stage.ts';
import { type DrivenProduct, drivenProducts } from './test-fleet.ts';

const roles: readonly StaffRole[] = ['desk', 'finance', 'editor', 'auditor'];

let stage: Stage;
let staff: Staff;
const seen = new Set<OrderDeskAction>();
beforeAll(async () => {
  stage = await openStage();
  staff = await hireStaff(stage.world);
});
afterAll(async () => {
  await stage.world.close();
});

/** In `npm test`: transfers, and finance besides the administrator. */
const products: readonly DrivenProduct[] = isAssurance ? drivenProducts : ['airport'];
const tried: readonly StaffRole[] = isAssurance ? roles : ['finance'];

describe.each(products)('staff actions: %s', (product) => {
  test.each(situations)(
    '%s → offered exactly if the call is not refused for right or state',
    async (situation) => {
      const offered = await expectExactOffers({
        world: stage.world,
        staff,
        stage: () => stageRide(product, situation),
        roles: tried,
      });
      for (const action of offered) seen.add(action);
    },
    300_000,
  );
});

test('staff actions: situations above → every action of a driven order is offered in one of them', () => {
  const ofRides = [
    'pay',
    'renamePassenger',
    'cancel',
    'changePrice',
    'noShow',
    'addNote',
    'correct',
    'refundLater',
    'waiveFee',
    'declineRequest',
    'takeReview',
    'decideServed',
    'decideUnserved',
    'proposeCharge',
    'acceptCharge',
    'withdrawCharge',
    'reportWaiting',
    'setLanding',
    'assignRide',
    'reassignRide',
    'assignHired',
    'recordCash',
    'departRide',
    'arriveRide',
    'boardRide',
    'finishRide',
    'linkDriver',
    ...(products.includes('car') ? ['offerCar', 'reportOvertime', 'renameRenter'] : []),
  ];
  expect([...seen].sort()).toEqual(ofRides.sort());
});

test('staff actions: order of a confirmed rental → cancel, price and ride, each with its call', async () => {
  const { id, rideId } = await stageRide('car', 'assigned');
  const { token } = staff.desk;
  const { data } = await stage.world.call('GET', 'console/order/detail', { id }, { token });
  expect(data.order.actions).toEqual([]);
  const names = data.staff_actions.map(({ action }: { action: string }) => action);
  expect(names).toEqual([
    'cancel',
    'changePrice',
    'addNote',
    'withdrawCharge',
    'renameRenter',
    'reassignRide',
    'assignHired',
    'departRide',
    'linkDriver',
  ]);
  expect(data.staff_actions).toContainEqual({
    action: 'departRide',
    target_id: rideId,
    needs_second_person: false,
  });
  expect(data.staff_actions[0]).toEqual({ action: 'cancel', target_id: null, needs_second_person: null });
});

async function stageRide(product: DrivenProduct, situation: Situation): Promise<ActedOrder> {
  const { id, rideId, chargeId, crews } = await stageOrder(stage, product, situation);
  return {
    id,
    rideId,
    chargeId,
    correctionId: missing,
    // The first crew of an assigned ride drives it.
    crews: situation === 'unassigned' ? crews : [crews[1], crews[1]],
    ratePlanId: missing,
    rooms: 1,
    isStay: false,
    isNoShow: situation === 'no-show',
    now: stage.world.clock.now(),
  };
}
