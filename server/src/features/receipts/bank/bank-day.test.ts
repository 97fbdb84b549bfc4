import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, openBillingWorld } from '../../../../test/billing-world.ts';
import { approveNewest, setConcessionSums } from '../../../../test/concession-sums.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { joinStaff } from '../../../../test/join-staff.ts';

// Sums are minor units of the accounts' currency; the day of a bookkeeper with a statement of 30 lines.

let world: BillingWorld;
let account: number;
beforeAll(async () => {
  world = await openBillingWorld({ deposit: 0, limit: 300_000_000 });
  await world.agree({ tolerance: 2_500 });
  account = (await desk('bank/addAccount', { name: 'Bangkok Bank', currency: 'USD' })).account.id;
});
afterEach(async () => expect(await checkInvariants(world.db)).toEqual([]));
afterAll(() => world.close());

const send = (path: string, data: object) => world.staff(`console/${path}`, data);
async function desk(path: string, data: object) {
  const reply = await send(path, data);
  expect(reply.code, `${path}: ${reply.msg}`).toBe(1);
  return reply.data;
}
const read = async (path: string, data: object) =>
  (await world.call('GET', `console/${path}`, data, { as: 'operator' })).data;
const nextDay = () => new Date(world.clock.now().getTime() + 5 * 86_400_000).toISOString();
const today = () => world.clock.now().toISOString().slice(0, 10);
const numberOf = (bill: number) => `BL${String(bill).padStart(7, '0')}`;

type Line = [sum: number, payer: string, text: string, sent?: [sum: string, currency: string]];

async function upload(lines: readonly Line[]): Promise<number> {
  const rows = lines.map(([sum, payer, text, sent = ['', '']], at) =>
    [today(), (sum / 100).toFixed(2), payer, `FT-${at}-${text.length}`, text, ...sent].join(','),
  );
  const head = 'Date,Amount,Name,Reference,Description,Original amount,Original currency';
  const bytes = Buffer.from([head, ...rows].join('\n')).toString('base64');
  return (await desk('bank/upload', { account_id: account, file_name: 'november.csv', bytes })).file.id;
}

