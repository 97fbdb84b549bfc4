import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, openBillingWorld } from '../../../../test/billing-world.ts';

let world: BillingWorld;
const nextDay = () => new Date(world.clock.now().getTime() + 5 * 86_400_000).toISOString();
beforeAll(async () => {
  world = await openBillingWorld({ deposit: 0, limit: 300_000_000 });
  await world.agree({ tolerance: 1_500 });
});
afterAll(() => world.close());

async function receive(gross: number, more: Record<string, unknown> = {}): Promise<number> {
  const day = world.clock.now().toISOString().slice(0, 10);
  const receipt = { received_on: day, value_date: day, payer: 'Somebody', currency: 'USD', gross, ...more };
  const reply = await world.staff('console/receipt/record', { ...receipt, bank_reference: randomUUID() });
  expect(reply.code, reply.msg).toBe(1);
  return reply.data.id;
}

async function suggest(id: number, more: object = {}) {
  const asked = { id, ...more };
  return (await world.call('GET', 'console/receipt/suggest', asked, { as: 'operator' })).data;
}

const numberOf = (bill: number) => `BL${String(bill).padStart(7, '0')}`;

test('receipt/suggest: the text names a bill → its agency and sum, and accepted it pays the bill', async () => {
  const bill = await world.bill(35_800, nextDay());
  const id = await receive(35_800, { remittance: `Payment of ${numberOf(bill)}` });
  const { suggestions, payable } = await suggest(id);
  expect(suggestions).toMatchObject([
    {
      agency: { id: world.agencies.A },
      bills: [{ id: bill, number: numberOf(bill), amount: { amount: 35_800, currency: 'USD' } }],
      rest: { amount: 0 },
      reasons: ['bill_number'],
      certain: true,
    },
  ]);
  expect(payable).toEqual([]);
  const parts = [{ bill_id: bill, amount: 35_800 }];
  const matched = { receipt_id: id, agency_id: world.agencies.A, parts };
  expect((await world.staff('console/receipt/match', matched)).data.unallocated.amount).toBe(0);
  expect(await suggest(id)).toEqual({ suggestions: [], payable: [] });
});

test('receipt/suggest: the stated bill is paid already → to the deposit', async () => {
  const bill = await world.bill(20_000, nextDay());
  await world.receive(bill, 20_000);
  const [first] = (await suggest(await receive(20_000, { remittance: numberOf(bill) }))).suggestions;
  expect(first).toMatchObject({ deposit: { amount: 20_000 }, reasons: ['bill_paid'], certain: false });
});

test('receipt/suggest: payer of an earlier receipt, in another case and width → its bills, due first', async () => {
  const earlier = await receive(1_000, { payer: '金塔旅行社 Stupa' });
  const matched = { receipt_id: earlier, agency_id: world.agencies.A, parts: [] };
  expect((await world.staff('console/receipt/match', matched)).code).toBe(1);
  const bill = await world.bill(77_700, nextDay());
  const { suggestions } = await suggest(await receive(50_000, { payer: '金塔旅行社 ＳＴＵＰＡ' }));
  expect(suggestions[0]).toMatchObject({
    agency: { id: world.agencies.A },
    reasons: ['payer_before', 'due_first'],
    certain: false,
  });
  expect(suggestions[0].bills.map(({ id }: { id: number }) => id)).toContain(bill);
});

test('receipt/suggest: an agency is named → its open bills by due date', async () => {
  const bill = await world.bill(12_345, nextDay());
  const { payable } = await suggest(await receive(99), { agency_id: world.agencies.A });
  expect(payable).toContainEqual(
    expect.objectContaining({ id: bill, open: { amount: 12_345, currency: 'USD' } }),
  );
});

test('receipt/suggest: sum of the bill at its offered rate → that bill', async () => {
  const bill = await world.bill(100_000, nextDay());
  const until = new Date(world.clock.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10);
  const offer = { id: bill, currency: 'CNY', rate: '7.1', rate_of: 'USD', until };
  const offered = await world.staff('console/bill/offer', offer);
  expect(offered.code, offered.msg).toBe(1);
  const foreign = { currency: 'CNY', rate: '7.2', rate_of: 'USD', payer: 'Lotus Yuan' };
  const [first] = (await suggest(await receive(710_000, foreign))).suggestions;
  expect(first).toMatchObject({ bills: [{ id: bill }], reasons: ['offered'] });
});

test('receipt/list: state, sum, days and keyword → only such receipts', async () => {
  const day = world.clock.now().toISOString().slice(0, 10);
  const id = await receive(43_210, { payer: 'Lotus Ferry', remittance: 'For the boats' });
  const found = async (filter: object) => {
    const asked = { limit: 100, ...filter };
    const { list } = (await world.call('GET', 'console/receipt/list', asked, { as: 'operator' })).data;
    return list.some((receipt: { id: number }) => receipt.id === id);
  };
  for (const filter of [
    { status: 'unallocated' },
    { sum: '432.10' },
    { keyword: 'lotus' },
    { keyword: 'boats' },
    { keyword: `R${String(id).padStart(6, '0')}` },
    { from: day, to: day },
  ]) {
    expect(await found(filter), JSON.stringify(filter)).toBe(true);
  }
  for (const filter of [
    { status: 'allocated' },
    { status: 'part' },
    { status: 'reversed' },
    { sum: '432.11' },
    { sum: 'many' },
    { keyword: 'lotos' },
    { to: '2026-01-01' },
    { agency_id: world.agencies.A },
  ]) {
    expect(await found(filter), JSON.stringify(filter)).toBe(false);
  }
});

test('receipt/suggest: without the right, or no such receipt → refused', async () => {
  const id = await receive(77);
  const reply = await world.call('GET', 'console/receipt/suggest', { id }, { as: 'owner' });
  expect(reply.code).not.toBe(1);
  const missing = await world.call('GET', 'console/receipt/suggest', { id: 9_999_999 }, { as: 'operator' });
  expect(missing.data.reason).toBe('not_found');
});
