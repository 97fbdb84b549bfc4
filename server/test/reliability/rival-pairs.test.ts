import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from '../invariants.ts';
import { Chance, isAssurance, reportFigure, tries } from './figure.ts';
import { memberAttempts, rideAttempts, seeChange, seeRefund, staffAttempts } from './order-attempts.ts';
import {
  openStage,
  runJob,
  type Situation,
  type Stage,
  type StagedOrder,
  stageOrder,
} from './order-stage.ts';
import { type RivalAct, type RivalPair, rivalPairs } from './rival-pairs.ts';
import { type DrivenProduct, drivenProducts } from './test-fleet.ts';

/**
 * P09: two rival acts end as if one had followed the other, in either order: replies, stored rows and
 * history.
 */
const rounds = { one: tries({ test: 1, assurance: 25 }), any: tries({ test: 1, assurance: 10 }) };
const attempts = { ...memberAttempts, ...staffAttempts, ...rideAttempts };

let stage: Stage;
let chance: Chance;
let startedAt: number;
beforeAll(async () => {
  stage = await openStage();
  for (const role of ['owner', 'operator'] as const) await stage.world.tokenOf(role);
  chance = new Chance();
  startedAt = Date.now();
});
afterAll(async () => {
  const figures = {
    pairs: rivalPairs.length,
    'rounds where one wins': rounds.one,
    'where both may': rounds.any,
  };
  reportFigure('P09 of two rivals one wins', figures, chance, startedAt);
  await stage.world.close();
});

describe.each([...new Set(rivalPairs.map(({ situation }) => situation))])('%s', (situation) => {
  const pairs = rivalPairs.filter((pair) => pair.situation === situation);
  test.each(pairs.map((pair) => [pair.acts.join(' against '), pair] as const))(
    'rival pair: %s → same outcome as one after the other',
    async (_, pair) => {
      const productOf = (round: number) => drivenProducts[(rivalPairs.indexOf(pair) + round) % 2]!;
      const inTurn = outcomesInTurn(pair, productOf(0));
      // The assurance run tries both orders of each variant; `npm test` tries the second where the first did
      // not happen.
      if (isAssurance) for (const first of turns) await inTurn(first);
      for (let round = 0; round < rounds[pair.winners]; round++) {
        const outcome = await race(pair, productOf(round));
        const likely = turnOf(outcome);
        if (outcome === (await inTurn(likely))) continue;
        expect([await inTurn(likely), await inTurn(likely === 0 ? 1 : 0)]).toContain(outcome);
      }
    },
    300_000,
  );

  afterAll(async () => {
    expect(await checkInvariants(stage.world.db)).toEqual([]);
  });
});

test('rival pairs: all → at least forty allow only one winner', () => {
  expect(rivalPairs.filter(({ winners }) => winners === 'one').length).toBeGreaterThanOrEqual(40);
});

const turns = [0, 1] as const;

/** Returns which act seems to have been first: the one that alone was accepted. */
function turnOf(outcome: string): (typeof turns)[number] {
  const { told } = JSON.parse(outcome) as { told: string[] };
  return told[0] !== 'ok' && told[1] === 'ok' ? 1 : 0;
}

/** Returns the outcomes when they act one after the other, by which is first; each is tried once. */
function outcomesInTurn({ situation, acts, winners }: RivalPair, product: DrivenProduct) {
  const known: string[] = [];
  return async (first: (typeof turns)[number]): Promise<string> => {
    const before = known[first];
    if (before !== undefined) return before;
    const { order, runs, lastRow } = await prepare(situation, acts, product);
    const told: string[] = [];
    for (const at of [first, 1 - first]) told[at] = await runs[at]!();
    if (winners === 'one') expect(await countWins(order, told, lastRow)).toBe(1);
    await repeatJobs(acts, runs);
    known[first] = await readOutcome(order, told);
    return known[first];
  };
}

