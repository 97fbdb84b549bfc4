import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, openBillingWorld } from '../../../../test/billing-world.ts';
import { checkInvariants } from '../../../../test/invariants.ts';

let world: BillingWorld;

beforeAll(async () => {
  world = await openBillingWorld({ deposit: 0, limit: 1_000_000 });
  await world.owe(51_100, '2026-12-06T04:00:00Z');
});
afterAll(() => world.close());

const unbilled = async () =>
  (await world.call('GET', 'console/bill/unbilled', {}, { as: 'operator' })).data.list;
const run = (total: number, agency_id = world.agencies.A) =>
  world.staff('console/bill/billNow', { agency_id, total });

test('console/bill/unbilled: open charges → agency with its sum, cut-off and due date', async () => {
  expect(await unbilled()).toEqual([
    {
      agency_id: world.agencies.A,
      agency: expect.any(String),
      charges: 1,
      sum: { amount: 51_100, currency: 'USD' },
      cut_off: expect.stringMatching(/^2026-12-/),
      due_if_billed: expect.stringMatching(/^2026-12-|^2027-01-/),
      odd: [],
    },
  ]);
});

test('console/bill/billNow: another sum than shown or another agency → refused, nothing billed', async () => {
  const refused = await run(51_099);
  expect(refused.data).toMatchObject({ reason: 'bill_sum_changed', total: 51_100 });
  expect((await run(51_100, 999_999)).data.reason).toBe('not_found');
  expect(await unbilled()).toHaveLength(1);
});

test('console/bill/billNow: sum as shown → one bill, owed at once and due as previewed', async () => {
  const [{ due_if_billed: due }] = await unbilled();
  const { bills } = (await run(51_100)).data;
  expect(bills).toHaveLength(1);
  expect(bills[0]).toMatchObject({ status: 'confirmed', due_on: due, open: { amount: 51_100 } });
  expect(bills[0].period_to).toBe('2026-12-06');
  expect(await unbilled()).toEqual([]);
  expect((await run(51_100)).data).toMatchObject({ reason: 'bill_sum_changed', total: 0 });
  expect(await checkInvariants(world.db)).toEqual([]);
});

test('console/bill/billNow: charge that was disputed before → a separate bill with its own due date', async () => {
  const { list } = (await world.call('GET', 'console/bill/list', {}, { as: 'operator' })).data;
  const { lines, bill } = await world.detail(list[0].id);
  await world.staff('console/bill/dispute', { id: bill.id, line_ids: [lines[0].id], reason: 'Nobody came' });
  await world.staff('console/bill/answer', { line_id: lines[0].id, answer: 'They came' });
  await world.owe(20_000, '2026-12-20T04:00:00Z');
  const [row] = await unbilled();
  expect(row).toMatchObject({ charges: 2, sum: { amount: 71_100 }, due_if_billed: bill.due_on });
  const { bills } = (await run(71_100)).data;
  const sums = bills.map(({ total }: { total: { amount: number } }) => total.amount);
  expect(sums.sort()).toEqual([20_000, 51_100]);
  const dues = new Set(bills.map(({ due_on }: { due_on: string }) => due_on));
  expect(dues.size).toBe(2);
});
