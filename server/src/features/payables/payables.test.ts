import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { approveNewest, setConcessionSums } from '../../../test/concession-sums.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { bookingOf, quote, type Send } from '../../../test/reliability/booking.ts';
import { addCallers, fund } from '../../../test/reliability/members.ts';
import { addHotel, addRoom, type TestRoom } from '../../../test/reliability/test-hotel.ts';
import { ledgerProofs } from '../../composition/ledger-proofs.ts';
import { checkWholeLedger } from '../wallet/wallet.ts';

let world: TestWorld;
let member: Send;
let room: TestRoom;
/** Supplier of the hotel, known after its first completed stay. */
let supplierId: number;
let entityId: number;

beforeAll(async () => {
  world = await openTestWorld();
  [member] = (await addCallers(world, 1)) as [Send];
  const hotelId = await addHotel(world.db);
  await world.db.updateTable('hotels').set({ is_trusted: true }).where('id', '=', hotelId).execute();
  room = await addRoom(world.db, hotelId, { units: 20, from: '2026-11-22', nights: 60 });
  // 52.50 a night.
  await sql`UPDATE rate_months SET costs = array_fill(5250, ARRAY[cardinality(prices)])`.execute(world.db);
  await fund(world, 2_000_000, 0);
  entityId = (await world.db.selectFrom('seller_entities').select('id').executeTakeFirstOrThrow()).id;
});
afterEach(async () => {
  await world.db.deleteFrom('throttle_counters').execute();
  expect(await checkInvariants(world.db)).toEqual([]);
  const books = await checkWholeLedger(world.db, ledgerProofs, world.clock.now());
  expect(books).toEqual({ accounts: [], postings: [] });
});
afterAll(() => world.close());

const desk = (path: string, data: object) =>
  world.call('POST', `console/payable/${path}`, data, { as: 'operator' });
const read = async (path: string, data: object) => {
  const reply = await world.call('GET', `console/payable/${path}`, data, { as: 'operator' });
  expect(reply.code, reply.msg).toBe(1);
  return reply.data;
};
const must = async (path: string, data: object) => {
  const reply = await desk(path, data);
  expect(reply.code, `${path}: ${reply.msg}`).toBe(1);
  return reply.data;
};
const day = () => world.clock.now().toISOString().slice(0, 10);

/** Books, pays and completes a stay; its cost is 52.50 a night. */
async function stay(checkIn: string, checkOut: string): Promise<number> {
  const { data } = await member(
    'POST',
    'hotel/book',
    bookingOf(await quote(member, room, { checkIn, checkOut, rooms: 1 })),
  );
  const { id } = data.order;
  expect((await member('POST', 'order/pay', { id, pay_channel: 'balance' })).msg).toBe('');
  return id;
}