async function moved(kind: string): Promise<number> {
  const { sum } = await world.db
    .selectFrom('ledger_entries')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('account_kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

async function openLines() {
  return (await read('bank/lines', { show: 'open', limit: 100 })).list;
}

/** Accepts the first suggestion of a receipt; returns it. */
async function accept(id: number) {
  const [first] = (await read('receipt/suggest', { id })).suggestions;
  if (!first) return undefined;
  const parts = first.bills.map((bill: { id: number; amount: { amount: number } }) => ({
    bill_id: bill.id,
    amount: bill.amount.amount,
  }));
  if (first.deposit.amount > 0) parts.push({ bill_id: null, amount: first.deposit.amount });
  await desk('receipt/match', { receipt_id: id, agency_id: first.agency.id, parts });
  return first as { certain: boolean; reasons: string[]; rest: { amount: number } };
}

test('bank file of 30 lines: 16 certain, 5 by one key, 5 by hand, 4 by rule; the bank account moves by its lines', async () => {
  const payer = 'Golden Stupa';
  const second = await joinStaff(world, 'finance');
  const decide = async (path: string, data: object) => {
    const reply = await world.call('POST', `console/${path}`, data, { token: second });
    expect(reply.code, reply.msg).toBe(1);
  };
  // One bill was written off by two people; a person has lifted the stop of credit.
  const lost = await world.bill(80_000, nextDay());
  world.clock.advance(120 * 86_400_000);
  const { write_off } = await desk('bill/writeOff', { id: lost, reason: 'Insolvent since May' });
  await decide('bill/decideWriteOff', { write_off_id: write_off.id, decision: 'confirm', note: 'Agreed' });
  await desk('wallet/liftCreditStop', { agency_id: world.agencies.A, reason: 'A guarantee was deposited' });
  await world.agree({ due_days: 180 });
  const billAll = async (sums: readonly number[]) => {
    const ids: number[] = [];
    for (const sum of sums) ids.push(await world.bill(sum, nextDay()));
    return ids;
  };
  const exactly = [124_000, 86_500, 39_150, 45_000, 61_230, 70_000, 18_990, 99_900, 30_010, 52_500, 27_700];
  const exact = await billAll(exactly);
  const short = await billAll([100_000, 100_000, 100_000]);
  const together = await billAll([1_240_000, 865_000, 391_500]);
  const [twice, offered, cheque] = (await billAll([50_000, 4_367_500, 2_378_725])) as [
    number,
    number,
    number,
  ];
  await desk('bill/offer', { id: offered, rate: '4.85', rate_of: 'CNY', currency: 'CNY', until: today() });
  // A cheque has paid a bill; the bank returns it in the file.
  const arrived = { received_on: today(), value_date: today(), currency: 'USD', payer };
  const paid = await desk('receipt/record', { ...arrived, gross: 2_378_725, bank_reference: 'CHQ 4471' });
  const parts = [{ bill_id: cheque, amount: 2_378_725 }];
  await desk('receipt/match', { receipt_id: paid.id, agency_id: world.agencies.A, parts });
  expect((await world.detail(cheque)).bill.status).toBe('paid');
  await world.fund(20_000, 300_000_000);
  const opening = await moved('bank_clearing');
  const charges = await moved('bank_charges');
  const { id: payBack } = await desk('payBack/ask', {
    agency_id: world.agencies.A,
    amount: 15_000,
    payee: `${payer}, KBZ 0123`,
    reason: 'Asked for by the agency',
  });
  await decide('payBack/decide', { pay_back_id: payBack, decision: 'confirm', note: 'Bank order 12' });

  const feeRule = { account_id: account, contains: 'outgoing transfer FEE', kind: 'charge', up_to: 5_000 };
  await desk('bank/addRule', feeRule);
  await desk('bank/addRule', { account_id: account, contains: 'Own transfer', kind: 'aside' });

  const lines: Line[] = [
    ...exact.map((bill, at): Line => [exactly[at]!, payer, `Payment of ${numberOf(bill)}`]),
    ...short.map((bill, at): Line => [100_000 - [2_500, 1_500, 30_000][at]!, payer, numberOf(bill)]),
    // 12,400.00 + 8,650.00 + 3,915.00
    [2_496_500, payer, together.map(numberOf).join(' ')],
    [50_000, payer, `first ${numberOf(twice)}`],
    [50_000, payer, `again ${numberOf(twice)}`],
    [77_700, 'บริษัท สยามทัวร์', 'ค่าทัวร์'],
    [66_600, '云南某某旅行社', '团款'],
    // CNY 9,005.15 credited at 4.80; 43,675.00 ÷ 4.85 = 9,005.15
    [4_322_472, 'Kunming Trading', 'Inward remittance', ['9005.15', 'CNY']],
    [80_000, 'Liquidator', `Dividend ${numberOf(lost)}`],
    [-2_378_725, payer, 'Returned cheque CHQ 4471'],
    [-3_500, 'Bank', 'Outgoing transfer fee 1'],
    [-3_500, 'Bank', 'Outgoing transfer fee 2'],
    [-120_000, 'Inle Lotus Resort', 'Rooms'],
    [-80_000, 'Bagan Gate', 'Rooms'],
    [-60_000, 'Strand Road Hotel', 'Rooms'],
    [-15_000, payer, 'Pay-back'],
    [500_000, 'Serai Kyat account', 'Own transfer in'],
    [-500_000, 'Serai Kyat account', 'Own transfer out'],
  ];
  expect(lines).toHaveLength(30);
  const total = lines.reduce((sum, [amount]) => sum + amount, 0);
  const preview = await read('bank/preview', { file_id: await upload(lines) });
  expect(preview.counts).toEqual({ new: 21, known: 0, debit: 5, rule: 4, fault: 0 });
  expect(preview.arrived.amount + preview.left.amount).toBe(total);
  const { file, ...done } = await desk('bank/import', { file_id: preview.file.id });
  expect(done).toEqual({ receipts: 21, ruled: 4, open: 5 });
  expect(await moved('bank_charges')).toBe(charges + 7_000);

  // Receipts in the order of the file: each first suggestion is accepted.
  const { list } = await read('receipt/list', { status: 'open', limit: 100 });
  const unknown = list.filter(({ agency }: { agency: unknown }) => agency === null);
  const receipts = unknown.toSorted((one: { id: number }, other: { id: number }) => one.id - other.id);
  const found = [];
  for (const { id } of receipts) found.push(await accept(id));
  const accepted = found.flatMap((suggestion) => suggestion ?? []);
  const certain = accepted.filter((suggestion) => suggestion.certain);
  const others = accepted.filter((suggestion) => !suggestion.certain).map(({ reasons }) => reasons);
  expect(certain).toHaveLength(16);
  expect(others).toEqual([['bill_paid'], ['offered'], ['bill_written_off']]);
  const left = (await read('receipt/list', { status: 'open', limit: 100 })).list.filter(
    ({ agency }: { agency: unknown }) => agency === null,
  );
  expect(left.map(({ gross }: { gross: { amount: number } }) => gross.amount).sort()).toEqual([
    66_600, 77_700,
  ]);
  // Two are closed by the tolerance, one stays open by 300.00.
  const statusOf = async (id: number) => (await world.detail(id)).bill.status;
  expect(await Promise.all(short.map(statusOf))).toEqual(['paid', 'paid', 'part_paid']);
  expect((await world.detail(short[2]!)).bill.open.amount).toBe(30_000);
  expect(await statusOf(offered)).toBe('paid');
  expect(await statusOf(lost)).toBe('closed');

  // Money that left: the cheque and the pay-back by one key, three payments to hotels by hand.
  const open = await openLines();
  expect(open).toHaveLength(5);
  const lineOf = (amount: number) =>
    open.find((line: { amount: { amount: number } }) => line.amount.amount === amount);
  const returned = await read('bank/line', { id: lineOf(-2_378_725).id });
  expect(returned.suggestions).toMatchObject([
    {
      kind: 'returned',
      receipt: { id: paid.id },
      bills: [{ id: cheque }],
      reasons: ['reference', 'payer', 'return_word', 'sum'],
    },
  ]);
  await desk('bank/returnReceipt', { line_id: returned.line.id, receipt_id: paid.id });
  expect((await world.detail(cheque)).bill).toMatchObject({
    status: 'confirmed',
    open: { amount: 2_378_725 },
  });
  const paidBack = await read('bank/line', { id: lineOf(-15_000).id });
  expect(paidBack.suggestions).toMatchObject([
    { kind: 'pay_back', pay_back: { id: payBack }, waits: false, reasons: ['payer', 'sum'] },
  ]);
  await desk('bank/settlePayBack', { line_id: paidBack.line.id, pay_back_id: payBack });
  const hotels = await openLines();
  expect(hotels.map((line: { amount: { amount: number } }) => line.amount.amount)).toEqual([
    -60_000, -80_000, -120_000,
  ]);
  for (const { id } of hotels) expect((await read('bank/line', { id })).suggestions).toEqual([]);

  // Σ proposals + unallocated = Σ file, and the bank account of the ledger moves by closing − opening. The receipt of the
  // cheque was posted before, so its return moves it as well; only what is by hand is not posted yet.
  const byHand = 66_600 + 77_700 - 60_000 - 80_000 - 120_000;
  expect((await moved('bank_clearing')) - opening).toBe(total - byHand);
  for (const { id } of left) {
    const hand = [{ amount: id === left[0].id ? left[0].gross.amount : left[1].gross.amount }];
    await desk('receipt/match', { receipt_id: id, agency_id: world.agencies.A, parts: hand });
  }
  expect((await moved('bank_clearing')) - opening).toBe(total + 260_000);

  // The same file again, and one that overlaps ten of its lines.
  const again = await read('bank/preview', { file_id: await upload(lines) });
  expect(again.counts).toMatchObject({ new: 0, known: 30 });
  expect(await desk('bank/import', { file_id: again.file.id })).toMatchObject({
    receipts: 0,
    ruled: 0,
    open: 0,
  });
  const news = Array.from(
    { length: 20 },
    (_, at): Line => [1_000 + at, 'Another payer', `Line ${at} of the day`],
  );
  const kept = lines.slice(0, 10);
  const overlapping = await read('bank/preview', { file_id: await upload([...kept, ...news]) });
  expect(overlapping.counts).toMatchObject({ new: 20, known: 10 });
});

async function oneLine(sum: number, payer: string, text: string): Promise<number> {
  await desk('bank/import', { file_id: await upload([[sum, payer, text]]) });
  const [line] = (await read('bank/lines', { show: 'all', limit: 1 })).list;
  return line.id;
}

test('bank/settleLine: charge → posted, reopened → reversed; above the sums of one person → a colleague decides', async () => {
  const id = await oneLine(-4_000, 'Bank', randomUUID());
  const before = await moved('bank_charges');
  const settle = (line_id: number, kind: 'charge' | 'aside') =>
    send('bank/settleLine', { line_id, kind, note: 'Cards of November' });
  expect((await settle(id, 'charge')).data.line.use).toMatchObject({ kind: 'charge', rule: null });
  expect(await moved('bank_charges')).toBe(before + 4_000);
  expect((await settle(id, 'charge')).data.reason).toBe('bank_line_closed');
  const opened = await desk('bank/reopenLine', { line_id: id, reason: 'It is a payment to a hotel' });
  expect(opened.line).toMatchObject({ use: null, actions: ['settle'] });
  expect(await moved('bank_charges')).toBe(before);
  expect((await settle(id, 'aside')).data.line.use.kind).toBe('aside');
  expect(await moved('bank_charges')).toBe(before);
  await setConcessionSums(world.db);
  const large = await oneLine(-2_000_000, 'Bank', randomUUID());
  expect((await settle(large, 'charge')).data.reason).toBe('second_person_asked');
  expect((await read('bank/line', { id: large })).line.use).toBeNull();
  expect(await moved('bank_charges')).toBe(before);
  expect((await approveNewest(world)).code).toBe(1);
  expect(await moved('bank_charges')).toBe(before + 2_000_000);
});

test('bank/settleLine: money that arrived → refused', async () => {
  const id = await oneLine(12_300, 'Somebody', randomUUID());
  for (const [path, facts] of [
    ['settleLine', { kind: 'aside', note: 'Own' }],
    ['reopenLine', { reason: 'Own' }],
  ] as const) {
    expect((await send(`bank/${path}`, { line_id: id, ...facts })).data.reason).toBe('bank_line_closed');
  }
});

test('bank/returnReceipt, bank/settlePayBack: another sum → refused, nothing changed', async () => {
  const id = await oneLine(-9_900, 'Golden Stupa', randomUUID());
  const arrived = { received_on: today(), value_date: today(), currency: 'USD', payer: 'Golden Stupa' };
  const receipt = await desk('receipt/record', { ...arrived, gross: 9_901, bank_reference: randomUUID() });
  const wrong = { line_id: id, receipt_id: receipt.id };
  expect((await send('bank/returnReceipt', wrong)).data.reason).toBe('bank_line_differs');
  const payBacks = await world.db.selectFrom('pay_backs').select('id').execute();
  for (const { id: pay_back_id } of payBacks) {
    expect((await send('bank/settlePayBack', { line_id: id, pay_back_id })).data.reason).toBe(
      'bank_line_differs',
    );
  }
  expect((await read('bank/line', { id })).line.use).toBeNull();
  expect((await read('receipt/show', { id: receipt.id })).receipt.status).toBe('unmatched');
});

test('bank/addRule: same text, no largest charge, above the sums of one person → refused; ended → lines wait again', async () => {
  const rule = { account_id: account, contains: 'Stamp duty', kind: 'charge', up_to: 3_000 };
  const { up_to: _, ...without } = rule;
  expect((await send('bank/addRule', without)).data.errors).toMatchObject([{ field: 'up_to' }]);
  expect((await send('bank/addRule', { ...without, kind: 'aside', up_to: 1 })).data.errors).toMatchObject([
    { field: 'up_to' },
  ]);
  expect((await send('bank/addRule', { ...rule, contains: 'x' })).data.errors).toMatchObject([
    { field: 'contains' },
  ]);
  await setConcessionSums(world.db);
  const large = { ...rule, contains: 'Everything', up_to: 100_000_000 };
  expect((await send('bank/addRule', large)).data.reason).toBe('second_person_asked');
  const { rule: added } = await desk('bank/addRule', rule);
  expect((await send('bank/addRule', { ...rule, contains: 'STAMP  DUTY' })).data.reason).toBe(
    'bank_rule_known',
  );
  const lineOf = async (sum: number) =>
    (await read('bank/line', { id: await oneLine(sum, 'Bank', 'Stamp duty') })).line;
  expect((await lineOf(-1_000)).use).toMatchObject({ kind: 'charge', rule: 'Stamp duty' });
  expect((await lineOf(-3_001)).use).toBeNull();
  await desk('bank/endRule', { rule_id: added.id });
  expect((await lineOf(-1_002)).use).toBeNull();
  expect((await send('bank/endRule', { rule_id: added.id })).data.reason).toBe('not_found');
});
