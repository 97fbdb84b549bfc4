import { randomUUID } from 'node:crypto';
import { reasonedItems } from '@serai/contract/closing/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerProofs } from '../src/composition/ledger-proofs.ts';
import { billPeriods } from '../src/features/billing/billing.ts';
import { reddenInvoices } from '../src/features/invoices/invoices.ts';
import { checkWholeLedger } from '../src/features/wallet/wallet.ts';
import { addSecondOperator, type BillingWorld, openBillingWorld } from './billing-world.ts';
import { setConcessionSums } from './concession-sums.ts';
import { openSession } from './harness.ts';
import { checkInvariants } from './invariants.ts';
import { boatTax } from './invoice-world.ts';
import type { TestReply } from './test-caller.ts';

/**
 * A year of an agency in Yangon as its bookkeeper sees it: limit 3,000.00 USD, billed monthly for completed
 * orders, due after 15 days, tolerance 15.00 per payment. After each event deposit and receivable equal those
 * worked out by hand.
 */
let world: BillingWorld;
/** A token of a second user of the seller's finance. */
let second: string;
const orders: Record<string, number> = {};
beforeAll(async () => {
  world = await openBillingWorld({ deposit: 0, limit: 0 });
  second = await openSession(world.db, await addSecondOperator(world));
  world.clock.set('2027-01-01T02:00:00Z');
  await staff('console/contract/save', {
    agency_id: world.agencies.A,
    credit_limit: 300_000,
    temporary_limit: null,
    temporary_to: null,
    cycle: 'month',
    due_days: 15,
    grace_days: 7,
    tolerance: 1_500,
    low_balance: 0,
    invoice_when: 'bill_confirmed',
    reason: 'Contract of 2027',
  });
  await world.db.updateTable('agencies').set({ verified_at: world.clock.now() }).execute();
  await setConcessionSums(world.db, { act: 200 });
});
afterAll(() => world.close());

test("top-up: slip over 2,000.00, 1,985.00 arrive → the agency bears the bank's charge of 15.00", async () => {
  const receipt = await receive({ gross: 200_000, bank_charge: 1_500 });
  await match(receipt, [{ amount: 198_500 }]);
  await expectMoney(198_500, 0);
});

test('year of an agency: stay for 511.00 and transfer for 29.00 from the deposit → completed', async () => {
  await sell('O1', 51_100, 'balance', '2027-01-06');
  await sell('O2', 2_900, 'balance', '2027-01-06');
  await complete('2027-01-10', 'O1', 'O2');
  await expectMoney(144_500, 0);
});

test('year of an agency: car on credit → 2 × 46.50 + 28.00 + 3 × 15.00 + 2 × 20.00 = 206.00, and 2 hours of overtime at 6.00', async () => {
  await sell('O3', 2 * 4_650 + 2_800 + 3 * 1_500 + 2 * 2_000, 'credit', '2027-01-11');
  await complete('2027-01-15', 'O3');
  const overtime = { kind: 'overtime', quantity: 2, unit_amount: 600, reason: 'Back at 21:00' };
  const { adjustment_id } = (await staff('console/order/proposeAdjustment', { id: orders.O3, ...overtime }))
    .data;
  await member('order/confirmAdjustment', { id: orders.O3, adjustment_id });
  await expectMoney(144_500, 21_800);
});

test('stay for 420.00: cancelled late → fee of 140.00', async () => {
  await sell('O4', 42_000, 'credit', '2027-01-20');
  await staff('console/order/cancel', {
    id: orders.O4,
    fee: 14_000,
    reason: 'By the policy: the first night',
  });
  await expectMoney(144_500, 35_800);
});

test('non-refundable stay for 600.00: no-show → charged in full', async () => {
  await sell('O5', 60_000, 'credit', '2027-01-20', { refundable: false });
  world.clock.set('2027-01-21T05:00:00Z');
  const told_at = Math.floor(Date.parse('2027-01-21T01:00:00Z') / 1000);
  const word = { told_by: 'Night manager', told_at, evidence: 'The room was empty all night' };
  await staff('console/order/noShow', { id: orders.O5, ...word });
  await expectMoney(144_500, 95_800);
});

test('transfer for 28.50: airline cancels the flight → cancelled without a fee', async () => {
  await sell('O6', 2_850, 'credit', '2027-01-25');
  await staff('console/order/cancel', { id: orders.O6, fee: 0, reason: 'Flight cancelled by the airline' });
  await expectMoney(144_500, 95_800);
});

