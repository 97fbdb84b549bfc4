import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, openBillingWorld } from '../../../../test/billing-world.ts';
import { readCsv } from '../../../../test/read-sheet.ts';

let world: BillingWorld;
/** Ids of two confirmed bills: 511.00, and 300.00 a month later. */
let older: number;
let newer: number;
/** An order on credit that is not completed yet. */
let order: number;

beforeAll(async () => {
  world = await openBillingWorld({ deposit: 0, limit: 1_000_000 });
  order = await world.buy(12_000);
  older = await world.bill(51_100, '2026-12-06T04:00:00Z');
  newer = await world.bill(30_000, '2027-01-20T04:00:00Z');
});
afterAll(() => world.close());

const read = (path: string, data: object) => world.call('GET', path, data, { as: 'operator' });
const list = async (data: object) => (await read('console/bill/list', data)).data;
const detail = async (data: object) => (await read('console/bill/detail', data)).data;
const usd = (amount: number) => ({ amount, currency: 'USD' });

test('console/bill/list: no filter → sums and ageing of all bills per currency', async () => {
  const { list: bills, sums, aged } = await list({});
  expect(bills.map(({ id }: { id: number }) => id)).toEqual([newer, older]);
  expect(sums).toEqual([{ bills: 2, total: usd(81_100), paid: usd(0), open: usd(81_100) }]);
  const owed = Object.values(aged[0]).map((each) => (each as { amount: number }).amount);
  expect(aged).toHaveLength(1);
  expect(owed.reduce((sum, amount) => sum + amount, 0)).toBe(81_100);
  expect(aged[0].current).toEqual(usd(30_000));
});

test('console/bill/list: bucket → its bills and their sums, the ageing unchanged', async () => {
  const { list: bills, sums, aged } = await list({ bucket: 'current' });
  expect(bills.map(({ id }: { id: number }) => id)).toEqual([newer]);
  expect(sums).toEqual([{ bills: 1, total: usd(30_000), paid: usd(0), open: usd(30_000) }]);
  expect(aged).toEqual((await list({})).aged);
});

test('console/bill/list: number, name, currency and due day → only the bills that match', async () => {
  const { bill } = await detail({ id: older });
  const idsOf = async (data: object) =>
    (await list(data)).list.map(({ id }: { id: number }) => id) as number[];
  expect(await idsOf({ keyword: bill.number })).toEqual([older]);
  expect(await idsOf({ keyword: bill.agency.slice(1, 4).toLowerCase() })).toEqual([newer, older]);
  expect(await idsOf({ keyword: '%' })).toEqual([]);
  expect(await idsOf({ currency: 'THB' })).toEqual([]);
  expect(await idsOf({ due_to: bill.due_on })).toEqual([older]);
  expect(await idsOf({ due_from: bill.due_on, due_to: bill.due_on })).toEqual([older]);
  const { sums, aged } = await list({ currency: 'THB' });
  expect([sums, aged]).toEqual([[], []]);
});

test('console/bill/export: filters of the list → the same bills', async () => {
  const { body } = await read('console/bill/export', { bucket: 'current', format: 'csv' });
  const { rows } = readCsv(body);
  const { bill } = await detail({ id: newer });
  expect(rows.map(([number]) => number)).toEqual([bill.number]);
});

test('console/bill/detail: number in any spelling → the bill; unknown or none → not found', async () => {
  const { bill } = await detail({ id: older });
  for (const number of [bill.number, bill.number.toLowerCase(), String(older), ` ${bill.number} `]) {
    expect((await detail({ number })).bill.id).toBe(older);
  }
  for (const input of [{ number: 'BL9999999' }, { number: 'IN0000001' }, {}]) {
    expect((await read('console/bill/detail', input)).data.reason).toBe('not_found');
  }
});

test('console/bill/detail: overdue bill without a deposit → a write-off is offered, a set-off is not', async () => {
  const { actions, deposit, due_if_confirmed, history } = await detail({ id: older });
  expect(actions).toEqual(['void', 'dispute', 'offer', 'recordWithholding', 'writeOff', 'remind']);
  expect(deposit).toEqual(usd(0));
  expect(due_if_confirmed).toBeNull();
  // Staff see which of them acted; the agency does not.
  const confirmed = history.find(({ event }: { event: string }) => event === 'confirmed');
  expect(confirmed.user).not.toBe('');
  const seen = (await world.detail(older)).history.find(
    ({ event }: { event: string }) => event === 'confirmed',
  );
  expect(seen.user).toBe('');
});

test('console/bill/detail: unpaid bill → its next reminder with its day and text', async () => {
  const { bill, next_reminder: next } = await detail({ id: newer });
  expect(next.on).toBe(bill.due_on);
  expect(next.title).toContain(bill.number);
  expect(next.text).toContain('300.00 USD');
  // The older bill has missed all reminders: the last one is sent today.
  const late = (await detail({ id: older })).next_reminder;
  expect(late.on).toBe('2027-01-20');
  expect(late.text).toContain('511.00 USD');
});

test('console/bill/detail: write-off requested → shown, and not decided by the requester', async () => {
  await world.staff('console/bill/writeOff', { id: older, reason: 'Gone out of business' });
  const { actions, write_off: writeOff } = await detail({ id: older });
  expect(writeOff).toMatchObject({ status: 'asked', amount: usd(51_100), reason: 'Gone out of business' });
  expect(actions).toEqual(['dispute', 'offer', 'recordWithholding', 'remind']);
});

test('console/bill/detail: submitted bill → due date of a confirmation today', async () => {
  await world.complete(order, '2027-01-21T04:00:00Z');
  const charges = (await world.open()).filter(({ order_id }) => order_id === order);
  const { id } = (await world.apply(charges.map((charge) => charge.id))).data.bill;
  const { actions, due_if_confirmed } = await detail({ id });
  expect(actions).toEqual(['confirm', 'reject', 'dispute']);
  await world.staff('console/bill/confirm', { id });
  expect((await detail({ id })).bill.due_on).toBe(due_if_confirmed);
});