async function complete(ids: readonly number[], at: string): Promise<void> {
  world.clock.set(new Date(at));
  for (const job of world.app.jobs) await job.run(world.clock.now());
  for (const id of ids) {
    const order = await world.db
      .selectFrom('orders')
      .select('order_status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(order.order_status).toBe('completed');
  }
}

async function statement() {
  const { opening, rows, closing } = await read('statement', {
    supplier_id: supplierId,
    from: '2026-11-01',
    to: '2027-01-31',
  });
  return {
    opening: opening.amount,
    rows: rows.map((row: { amount: { amount: number } }) => row.amount.amount),
    closing: closing.amount,
  };
}

const orders: number[] = [];

test('completion: stays of 2 and 3 nights at 52.50 → cost of sales and payable 105.00 and 157.50, once', async () => {
  orders.push(await stay('2026-11-25', '2026-11-27'), await stay('2026-11-25', '2026-11-28'));
  await complete(orders, '2026-12-02T00:00:00Z');
  // A second run of the closing job posts nothing.
  await complete(orders, '2026-12-02T01:00:00Z');
  const { list, totals } = await read('suppliers', {});
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({
    name: 'Lakeside Test Hotel',
    kind: 'hotel',
    owed: { amount: 26_250 },
    services: { amount: 26_250 },
  });
  expect(totals.owed.amount).toBe(26_250);
  supplierId = list[0].id;
  const { rows } = await sql<{ kind: string; amount: number }>`
    SELECT account_kind AS kind, sum(amount)::bigint AS amount FROM ledger_entries
    WHERE account_kind IN ('cost_of_sales', 'payable') GROUP BY 1 ORDER BY 1`.execute(world.db);
  expect(rows).toEqual([
    { kind: 'cost_of_sales', amount: 26_250 },
    { kind: 'payable', amount: -26_250 },
  ]);
  expect(await statement()).toEqual({ opening: 0, rows: [10_500, 15_750], closing: 26_250 });
});

test('adjustCost: +10.00 alone, above the limit by two people, below zero refused', async () => {
  await setConcessionSums(world.db, { act: 20 });
  const [order_id] = orders;
  const adjust = (amount: number) =>
    desk('adjustCost', { order_id, supplier_id: supplierId, amount, reason: 'Late check-out' });
  expect((await adjust(1_000)).data.total.amount).toBe(11_500);
  expect((await adjust(3_000)).data.reason).toBe('second_person_asked');
  expect((await read('order', { order_id })).total.amount).toBe(11_500);
  expect((await approveNewest(world)).msg).toBe('');
  expect((await read('order', { order_id })).total.amount).toBe(14_500);
  expect((await adjust(-4_000)).data.total.amount).toBe(10_500);
  expect((await adjust(-10_501)).data.reason).toBe('cost_below_zero');
  expect((await adjust(0)).data.errors[0].field).toBe('amount');
});

const services = async () => (await read('services', { supplier_id: supplierId, entity_id: entityId })).list;
let invoiceId: number;

test('enterInvoice: number in another spelling, foreign order, wrong days → refused; services listed with their costs', async () => {
  expect(await services()).toMatchObject([
    { order_id: orders[0], guests: 'WANG FANG A', cost: { amount: 10_500 }, on_invoice: null },
    { order_id: orders[1], cost: { amount: 15_750 } },
  ]);
  const invoice = {
    supplier_id: supplierId,
    entity_id: entityId,
    number: 'LT-2026/118',
    issued_on: day(),
    total: 26_300,
  };
  const lines = [
    { order_id: orders[0], stated: 10_500 },
    { order_id: orders[1], stated: 15_800 },
  ];
  const entered = await must('enterInvoice', { ...invoice, lines });
  invoiceId = entered.invoice.id;
  // 30 days after 2 December.
  expect(entered.invoice).toMatchObject({
    status: 'entered',
    due_on: '2027-01-01',
    difference: { amount: 50 },
  });
  expect((await services())[0].on_invoice).toBe('LT-2026/118');
  expect((await desk('enterInvoice', { ...invoice, number: 'lt 2026/118' })).data.reason).toBe(
    'supplier_invoice_known',
  );
  const other = { ...invoice, number: 'LT-119' };
  expect(
    (await desk('enterInvoice', { ...other, lines: [{ order_id: 99_999, stated: 1 }] })).data.reason,
  ).toBe('not_found');
  expect((await desk('enterInvoice', { ...other, issued_on: '2026-12-31' })).data.errors[0].field).toBe(
    'issued_on',
  );
  expect((await desk('enterInvoice', { ...other, due_on: '2026-11-01' })).data.errors[0].field).toBe(
    'due_on',
  );
  expect((await desk('enterInvoice', { ...other, file: '/storage/none.pdf' })).data.errors[0].field).toBe(
    'file',
  );
});

test('acceptInvoice: total not reached, difference not seen, no reason → refused; then 0.50 is posted as cost', async () => {
  const accept = (more: object = {}) =>
    desk('acceptInvoice', { invoice_id: invoiceId, difference: 50, reason: 'Rounded by the hotel', ...more });
  await must('matchInvoice', { invoice_id: invoiceId, lines: [{ order_id: orders[1], stated: 15_800 }] });
  expect((await accept()).data.reason).toBe('supplier_invoice_unmatched');
  const lines = [
    { order_id: orders[0], stated: 10_500 },
    { order_id: orders[1], stated: 15_800 },
  ];
  await must('matchInvoice', { invoice_id: invoiceId, lines });
  expect((await accept({ difference: 0 })).data.reason).toBe('supplier_invoice_changed');
  expect((await accept({ reason: '' })).data.errors[0].field).toBe('reason');
  await must('disputeInvoice', { invoice_id: invoiceId, note: 'Please explain 0.50' });
  expect((await read('suppliers', { show: 'disputed' })).list).toHaveLength(1);
  expect((await accept()).data.invoice).toMatchObject({ status: 'accepted', total: { amount: 26_300 } });
  expect((await accept()).data.reason).toBe('supplier_invoice_wrong_state');
  expect(await services()).toEqual([]);
  const { list } = await read('suppliers', {});
  expect(list[0]).toMatchObject({
    owed: { amount: 26_300 },
    services: { amount: 0 },
    later: { amount: 26_300 },
  });
});

test('acceptInvoice: difference of 30.00 above the limit → by two people', async () => {
  orders.push(await stay('2026-12-05', '2026-12-06'));
  await complete(orders, '2026-12-12T00:00:00Z');
  const lines = [{ order_id: orders[2], stated: 8_250 }];
  const entered = await must('enterInvoice', {
    supplier_id: supplierId,
    entity_id: entityId,
    number: 'LT-2026/140',
    issued_on: day(),
    total: 8_250,
    lines,
  });
  const input = { invoice_id: entered.invoice.id, difference: 3_000, reason: 'Gala dinner' };
  expect((await desk('acceptInvoice', input)).data.reason).toBe('second_person_asked');
  expect((await read('invoice', { id: entered.invoice.id })).invoice.status).toBe('entered');
  expect((await approveNewest(world)).msg).toBe('');
  expect((await read('invoice', { id: entered.invoice.id })).invoice.status).toBe('accepted');
  expect(await statement()).toMatchObject({ closing: 26_300 + 8_250 });
});

test('saveBank: always by two people; pay without bank details → refused', async () => {
  const pay = { invoice_ids: [invoiceId], paid_on: day() };
  expect((await desk('pay', pay)).data.reason).toBe('supplier_bank_missing');
  const bank = 'KBZ Bank, Yangon, 0123 4567 8901';
  const asked = await desk('saveBank', { supplier_id: supplierId, bank, reason: 'Letter of the hotel' });
  expect(asked.data.reason).toBe('second_person_asked');
  expect((await read('supplier', { id: supplierId })).supplier.bank).toBe('');
  expect((await approveNewest(world)).msg).toBe('');
  expect((await read('supplier', { id: supplierId })).supplier.bank).toBe(bank);
});

let paymentId: number;

test('pay: run due by a day → one payment per supplier; above the limit by two people; statement falls by it', async () => {
  expect((await read('due', { until: '2026-12-31' })).list).toEqual([]);
  const due = await read('due', { until: '2027-01-11' });
  expect(due.total.amount).toBe(34_550);
  expect(due.list).toMatchObject([
    { supplier: { id: supplierId }, amount: { amount: 34_550 }, overdue: false },
  ]);
  const pay = { invoice_ids: [invoiceId], paid_on: day() };
  expect((await desk('pay', { ...pay, paid_on: '2027-02-01' })).data.errors[0].field).toBe('paid_on');
  expect((await desk('pay', pay)).data.reason).toBe('second_person_asked');
  expect((await approveNewest(world)).msg).toBe('');
  const { list } = await read('payments', { supplier_id: supplierId });
  paymentId = list[0].id;
  expect(list).toMatchObject([
    {
      amount: { amount: 26_300 },
      approved_by: 'second_administrator',
      invoices: [{ number: 'LT-2026/118' }],
    },
  ]);
  expect((await desk('pay', pay)).data.reason).toBe('supplier_invoice_wrong_state');
  expect(await statement()).toMatchObject({ closing: 8_250 });
});

test('reversePayment: once → invoice open again; paid again by a bank debit of the same sum, which fits one payment only', async () => {
  await setConcessionSums(world.db, {});
  const { payment } = await must('reversePayment', { payment_id: paymentId, reason: 'Returned by the bank' });
  expect(payment.reversed).toMatchObject({ reason: 'Returned by the bank' });
  const again = await desk('reversePayment', { payment_id: paymentId, reason: 'Again' });
  expect(again.data.reason).toBe('supplier_payment_reversed');
  expect(await statement()).toMatchObject({ closing: 34_550 });
  const line = await debit('-263.00');
  expect((await read('bankLines', { amount: 26_300 })).list).toMatchObject([
    { id: line, amount: { amount: 26_300 } },
  ]);
  const second = (await read('due', { until: '2027-03-01' })).list[0].invoices.find(
    ({ id }: { id: number }) => id !== invoiceId,
  );
  const wrong = await desk('pay', { invoice_ids: [second.id], paid_on: day(), bank_line_id: line });
  expect(wrong.data.reason).toBe('bank_line_unfit');
  const paid = await must('pay', { invoice_ids: [invoiceId], paid_on: day(), bank_line_id: line });
  expect(paid.payment).toMatchObject({ paid_on: '2026-12-11', bank_line: { payee: 'Lakeside' } });
  expect((await read('bankLines', { amount: 26_300 })).list).toEqual([]);
  await must('pay', { invoice_ids: [second.id], paid_on: day() });
  // 105.00 + 157.50 + 40.00 − 40.00 + 0.50 + 52.50 + 30.00 − 263.00 + 263.00 − 263.00 − 82.50
  expect(await statement()).toMatchObject({ closing: 0 });
});

/** Imports a bank statement with one debit; returns its line. */
async function debit(amount: string): Promise<number> {
  const bank = async (path: string, data: object) =>
    (await world.call('POST', `console/bank/${path}`, data, { as: 'operator' })).data;
  const { account } = await bank('addAccount', { name: 'Dollars', currency: 'USD' });
  const text = `Date,Amount,Name,Reference,Description\n2026-12-11,${amount},Lakeside,A-9,LT-2026/118`;
  const bytes = Buffer.from(text).toString('base64');
  const { file } = await bank('upload', { account_id: account.id, file_name: 'december.csv', bytes });
  await bank('import', { file_id: file.id });
  const { id } = await world.db.selectFrom('bank_lines').select('id').executeTakeFirstOrThrow();
  return id;
}

test('correct: completion corrected to no-show → cost reversed; completed again → posted again', async () => {
  orders.push(await stay('2026-12-20', '2026-12-21'));
  await complete(orders, '2026-12-27T00:00:00Z');
  const id = orders[3]!;
  const total = async () => (await read('order', { order_id: id })).total.amount;
  expect(await total()).toBe(5_250);
  const correct = async (to: string) => {
    const input = { id, to, evidence: 'The hotel wrote about these guests' };
    return world.call('POST', 'console/order/correct', input, { as: 'operator' });
  };
  await setConcessionSums(world.db, {});
  expect((await correct('no_show')).msg).toBe('');
  expect(await total()).toBe(0);
  // The hotel charges one night for guests who did not come.
  await must('adjustCost', {
    order_id: id,
    supplier_id: supplierId,
    amount: 5_250,
    reason: 'Fee of the hotel',
  });
  expect((await correct('completed')).msg).toBe('');
  expect(await total()).toBe(10_500);
});

test('margin: orders of a month → sale, cost, margin and percent, with the sums of all', async () => {
  const reply = await world.call('GET', 'console/margin/list', { month: '2026-11' }, { as: 'operator' });
  // 2 and 3 nights at 80.00; costs 105.00 and 158.00.
  expect(reply.data.totals).toMatchObject({
    sale: { amount: 40_000 },
    cost: { amount: 26_300 },
    margin: { amount: 13_700 },
    permille: 343,
  });
  expect(reply.data.list).toMatchObject([
    { id: orders[1], sale: { amount: 24_000 }, cost: { amount: 15_800 }, permille: 342 },
    { id: orders[0], sale: { amount: 16_000 }, cost: { amount: 10_500 }, permille: 344 },
  ]);
  const below = { month: '2026-12', show: 'below_cost' };
  const { data } = await world.call('GET', 'console/margin/list', below, { as: 'operator' });
  // The third stay: sold for 80.00, cost 82.50; the fourth: 80.00 and 105.00.
  expect(data.list.map((row: { margin: { amount: number } }) => row.margin.amount)).toEqual([-2_500, -250]);
});

test('assign: hotel to another supplier by two people → later costs are owed to it, earlier ones stay', async () => {
  const group = { name_zh: '湖畔集团', name_en: 'Lakeside Group', kind: 'hotel', terms_days: 15 };
  const { supplier } = await must('saveSupplier', group);
  const before = (await read('supplier', { id: supplierId })).supplier.owed.amount;
  const assign = { supplier_id: supplier.id, hotel_id: room.hotelId, reason: 'Bought by the group' };
  expect((await desk('assign', assign)).data.reason).toBe('second_person_asked');
  expect((await approveNewest(world)).msg).toBe('');
  const id = await stay('2027-01-05', '2027-01-06');
  await complete([id], '2027-01-12T00:00:00Z');
  expect((await read('supplier', { id: supplier.id })).supplier).toMatchObject({
    owed: { amount: 5_250 },
    hotels: [{ name: 'Lakeside Test Hotel' }],
  });
  expect((await read('supplier', { id: supplierId })).supplier.owed.amount).toBe(before);
});

test('payables: member, desk role → refused', async () => {
  expect((await member('GET', 'console/payable/suppliers', {})).code).toBe(401);
  const reply = await world.call('GET', 'console/payable/supplier', { id: 999_999 }, { as: 'operator' });
  expect(reply.data.reason).toBe('not_found');
});