/** Runs both at once, either of them a moment earlier. */
async function race({ situation, acts }: RivalPair, product: DrivenProduct): Promise<string> {
  const { order, runs } = await prepare(situation, acts, product);
  const late = chance.whole(0, 1);
  const told = await Promise.all(
    runs.map(async (run, at) => {
      if (at === late) await sleep(chance.whole(0, 4));
      return run();
    }),
  );
  await repeatJobs(acts, runs);
  return readOutcome(order, told);
}

/** A job skips an order that another transaction has locked; its next run takes it. */
async function repeatJobs(acts: RivalPair['acts'], runs: readonly (() => Promise<string>)[]): Promise<void> {
  for (const [at, act] of acts.entries()) if (jobs[act]) await runs[at]!();
}

/** The jobs, and when they are due. */
const jobs: Partial<Record<RivalAct, { name: string; due(order: Due): Date }>> = {
  expireDue: { name: 'expire-orders', due: ({ pay_by }) => pay_by },
  completeDue: {
    name: 'complete-orders',
    due: ({ auto_complete_at, review_due }) => review_due ?? auto_complete_at,
  },
};
type Due = { pay_by: Date; auto_complete_at: Date; review_due: Date | null };

/** Stages an order and prepares each act on it; calls return their reply, jobs nothing. */
async function prepare(situation: Situation, acts: RivalPair['acts'], product: DrivenProduct) {
  const order = await stageOrder(stage, product, situation);
  const runs = await Promise.all(acts.map((act) => prepareAct(act, order)));
  const { id: lastRow } = await stage.world.db
    .selectFrom('order_history')
    .select('id')
    .where('order_id', '=', order.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { order, runs, lastRow };
}

async function prepareAct(act: RivalAct, order: StagedOrder): Promise<() => Promise<string>> {
  if (act === 'refund') return seeRefund(stage, order, 'owner');
  if (act === 'change') return seeChange(stage, order, 'owner');
  if (act === 'expireDue' || act === 'completeDue') {
    const { name, due } = jobs[act]!;
    const row = await stage.world.db
      .selectFrom('orders')
      .select(['pay_by', 'auto_complete_at', 'review_due'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    return async () => {
      await runJob(stage, name, due(row));
      return '';
    };
  }
  return () => attempts[act](stage, order, act in memberAttempts ? 'owner' : 'operator');
}

/**
 * Reads both replies, the stored order and its history, in a form that is equal for orders of any product.
 */
async function readOutcome({ id, crews }: StagedOrder, told: readonly string[]): Promise<string> {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT order_status, pay_status, refund_status, settlement_status, invoice_status,
      100 * fee / total_price AS fee, 100 * refund_money / total_price AS refund, adjustments,
      needs_review, rides.status AS ride, rides.active, rides.driver_id = ${crews[1].driver_id} AS by_other,
      (SELECT active FROM vehicle_holds WHERE order_id = ${id}) AS holds_vehicles,
      (SELECT jsonb_agg(status ORDER BY id) FROM order_adjustments WHERE order_id = ${id}) AS charges,
      (SELECT jsonb_agg(jsonb_build_array(event, actor, moves) ORDER BY id) FROM order_history WHERE order_id = ${id})
        AS history,
      (SELECT jsonb_agg(jsonb_build_array(event, from_status, to_status) ORDER BY id) FROM ride_history
        WHERE ride_id = rides.id) AS ride_history
    FROM orders JOIN rides ON rides.order_id = orders.id WHERE orders.id = ${id}`.execute(stage.world.db);
  return JSON.stringify({ told, ...rows[0] });
}

/** Counts the calls that were accepted and what jobs did since the order was staged. */
async function countWins({ id }: StagedOrder, told: readonly string[], lastRow: number): Promise<number> {
  const { jobs: byJobs } = await stage.world.db
    .selectFrom('order_history')
    .select(({ fn }) => fn.countAll<number>().as('jobs'))
    .where('order_id', '=', id)
    .where('actor', '=', 'timer')
    .where('id', '>', lastRow)
    .executeTakeFirstOrThrow();
  return told.filter((word) => word === 'ok').length + byJobs;
}