test('end of January: bill for 958.00, no-show disputed → 348.00 pay the rest, 10.00 short', async () => {
  await cutOff('2027-01-31T17:29:59Z');
  expect(await listBills()).toEqual([]);
  await cutOff('2027-01-31T17:30:00Z');
  const [bill] = await listBills();
  expect(bill).toMatchObject({ status: 'confirmed', total: { amount: 95_800 }, due_on: '2027-02-15' });
  const id: number = bill!.id;
  const { lines } = await world.detail(id);
  const disputed = lines.find(({ order_id }: { order_id: number }) => order_id === orders.O5);
  await member('bill/dispute', { id, line_ids: [disputed.id], reason: 'They did arrive' });
  expect((await world.detail(id)).bill).toMatchObject({ open: { amount: 35_800 } });
  world.clock.set('2027-02-10T02:00:00Z');
  const receipt = await receive({ gross: 34_800 });
  await match(receipt, [{ amount: 34_800, bill_id: id }]);
  expect((await world.detail(id)).bill).toMatchObject({ status: 'paid', open: { amount: 0 } });
  await expectMoney(144_500, 60_000);
  const answer = { line_id: disputed.id, answer: 'We settle it at half' };
  await staff('console/bill/answer', answer);
});

test('disputed no-show: settled at half → 300.00 waived', async () => {
  await giveBack('console/order/waiveFee', 'O5', 30_000);
  await expectMoney(144_500, 30_000);
});

test('first stay invoiced at 6 %: 28.92 tax owed; 51.10 goodwill → 2.89 of it tax', async () => {
  const entity = await world.db.selectFrom('seller_entities').select('id').executeTakeFirstOrThrow();
  const from = { entity_id: entity.id, product: 'boat', valid_from: '2027-01-01', made_at: new Date(0) };
  const codes = boatTax.map((code) => ({ ...code, ...from }));
  await world.db.insertInto('tax_codes').values(codes).execute();
  expect(await balanceOf('tax_payable')).toBe(0);
  const title = {
    kind: 'company',
    title: 'Agency A',
    taxpayer_id: '91510100709237224E',
    email: 'a@example.com',
  };
  const { title: saved } = (await member('invoice/saveTitle', title)).data;
  const eligible = (await must(world.call('GET', 'invoice/eligible', {}, { as: 'owner' }))).data.list;
  const stay = eligible.find(({ order_id }: { order_id: number }) => order_id === orders.O1);
  const applied = {
    charge_ids: stay.charge_ids,
    total: stay.amount.amount,
    title_id: saved.id,
    kind: 'commercial',
  };
  const { id } = (await member('invoice/apply', applied)).data.invoice;
  await staff('console/invoice/approve', { id });
  await staff('console/invoice/issue', { id, issued_on: '2027-02-10' });
  expect(await balanceOf('tax_payable')).toBe(-2_892);
  await giveBack('console/order/refundLater', 'O1', 5_110);
  await reddenInvoices(world.db, world.clock.now());
  const { reds } = (await must(world.call('GET', 'invoice/detail', { id }, { as: 'owner' }))).data;
  await staff('console/invoice/issueRed', { red_id: reds[0].id, issued_on: '2027-02-10' });
  expect(await balanceOf('tax_payable')).toBe(-2_603);
  // Deposit and receivable are unaffected.
  await expectMoney(149_610, 30_000);
});

test('stay for 350.00: overbooked → taken from the deposit and returned', async () => {
  await sell('O7', 35_000, 'balance', '2027-02-20');
  await expectMoney(114_610, 30_000);
  await staff('console/order/cancel', { id: orders.O7, fee: 0, reason: 'Overbooked by the hotel' });
  await expectMoney(149_610, 30_000);
});

test('three rooms for 900.00: one dropped free → the other two are completed at 600.00', async () => {
  await sell('O8', 90_000, 'credit', '2027-02-20');
  await setConcessionSums(world.db, { act: 300 });
  await staff('console/order/changePrice', {
    id: orders.O8,
    total_price: 60_000,
    reason: 'One room dropped free',
  });
  await setConcessionSums(world.db, { act: 200 });
  await expectMoney(149_610, 90_000);
  await complete('2027-02-24', 'O8');
  await expectMoney(149_610, 90_000);
});

test('end of February: 600.00 billed, and 300.00 disputed, due by their own age → paid from the deposit', async () => {
  const id = await nextBill('2027-02-28T17:30:00Z', 60_000);
  const [february, answered] = await listBills();
  expect(february).toMatchObject({ id, due_on: '2027-03-15' });
  expect(answered).toMatchObject({ total: { amount: 30_000 }, due_on: '2027-02-15' });
  await member('bill/pay', { bill_ids: [id, answered.id], amount: 90_000 });
  await expectMoney(59_610, 0);
});

