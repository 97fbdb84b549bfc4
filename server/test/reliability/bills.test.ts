import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, openBillingWorld } from '../billing-world.ts';
import { checkInvariants } from '../invariants.ts';
import { Chance, reportFigure, tries } from './figure.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await openBillingWorld({ deposit: 0, limit: 300_000_000 });
});
afterAll(() => world.close());

const callers = 6;

test('bills: overlapping applications race → each charge is on one bill, and each bill equals its charges (P11)', async () => {
  const startedAt = Date.now();
  const chance = new Chance();
  const rounds = tries({ test: 3, assurance: 100 });
  const orders: number[] = [];
  for (let at = 0; at < 8; at++) orders.push(await world.buy(1_000 + at));
  for (const id of orders) await world.complete(id, '2026-11-28T00:00:00Z');
  let made = 0;
  for (let round = 0; round < rounds; round++) {
    const open = await world.open();
    const wishes = Array.from({ length: callers }, () =>
      chance.shuffle(open).slice(0, chance.whole(1, open.length)),
    );
    // Meanwhile one order gets a reduction, which lowers its charge at once.
    const given = { id: chance.pick(orders), amount: 1, reason: 'The engine failed for an hour' };
    const replies = await Promise.all([
      world.staff('console/order/refundLater', given),
      ...wishes.map((wish) =>
        world.member('bill/apply', {
          charge_ids: wish.map(({ id }) => id),
          total: wish.reduce((sum, { amount }) => sum + amount.amount, 0),
        }),
      ),
    ]);
    const [givenBack, ...applied] = replies;
    expect(givenBack!.code, givenBack!.msg).toBe(1);
    const refusals = applied.flatMap(({ code, data }) => (code === 1 ? [] : [data.reason]));
    for (const refusal of refusals) expect(['charge_not_open', 'bill_sum_changed']).toContain(refusal);
    // All may be refused only if the sum has changed since it was shown.
    if (!refusals.includes('bill_sum_changed')) expect(refusals.length).toBeLessThan(callers);
    expect(await doubled()).toEqual([]);
    expect(await checkInvariants(world.db)).toEqual([]);
    for (const { code, data } of applied) {
      if (code !== 1) continue;
      made += 1;
      await world.member('bill/withdraw', { id: data.bill.id });
    }
  }
  reportFigure('P11', { rounds, callers, bills: made, overlap: 0, difference: 0 }, chance, startedAt);
});

/** Reads charges on two bills, and bills that differ from the sum of their lines. */
async function doubled(): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT 'charge' AS what, charge_id AS id FROM bill_lines WHERE state <> 'returned'
    GROUP BY charge_id HAVING count(*) > 1
    UNION ALL
    SELECT 'bill', bill.id FROM bills bill JOIN bill_lines line ON line.bill_id = bill.id
    WHERE bill.status = 'submitted' AND line.state = 'billed'
    GROUP BY bill.id HAVING bill.total <> sum(line.amount)`.execute(world.db);
  return rows;
}
