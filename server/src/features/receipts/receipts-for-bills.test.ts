import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, openBillingWorld } from '../../../test/billing-world.ts';
import { checkInvariants } from '../../../test/invariants.ts';

let world: BillingWorld;
/** When the next order is completed: time goes on from test to test. */
const nextDay = () => new Date(world.clock.now().getTime() + 5 * 86_400_000).toISOString();
beforeAll(async () => {
  world = await openBillingWorld({ deposit: 0, limit: 300_000_000 });
  await world.agree({ tolerance: 1_500 });
});
afterEach(async () => expect(await checkInvariants(world.db)).toEqual([]));
afterAll(() => world.close());

async function receive(gross: number): Promise<number> {
  const day = world.clock.now().toISOString().slice(0, 10);
  const receipt = { received_on: day, value_date: day, payer: 'Agency A', currency: 'USD', gross };
  const { data } = await world.staff('console/receipt/record', { ...receipt, bank_reference: randomUUID() });
  return data.id;
}

const match = (receipt_id: number, parts: { bill_id?: number; amount: number }[]) =>
  world.staff('console/receipt/match', { receipt_id, agency_id: world.agencies.A, parts });
const reverse = (receipt_id: number) =>
  world.staff('console/receipt/reverse', { receipt_id, reason: 'Money of Agency B' });

async function clearingOf(kind: string): Promise<number> {
  const { sum } = await world.db
    .selectFrom('ledger_entries')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('account_kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

test('348.00 for a bill of 358.00 pays it: 10.00 lie within the tolerance and are bank charges', async () => {
  const bill = await world.bill(35_800, nextDay());
  const [deposit, receivable] = await world.money();
  const charges = await clearingOf('bank_charges');
  const receipt = await receive(34_800);
  const shown = await match(receipt, [{ bill_id: bill, amount: 34_800 }]);
  expect(shown.data).toMatchObject({
    unallocated: { amount: 0 },
    allocations: [{ bill: { id: bill }, amount: { amount: 34_800 } }],
  });
  expect((await world.detail(bill)).bill).toMatchObject({ status: 'paid', open: { amount: 0 } });
  expect(await world.money()).toEqual([deposit, receivable - 35_800]);
  expect(await clearingOf('bank_charges')).toBe(charges + 1_000);
});

test('700.00 for a bill of 650.00 pays it, and 50.00 go to the deposit', async () => {
  const bill = await world.bill(65_000, nextDay());
  const [deposit, receivable] = await world.money();
  const receipt = await receive(70_000);
  const { data } = await match(receipt, []);
  expect(data.unallocated.amount).toBe(70_000);
  const { payable } = (await world.call('GET', 'console/receipt/show', { id: receipt }, { as: 'operator' }))
    .data;
  expect(payable).toContainEqual(
    expect.objectContaining({ id: bill, open: { amount: 65_000, currency: 'USD' } }),
  );
  const parts = [{ bill_id: bill, amount: 70_000 }];
  const paid = await world.staff('console/receipt/allocate', { receipt_id: receipt, parts });
  expect(paid.data.allocations).toMatchObject([
    { bill: { id: bill }, amount: { amount: 65_000 } },
    { bill: null, amount: { amount: 5_000 } },
  ]);
  expect(await world.money()).toEqual([deposit + 5_000, receivable - 65_000]);
});

test('a receipt reversed after its bills closed opens them again, and takes its part of the deposit back', async () => {
  const [one, other] = [await world.bill(20_000, nextDay()), await world.bill(30_000, nextDay())];
  const before = await world.money();
  const receipt = await receive(60_000);
  await match(receipt, [
    { bill_id: other, amount: 30_000 },
    { bill_id: one, amount: 20_000 },
    { amount: 10_000 },
  ]);
  expect((await world.detail(one)).bill.status).toBe('paid');
  expect(await world.money()).toEqual([before[0] + 10_000, before[1] - 50_000]);
  expect((await reverse(receipt)).data).toMatchObject({ status: 'reversed', allocations: [] });
  for (const [bill, open] of [
    [one, 20_000],
    [other, 30_000],
  ] as const) {
    expect((await world.detail(bill)).bill).toMatchObject({ status: 'confirmed', open: { amount: open } });
  }
  expect(await world.money()).toEqual(before);
});

test('two receipts for one bill at once: the second is refused, and stays unmatched', async () => {
  const bill = await world.bill(40_000, nextDay());
  const [, receivable] = await world.money();
  const receipts = [await receive(40_000), await receive(40_000)];
  const replies = await Promise.all(receipts.map((id) => match(id, [{ bill_id: bill, amount: 40_000 }])));
  const outcomes = replies.map(({ code, data }) => (code === 1 ? 'done' : data.reason));
  expect(outcomes.sort()).toEqual(['bill_wrong_state', 'done']);
  expect((await world.money())[1]).toBe(receivable - 40_000);
  const left = await world.db
    .selectFrom('receipts')
    .select('id')
    .where('id', 'in', receipts)
    .where('agency_id', 'is', null)
    .execute();
  expect(left).toHaveLength(1);
});

test('a bill of another agency answers like none', async () => {
  const bill = await world.bill(10_000, nextDay());
  const receipt = await receive(10_000);
  const match = (agency_id: number, bill_id: number) =>
    world.staff('console/receipt/match', {
      receipt_id: receipt,
      agency_id,
      parts: [{ bill_id, amount: 10_000 }],
    });
  const foreign = await match(world.agencies.B, bill);
  const missing = await match(world.agencies.B, 900_000);
  expect([foreign.data, foreign.msg]).toEqual([missing.data, missing.msg]);
  expect(foreign.data.reason).toBe('not_found');
});
