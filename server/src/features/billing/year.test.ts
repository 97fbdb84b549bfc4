import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSecondOperator, type BillingWorld, openBillingWorld } from '../../../test/billing-world.ts';
import { openSession } from '../../../test/harness.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { billPeriods } from './billing.ts';

let world: BillingWorld;
let second: string;
beforeAll(async () => {
  world = await openBillingWorld({ deposit: 198_500, limit: 300_000 });
  second = await openSession(world.db, await addSecondOperator(world));
  await world.agree({ tolerance: 1_500 });
});
afterAll(() => world.close());

/** The bill that the clock makes at the end of a month, in Yangon. */
async function billAtEndOf(instant: string): Promise<number> {
  world.clock.set(instant);
  await billPeriods(world.db, world.clock.now());
  const { data } = await world.call('GET', 'bill/list', { limit: 1 }, { as: 'finance' });
  expect(data.list[0].automatic).toBe(true);
  return data.list[0].id;
}

/** So much is given back after the service, which somebody else confirms where it is much. */
async function giveBack(orderId: number, amount: number): Promise<void> {
  const asked = await world.staff('console/order/refundLater', {
    id: orderId,
    amount,
    reason: 'Agreed with Daw Hla by telephone',
  });
  expect(asked.code, asked.msg).toBe(1);
  const { id, status } = asked.data.correction;
  if (status !== 'asked') return;
  const decide = { correction_id: id, decision: 'confirm', note: 'Agreed' };
  const decided = await world.call('POST', 'console/correction/decide', decide, { token: second });
  expect(decided.code, decided.msg).toBe(1);
}

test('a year of bills: disputed, short, set off, written off and recovered, to the cent', async () => {
  // O1 511.00 and O2 29.00 from the deposit of 1,985.00.
  const [first, transfer] = [
    await world.book(undefined, { price: 51_100 }),
    await world.book(undefined, { price: 2_900 }),
  ];
  for (const id of [first, transfer]) {
    await world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' });
  }
  expect(await world.money()).toEqual([144_500, 0]);
  // O3 218.00, O4 140.00, O5 600.00 on credit.
  const onCredit = [await world.buy(21_800), await world.buy(14_000), await world.buy(60_000)];
  for (const id of onCredit) await world.complete(id, '2026-11-30T23:59:59+06:30');
  expect(await world.money()).toEqual([144_500, 95_800]);

  // B1 958.00; O5 is disputed, so 358.00; the bank brings 348.00, and 10.00 are within the tolerance.
  const b1 = await billAtEndOf('2026-12-01T00:00:00+06:30');
  const { bill, lines } = await world.detail(b1);
  expect(bill).toMatchObject({ total: { amount: 95_800 }, due_on: '2026-12-15' });
  await world.member('bill/dispute', { id: b1, line_ids: [lines[2].id], reason: 'Nobody was there' });
  expect((await world.detail(b1)).bill.open.amount).toBe(35_800);
  expect(await world.receive(b1, 34_800)).toMatchObject({
    settled: 35_800,
    rest: 0,
    bill: { status: 'paid' },
  });
  expect(await world.money()).toEqual([144_500, 60_000]);

  // O5 is settled at half: 300.00 are given back; then 51.10 of O1.
  await giveBack(onCredit[2]!, 30_000);
  expect(await world.money()).toEqual([144_500, 30_000]);
  await world.staff('console/bill/answer', { line_id: lines[2].id, answer: 'Half of it' });
  await world.complete(first, '2026-12-10T00:00:00Z');
  await world.complete(transfer, '2026-12-10T00:00:00Z');
  await giveBack(first, 5_110);
  expect(await world.money()).toEqual([149_610, 30_000]);

  // O8 600.00; B2 = 300.00 + 600.00 from the deposit. What O5 was disputed for is older than the period.
  await world.owe(60_000, '2026-12-20T00:00:00Z');
  expect(await world.money()).toEqual([149_610, 90_000]);
  const b2 = await billAtEndOf('2027-01-01T00:00:00+06:30');
  expect(
    (await world.detail(b2)).lines.map(({ amount }: { amount: { amount: number } }) => amount.amount),
  ).toEqual([...[60_000, -30_000, 60_000]]);
  await world.member('bill/pay', { bill_ids: [b2], amount: 90_000 });
  expect(await world.money()).toEqual([59_610, 0]);

  // O9 250.00, O10 400.00; B3 650.00; the bank brings 700.00, of which 50.00 go to the deposit.
  const later = [await world.buy(25_000), await world.buy(40_000)];
  for (const id of later) await world.complete(id, '2027-01-20T00:00:00Z');
  const b3 = await billAtEndOf('2027-02-01T00:00:00+06:30');
  expect(await world.receive(b3, 70_000)).toMatchObject({ settled: 65_000, rest: 5_000 });
  await world.fund(5_000, 300_000);
  expect(await world.money()).toEqual([64_610, 0]);
  // 80.00 of O10 are refunded after B3 was paid.
  await giveBack(later[1]!, 8_000);
  expect(await world.money()).toEqual([72_610, 0]);

  // O11 800.00 is 120 days overdue: 726.10 are set off, 73.90 written off, and paid in December.
  await world.owe(80_000, '2027-02-20T00:00:00Z');
  const b4 = await billAtEndOf('2027-03-01T00:00:00+06:30');
  world.clock.set('2027-07-13T00:00:00Z');
  expect((await world.detail(b4)).bill.days_overdue).toBe(120);
  const reason = 'It has closed down';
  await world.staff('console/bill/setOff', { id: b4, amount: 72_610, reason });
  const { data } = await world.staff('console/bill/writeOff', { id: b4, reason });
  const decide = { write_off_id: data.write_off.id, decision: 'confirm', note: '' };
  await world.call('POST', 'console/bill/decideWriteOff', decide, { token: second });
  expect(await world.money()).toEqual([0, 0]);
  world.clock.set('2027-12-05T00:00:00Z');
  expect(await world.receive(b4, 7_390)).toMatchObject({ settled: 7_390, rest: 0 });
  expect(await world.money()).toEqual([0, 0]);

  expect(await sellerSums()).toEqual({
    ...{ bad_debt: 0, bank_charges: 1_000, bank_clearing: 310_690 },
    ...{ sales: -354_800, sales_returns: 43_110 },
  });
  expect(await world.open()).toEqual([]);
  expect(await checkInvariants(world.db)).toEqual([]);
});

/** What the seller's accounts add up to, debit positive. */
async function sellerSums(): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; sum: number }>`
    SELECT account_kind AS kind, sum(amount)::bigint AS sum FROM ledger_entries
    WHERE account_kind NOT IN ('deposit', 'receivable', 'order_hold') GROUP BY account_kind`.execute(
    world.db,
  );
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
}