test('bills of 250.00 and 400.00: 700.00 arrive → 50.00 go to the deposit', async () => {
  world.clock.set('2027-03-02T02:00:00Z');
  await sell('O9', 25_000, 'credit', '2027-03-10');
  await sell('O10', 40_000, 'credit', '2027-03-10');
  await complete('2027-03-14', 'O9', 'O10');
  const id = await nextBill('2027-03-31T17:30:00Z', 65_000);
  const receipt = await receive({ gross: 70_000 });
  await match(receipt, [{ amount: 70_000, bill_id: id }]);
  await expectMoney(64_610, 0);
});

test('billed and paid order: 80.00 refunded → to the deposit', async () => {
  await giveBack('console/order/refundLater', 'O10', 8_000);
  await expectMoney(72_610, 0);
});

test('year of an agency: 800.00 overdue by 120 days → 726.10 set off, 73.90 written off, and recovered in December', async () => {
  world.clock.set('2027-04-05T02:00:00Z');
  await sell('O11', 80_000, 'credit', '2027-04-10');
  await complete('2027-04-14', 'O11');
  const bill = await nextBill('2027-04-30T17:30:00Z', 80_000);
  world.clock.set('2027-09-12T02:00:00Z');
  const early = await world.call(
    'POST',
    'console/bill/writeOff',
    { id: bill, reason: 'Insolvent' },
    { as: 'operator' },
  );
  expect(early.data.reason).toBe('deposit_left');
  await staff('console/bill/setOff', { id: bill, amount: 72_610, reason: 'Overdue for 120 days' });
  await expectMoney(0, 7_390);
  const asked = await staff('console/bill/writeOff', { id: bill, reason: 'Insolvent' });
  const decision = {
    write_off_id: asked.data.write_off.id,
    decision: 'confirm',
    note: 'Seen the court order',
  };
  await staffAs(second, 'console/bill/decideWriteOff', decision);
  await expectMoney(0, 0);
  expect(await balanceOf('bad_debt')).toBe(7_390);
  world.clock.set('2027-12-10T02:00:00Z');
  const receipt = await receive({ gross: 7_390 });
  await match(receipt, [{ amount: 7_390, bill_id: bill }]);
  await expectMoney(0, 0);
  expect(await balanceOf('bad_debt')).toBe(0);
});

test('year of an agency: 3,550.00 yuan at 7.10 → 500.00; 29.00 paid on 30 December for 2 January', async () => {
  const yuan = { gross: 355_000, currency: 'CNY', rate: '7.10', rate_of: 'USD' };
  const receipt = await receive(yuan);
  await match(receipt, [{ amount: 50_000 }]);
  await expectMoney(50_000, 0);
  world.clock.set('2027-12-30T02:00:00Z');
  await sell('O12', 2_900, 'balance', '2028-01-02');
  await expectMoney(47_100, 0);
});

test('end of year: books → 3,606.90 + 131.10 + 10.00 + 0 = 471.00 + 29.00 + 2,781.97 + 440.00 + 26.03', async () => {
  world.clock.set('2028-01-01T02:00:00Z');
  await billPeriods(world.db, world.clock.now());
  const debits = {
    bank_clearing: 360_690,
    sales_returns: 13_110,
    bank_charges: 1_000,
    bad_debt: 0,
    fx_difference: 0,
  };
  const credits = { deposit: 47_100, order_hold: 2_900, sales: 278_197 };
  const owed = { penalty_income: 44_000, tax_payable: 2_603 };
  for (const [kind, amount] of Object.entries(debits)) expect(await balanceOf(kind), kind).toBe(amount);
  for (const [kind, amount] of Object.entries({ ...credits, ...owed }))
    expect(await balanceOf(kind), kind).toBe(-amount);
  expect(await checkWholeLedger(world.db, ledgerProofs, world.clock.now())).toEqual({
    accounts: [],
    postings: [],
  });
  expect(await checkInvariants(world.db)).toEqual([]);
});

test('end of year: charges → nothing open, none on two bills', async () => {
  expect(await world.open()).toEqual([]);
  const all = await listBills();
  expect(all.filter(({ open }) => open.amount !== 0)).toEqual([]);
  const lines = (await Promise.all(all.map(({ id }) => world.detail(id)))).flatMap((bill) => bill.lines);
  const billed = lines.filter(({ state }) => state === 'billed').map(({ id }) => id);
  expect(new Set(billed).size).toBe(billed.length);
});

