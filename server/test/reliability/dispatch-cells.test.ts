import type { DispatchEvent } from '@serai/contract/vehicles/dispatch';
import { type DispatchStatus, dispatchStatuses } from '@serai/contract/vehicles/vehicles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from '../invariants.ts';
import { markState } from '../state-digest.ts';
import { isAssurance } from './figure.ts';
import { type Role, rideAttempts, timerAttempts } from './order-attempts.ts';
import { openStage, type Situation, type Stage, type StagedOrder, stageOrder } from './order-stage.ts';
import { type DrivenProduct, drivenProducts } from './test-fleet.ts';

/**
 * P09: a ride changes state only as this table states, by the seller's staff; every other attempt changes
 * nothing.
 */
interface Row {
  /** The refusal of every event not listed: by the state of the ride, or already by that of the order. */
  otherwise: 'ride_wrong_state' | 'order_wrong_state';
  from: DispatchStatus;
  /** The state afterwards, or the code of a different refusal. */
  cells: Partial<Record<Reported, string>>;
}

/** Events reported by the seller's staff; a driver is released when a member moves the order. */
type Reported = Exclude<DispatchEvent, 'unassign'>;
const events: readonly Reported[] = ['assign', 'reassign', 'depart', 'arrive', 'board', 'finish'];
const open = 'ride_wrong_state';
const closed = 'order_wrong_state';
const table: Partial<Record<Situation, Row>> = {
  unassigned: { otherwise: open, from: 'unassigned', cells: { assign: 'assigned' } },
  assigned: {
    otherwise: open,
    from: 'assigned',
    cells: { reassign: 'assigned', depart: 'en_route' },
  },
  'en route': {
    otherwise: open,
    from: 'en_route',
    cells: { reassign: 'assigned', arrive: 'on_location' },
  },
  'confirmed, days before': {
    otherwise: open,
    from: 'on_location',
    cells: { reassign: 'assigned', board: 'order_not_yet' },
  },
  'confirmed, the same day': {
    otherwise: open,
    from: 'on_location',
    cells: { reassign: 'assigned', board: 'on_board' },
  },
  'confirmed, long over': {
    otherwise: open,
    from: 'on_location',
    cells: { reassign: 'assigned', board: 'on_board' },
  },
  'in service': { otherwise: open, from: 'on_board', cells: { finish: 'finished' } },
  finished: { otherwise: open, from: 'finished', cells: {} },
  // The end of a ride may be reported after its order has completed itself.
  completed: { otherwise: closed, from: 'on_board', cells: { finish: 'finished' } },
  'completed, nobody assigned': {
    otherwise: closed,
    from: 'unassigned',
    cells: { finish: 'ride_wrong_state' },
  },
  'offer pending': { otherwise: closed, from: 'unassigned', cells: {} },
  pending: { otherwise: closed, from: 'unassigned', cells: {} },
  processing: { otherwise: closed, from: 'unassigned', cells: {} },
  cancelling: { otherwise: closed, from: 'unassigned', cells: {} },
  'cancelled unpaid': { otherwise: closed, from: 'unassigned', cells: {} },
  'cancelled paid': { otherwise: closed, from: 'on_location', cells: {} },
  rejected: { otherwise: closed, from: 'unassigned', cells: {} },
  expired: { otherwise: closed, from: 'unassigned', cells: {} },
  'no-show': { otherwise: closed, from: 'on_location', cells: {} },
};
const roles: readonly Role[] = ['owner', 'viewer', 'booker', 'otherAgency', 'operator', 'guest'];

let stage: Stage;
let tried = 0;
beforeAll(async () => {
  stage = await openStage();
  // Logs everyone in before the state is compared.
  for (const role of roles) if (role !== 'guest') await stage.world.tokenOf(role);
});
afterAll(async () => {
  expect(await checkInvariants(stage.world.db)).toEqual([]);
  process.stdout.write(`P09 only listed transitions of a ride happen: cells ${tried}\n`);
  await stage.world.close();
});

/** Both products share one table; `npm test` takes transfers through it. */
const products: readonly DrivenProduct[] = isAssurance ? drivenProducts : ['airport'];

describe.each(products)('dispatch: ride of product %s', (product) => {
  test.each(Object.entries(table) as [Situation, Row][])('%s', async (situation, row) => {
    const order = await stageOrder(stage, product, situation);
    expect(await readRide(order)).toBe(row.from);
    await refuseAll(order, row);
    // The refusals have left the order unchanged, so the first permitted attempt reuses it.
    let unchanged: typeof order | undefined = order;
    for (const event of events) {
      const to = wantedOf(row, event);
      if (!isStatus(to)) continue;
      const staged = unchanged ?? (await stageOrder(stage, product, situation));
      unchanged = undefined;
      const told = await rideAttempts[event](stage, staged, 'operator');
      expect([event, told, await readRide(staged)]).toEqual([event, 'ok', to]);
      tried += 1;
    }
  });
});

test('dispatch table: states of a ride → all covered', () => {
  expect(new Set(Object.values(table).map(({ from }) => from))).toEqual(new Set(dispatchStatuses));
});

/**
 * Tries everything that must be refused as every role, then runs the timers, which must not move the ride.
 */
async function refuseAll(order: StagedOrder, row: Row): Promise<void> {
  const before = await markState(stage.world.db);
  const refused = events.flatMap((event) =>
    roles.flatMap((role) => {
      const wanted = wantedFrom(role, wantedOf(row, event));
      return isStatus(wanted) ? [] : [{ event, role, wanted }];
    }),
  );
  const told = await Promise.all(refused.map(({ event, role }) => rideAttempts[event](stage, order, role)));
  const words = (outcomes: readonly string[]) =>
    refused.map(({ event, role }, at) => `${role}: ${event} → ${outcomes[at]}`);
  expect(words(told)).toEqual(words(refused.map(({ wanted }) => wanted)));
  expect(await markState(stage.world.db)).toBe(before);
  for (const attempt of Object.values(timerAttempts)) await attempt(stage);
  expect(await readRide(order)).toBe(row.from);
  tried += refused.length + events.length;
}

function wantedOf({ cells, otherwise }: Row, event: Reported): string {
  return cells[event] ?? otherwise;
}

function wantedFrom(role: Role, wanted: string): string {
  if (role === 'guest') return 'need_login';
  return role === 'operator' ? wanted : 'no_permission';
}

function isStatus(word: string): boolean {
  return (dispatchStatuses as readonly string[]).includes(word);
}

async function readRide({ rideId }: StagedOrder): Promise<DispatchStatus> {
  const { status } = await stage.world.db
    .selectFrom('rides')
    .select('status')
    .where('id', '=', rideId)
    .executeTakeFirstOrThrow();
  return status;
}
