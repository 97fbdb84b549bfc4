import { openItemParts } from '@serai/contract/wallet/open-item-parts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, openBillingWorld } from '../../../../test/billing-world.ts';
import { addStaff, setConcessionSums } from '../../../../test/concession-sums.ts';
import { readCsv } from '../../../../test/read-sheet.ts';

let world: BillingWorld;
const noon = (day: string) => `${day}T12:00:00+06:30`;

/** Held 6,000.00, unbilled 3,000.00, not due 3,000.00, overdue 2,000.00; nothing applied or disputed. */
beforeAll(async () => {
  world = await openBillingWorld({ deposit: 0, limit: 2_000_000 });
  world.clock.set(noon('2027-01-02'));
  await world.bill(200_000, noon('2027-01-10'));
  await world.bill(300_000, noon('2027-01-20'));
  await world.owe(300_000, noon('2027-01-25'), { date: '2027-01-21' });
  await world.buy(600_000, { date: '2027-03-01' });
  world.clock.set(noon('2027-01-27'));
});
afterAll(() => world.close());

const get = async (path: string, data: object = {}) =>
  (await world.call('GET', `console/${path}`, { agency_id: world.agencies.A, ...data }, { as: 'operator' }))
    .data;

test('open items: each part → its items add up to the part of the exposure; all of them to its total', async () => {
  const { exposure, aged } = await get('wallet/account');
  expect(exposure).toMatchObject({
    total: { amount: 1_400_000 },
    held: { amount: 600_000 },
    unbilled: { amount: 300_000 },
    not_due: { amount: 300_000 },
    overdue: { amount: 200_000 },
  });
  expect(aged).toMatchObject({ current: { amount: 300_000 }, to_30: { amount: 200_000 } });
  for (const part of openItemParts) {
    const { list, sum, total } = await get('wallet/openItems', { part });
    const added = list.reduce(
      (all: number, item: { amount: { amount: number } }) => all + item.amount.amount,
      0,
    );
    expect([part, sum.amount, added, total]).toEqual([
      part,
      exposure[part].amount,
      exposure[part].amount,
      list.length,
    ]);
    expect(list.every((item: { part: string }) => item.part === part)).toBe(true);
  }
  const all = await get('wallet/openItems');
  expect(all.sum).toEqual(exposure.total);
  expect(all.list[0]).toMatchObject({ part: 'overdue', kind: 'price', days_late: 2, due_on: '2027-01-25' });
  expect(all.list[0].bill_number).not.toBe('');
  expect((await get('wallet/openItems', { limit: 2, page: 2 })).list).toHaveLength(2);
});

test('trial of a limit: higher or lower → credit left and the orders it covers, the first day of a stop; nothing saved', async () => {
  const dear = await world.book('2028-09-01', { price: 500_000 });
  const cheap = await world.book('2028-09-02', { price: 150_000 });
  const now = await get('agency/tryLimit', { credit_limit: 2_000_000 });
  expect(now).toMatchObject({
    limit: { amount: 2_000_000 },
    left: { amount: 600_000 },
    left_if_tried: { amount: 600_000 },
    credit_stop: null,
    stops_on: '2027-02-02',
  });
  const low = await get('agency/tryLimit', { credit_limit: 1_550_000 });
  expect(low.left_if_tried.amount).toBe(150_000);
  const coverOf = (id: number) => low.orders.find((order: { id: number }) => order.id === id);
  expect(coverOf(dear)).toMatchObject({ covered: true, covered_if_tried: false });
  expect(coverOf(cheap)).toMatchObject({ covered: false, covered_if_tried: true });
  expect((await get('agency/tryLimit', { credit_limit: 0 })).left_if_tried.amount).toBe(0);
  expect((await get('wallet/account')).wallet.credit_limit.amount).toBe(2_000_000);
  expect((await get('agency/tryLimit', { credit_limit: -1 })).errors[0].field).toBe('credit_limit');
});

test('statement for staff: same rows as the agency sees; each with the entries that balance it', async () => {
  const own = (await world.call('GET', 'account/statement', {}, { as: 'owner' })).data;
  const shown = await get('wallet/statement');
  expect(shown.accounts).toEqual(own.accounts);
  expect(shown.total).toBe(own.total);
  for (const [at, row] of shown.list.entries()) {
    expect(row).toMatchObject(own.list[at]);
    const side = row.counter.reduce(
      (sum: number, { amount }: { amount: { amount: number } }) => sum + amount.amount,
      0,
    );
    // The agency's amounts have the opposite sign of the ledger's.
    expect(row.amount.amount).toBe(side);
  }
  const month = await get('wallet/statement', { from: '2027-01-10', to: '2027-01-10' });
  expect(month.total).toBeLessThan(own.total);
  expect((await get('wallet/statement', { agency_id: 999_999 })).reason).toBe('not_found');
});

test('statement for staff: top-up that a second person approved → both people are named', async () => {
  const asker = await addStaff(world.db, 'top_up_asker', 'finance');
  const approver = await addStaff(world.db, 'top_up_approver', 'finance');
  await setConcessionSums(world.db, { act: 1, day: 1 });
  const asked = await world.call(
    'POST',
    'console/wallet/topUp',
    { agency_id: world.agencies.A, amount: 77_700, memo: 'Cash at the counter' },
    { token: asker.token },
  );
  expect(asked.data.reason).toBe('second_person_asked');
  const decision = { id: asked.data.request_id, decision: 'confirm', note: 'Counted' };
  expect(
    (await world.call('POST', 'console/secondPerson/decide', decision, { token: approver.token })).msg,
  ).toBe('');
  const [row] = (await get('wallet/statement', { account: 'deposit' })).list;
  expect(row).toMatchObject({
    event: 'top_up',
    amount: { amount: 77_700 },
    counter: [{ account: 'bank_clearing', amount: { amount: 77_700 } }],
    staff: 'top_up_asker',
    approved_by: 'top_up_approver',
  });
});

test('statement for staff: exported → the lines of the agency’s own sheet', async () => {
  const file = async (path: string, data: object, as: 'operator' | 'owner') =>
    readCsv((await world.call('GET', path, { ...data, format: 'csv' }, { as })).body);
  const own = await file('account/exportStatement', {}, 'owner');
  expect(own.rows.length).toBeGreaterThan(4);
  const shown = await file('console/wallet/exportStatement', { agency_id: world.agencies.A }, 'operator');
  expect(shown).toEqual(own);
});