/** A reason for each item that is left open. */
const reasons = reasonedItems.map((item) => ({ item, reason: 'Known' }));

test('months: each closing → the next opening; closed months → stay closed', async () => {
  for (let number = 1; number <= 12; number++)
    await staff('console/wallet/closeMonth', { month: monthOf(number), reasons });
  let former = [0, 0];
  for (let number = 1; number <= 12; number++) {
    const month = monthOf(number);
    const last = new Date(Date.UTC(2027, number, 0)).toISOString().slice(0, 10);
    const period = { from: `${month}-01`, to: last };
    const { data } = await world.call('GET', 'account/statement', period, { as: 'owner' });
    const sums = (end: 'opening' | 'closing') =>
      data.accounts.map((account: Record<typeof end, { amount: number }>) => account[end].amount);
    expect(data.closed, month).toBe(true);
    expect(sums('opening'), month).toEqual(former);
    former = sums('closing');
  }
  expect(former.map(Math.abs)).toEqual([47_100, 0]);
  world.clock.set('2027-12-31T02:00:00Z');
  const late = await world.call(
    'POST',
    'order/pay',
    { id: await book(1_000, '2028-01-20'), pay_channel: 'balance' },
    { as: 'owner' },
  );
  expect(late.data.reason).toBe('month_closed');
});

const monthOf = (number: number) => `2027-${String(number).padStart(2, '0')}`;

async function book(price: number, date: string, options: { refundable?: boolean } = {}): Promise<number> {
  return world.book(date, { price, ...options });
}

/** Sells an order under its name, paid. */
async function sell(
  name: string,
  price: number,
  pay_channel: 'balance' | 'credit',
  date: string,
  options: { refundable?: boolean } = {},
): Promise<void> {
  const id = await book(price, date, options);
  orders[name] = id;
  await must(world.call('POST', 'order/pay', { id, pay_channel }, { as: 'owner' }));
}

async function complete(day: string, ...names: string[]): Promise<void> {
  for (const name of names) await world.complete(orders[name]!, `${day}T02:00:00Z`);
}

/** Gives money back after the end; above the seller's limit a second user must confirm it. */
async function giveBack(path: string, name: string, amount: number): Promise<void> {
  const reason = 'Agreed with the agency by telephone';
  const { correction } = (await staff(path, { id: orders[name], amount, reason })).data;
  if (correction.status === 'done') return;
  const decision = {
    correction_id: correction.id,
    decision: 'confirm',
    note: 'Read the letters of both sides',
  };
  await staffAs(second, 'console/correction/decide', decision);
}

async function receive(receipt: Record<string, unknown>): Promise<number> {
  const day = world.clock.now().toISOString().slice(0, 10);
  const facts = { received_on: day, value_date: day, payer: 'Agency A', currency: 'USD', ...receipt };
  return (await staff('console/receipt/record', { ...facts, bank_reference: randomUUID() })).data.id;
}

async function match(receipt_id: number, parts: { amount: number; bill_id?: number }[]): Promise<void> {
  await staff('console/receipt/match', { receipt_id, agency_id: world.agencies.A, parts });
}

async function cutOff(at: string): Promise<void> {
  world.clock.set(at);
  await billPeriods(world.db, world.clock.now());
}

/** Returns the bill made by a cut-off. */
async function nextBill(at: string, total: number): Promise<number> {
  await cutOff(at);
  const [bill] = await listBills();
  expect(bill).toMatchObject({ status: 'confirmed', total: { amount: total }, open: { amount: total } });
  return bill!.id;
}

// biome-ignore lint/suspicious/noExplicitAny: tests read replies; the contract already checked them.
async function listBills(): Promise<any[]> {
  return (await must(world.call('GET', 'bill/list', { limit: 50 }, { as: 'finance' }))).data.list;
}

async function expectMoney(deposit: number, receivable: number): Promise<void> {
  expect(await world.money()).toEqual([deposit, receivable]);
}

/** Returns the balance over all agencies and the seller; debit is positive. */
async function balanceOf(kind: string): Promise<number> {
  const { sum } = await world.db
    .selectFrom('ledger_entries')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('account_kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

const staff = (path: string, data: object) => must(world.staff(path, data));
const staffAs = (token: string, path: string, data: object) =>
  must(world.call('POST', path, data, { token }));
const member = (path: string, data: object) => must(world.call('POST', path, data, { as: 'owner' }));

async function must(asked: Promise<TestReply>): Promise<TestReply> {
  const reply = await asked;
  if (reply.code !== 1) throw new Error(`${reply.msg} ${JSON.stringify(reply.data)}`);
  return reply;
}
