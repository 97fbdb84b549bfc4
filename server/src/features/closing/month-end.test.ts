import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as XLSX from 'xlsx';
import { type BillingWorld, openBillingWorld } from '../../../test/billing-world.ts';
import { addStaff } from '../../../test/concession-sums.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import type { TestReply } from '../../../test/test-caller.ts';
import { ledgerProofs } from '../../composition/ledger-proofs.ts';
import { billPeriods } from '../billing/billing.ts';
import { checkWholeLedger } from '../wallet/wallet.ts';

// Scenario F: an agency buys from the Chinese company until 15 December and from the Thai one from the 16th. In its
// month each company has 3 bills, 2 invoices, 1 credit note, 1 certificate of withheld tax, 1 payment at an offered
// rate and 1 write-off. Sums in cents of USD.
let world: BillingWorld;
let colleague: { id: number; token: string };
const companies = { cn: 0, th: 0 };
/** Orders that are billed by the clock at the end of the month. */
const late = { cn: 0, th: 0 };

beforeAll(async () => {
  world = await openBillingWorld({ deposit: 0, limit: 300_000_000 });
  colleague = await addStaff(world.db, 'second_bookkeeper', 'finance');
  await world.agree({ due_days: 3 });
  await addCompanies();
  // The world's own receipt, for other tests.
  const reversed = {
    reversed_at: world.clock.now(),
    reversed_by: world.operatorId,
    reverse_reason: 'Other tests',
  };
  await world.db.updateTable('receipts').set(reversed).execute();
  world.clock.set('2026-12-01T03:00:00Z');
  late.cn = await monthOf('cn', { from: '2026-12-02', served: '2026-12-06', end: '2026-12-12', rest: 7_000 });
  await changeCompany('2026-12-16');
  late.th = await monthOf('th', { from: '2026-12-17', served: '2026-12-21', end: '2026-12-27', rest: 9_000 });
});
afterAll(() => world.close());

const must = ({ code, msg, data }: TestReply) => {
  if (code !== 1) throw new Error(`${msg} ${JSON.stringify(data)}`);
  return data;
};
const desk = async (path: string, data: object) => must(await world.staff(`console/${path}`, data));
const read = async (path: string, data: object = {}) =>
  must(await world.call('GET', `console/closing/${path}`, data, { as: 'operator', lang: 'en' }));
const close = (reasons: object[] = []) =>
  world.staff('console/wallet/closeMonth', { month: '2026-12', reasons });

/** Sets tax rules of the first company, 6 %, and adds a Thai one, 7 %. */
async function addCompanies(): Promise<void> {
  const { id } = await world.db.selectFrom('seller_entities').select('id').executeTakeFirstOrThrow();
  companies.cn = id;
  companies.th = (
    await world.db
      .insertInto('seller_entities')
      .values({
        name_zh: '金塔旅游（曼谷）',
        name_en: 'Golden Stupa Bangkok',
        name_local: 'บริษัท โกลเด้น ทัวร์ จำกัด',
        country: 'TH',
        branch: '00003',
        calendar: JSON.stringify({
          tz: 'Asia/Bangkok',
          hours: Array.from({ length: 7 }, () => ['09:00', '18:00']),
          holidays: [],
        }),
        created_at: world.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  const code = {
    product: 'boat',
    covers: 'service',
    treatment: 'rate',
    class_code: '3070301000000000000',
    class_name: '旅游服务',
    name_zh: '旅游服务',
    name_en: 'Travel service',
    valid_from: '2026-01-01',
    made_at: world.clock.now(),
  } as const;
  await world.db
    .insertInto('tax_codes')
    .values([
      { ...code, entity_id: companies.cn, rate_bp: 600 },
      { ...code, entity_id: companies.th, rate_bp: 700 },
    ])
    .execute();
}

async function changeCompany(day: string): Promise<void> {
  world.clock.set(`${day}T00:00:00+06:30`);
  const { id: _, ...former } = await world.db
    .selectFrom('agency_contracts')
    .selectAll()
    .where('agency_id', '=', world.agencies.A)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const now = world.clock.now();
  const version = { ...former, entity_id: companies.th, valid_from: now, made_at: now };
  await world.db.insertInto('agency_contracts').values(version).execute();
}

/** Makes the documents of a company; returns an order that is left to the clock. */
async function monthOf(
  name: 'cn' | 'th',
  { from, served, end, rest }: { from: string; served: string; end: string; rest: number },
): Promise<number> {
  const options = { date: from };
  const orders = [];
  for (const total of [100_000, 50_000, 20_000, rest]) orders.push(await world.buy(total, options));
  for (const id of orders) await world.complete(id, `${served}T04:00:00Z`);
  const bills = [];
  for (const id of orders.slice(0, 3)) {
    const charges = (await world.open()).filter(({ order_id }) => order_id === id);
    const { bill } = must(await world.apply(charges.map((charge) => charge.id)));
    await desk('bill/confirm', { id: bill.id });
    bills.push(bill.id);
  }
  await payWithheld(name, bills[0], served);
  await payInYuan(name, bills[1], served);
  await invoice(name, orders, served);
  world.clock.set(`${end}T04:00:00Z`);
  const { write_off } = await desk('bill/writeOff', { id: bills[2], reason: 'Insolvent' });
  const decision = { write_off_id: write_off.id, decision: 'confirm', note: 'Agreed' };
  must(await world.call('POST', 'console/bill/decideWriteOff', decision, { token: colleague.token }));
  await desk('wallet/liftCreditStop', { agency_id: world.agencies.A, reason: 'A guarantee was deposited' });
  return orders[3]!;
}

async function receive(day: string, facts: object): Promise<number> {
  const arrived = { received_on: day, value_date: day, payer: 'Agency A', bank_reference: randomUUID() };
  return (await desk('receipt/record', { ...arrived, ...facts })).id;
}

const match = (receipt_id: number, bill_id: number, amount: number) =>
  desk('receipt/match', { receipt_id, agency_id: world.agencies.A, parts: [{ bill_id, amount }] });

/** Pays 1,000.00: 30.00 by a certificate of 3 %, the rest by transfer. */
async function payWithheld(name: string, bill_id: number, day: string): Promise<void> {
  const certificate = { certificate_number: `WHT-${name}`, dated: day, base: 100_000, rate_bp: 300 };
  await desk('bill/recordWithholding', { bill_id, ...certificate, amount: 3_000 });
  await match(await receive(day, { currency: 'USD', gross: 97_000 }), bill_id, 97_000);
}

/** Pays 500.00 by 3,500.00 CNY, offered at 7.00 and worth 492.96 at 7.10: exchange difference 7.04. */
async function payInYuan(_: string, id: number, day: string): Promise<void> {
  await desk('bill/offer', { id, currency: 'CNY', rate: '7.00', rate_of: 'USD' });
  const yuan = { currency: 'CNY', gross: 350_000, rate: '7.10', rate_of: 'USD' };
  await match(await receive(day, yuan), id, 49_296);
}

/** Issues two invoices, and a credit note for the whole second one. */
async function invoice(name: 'cn' | 'th', orders: readonly number[], day: string): Promise<void> {
  const ids = [];
  for (const order of orders.slice(0, 2)) {
    const id = await applyInvoice(name, order);
    await desk('invoice/issue', { id, issued_on: day });
    ids.push(id);
  }
  await desk('invoice/askRed', { id: ids[1], reason: 'Made out to the wrong company' });
  const { reds } = must(await world.call('GET', 'invoice/detail', { id: ids[1] }, { as: 'finance' }));
  const red = reds.at(-1);
  if (red.status === 'asked') must(await world.member('invoice/confirmRed', { id: red.id, agree: true }));
  await desk('invoice/issueRed', { red_id: red.id, issued_on: day });
}

/** Applies for an invoice over the charges of an order and approves it. */
async function applyInvoice(name: 'cn' | 'th', order: number): Promise<number> {
  const { list } = must(await world.call('GET', 'invoice/eligible', { limit: 100 }, { as: 'finance' }));
  const row = list.find(({ order_id }: { order_id: number }) => order_id === order);
  const title = {
    kind: 'company',
    title: 'Agency A Co Ltd',
    taxpayer_id: '91510100709237224E',
    branch: '00000',
    address: '1 Renmin Road, Kunming',
    phone: '',
    bank: '',
    bank_account: '',
    email: 'books@agency-a.example',
  };
  const saved = must(await world.member('invoice/saveTitle', { ...title, title: `Agency A ${order}` }));
  const { invoice: made } = must(
    await world.member('invoice/apply', {
      charge_ids: row.charge_ids,
      total: row.amount.amount,
      title_id: saved.title.id,
      kind: name === 'cn' ? 'commercial' : 'thai_tax',
    }),
  );
  await desk('invoice/approve', { id: made.id });
  return made.id;
}

/** Movement of each account with one, closing less opening, by company. */
async function movements(): Promise<Record<string, Record<string, number>>> {
  const { sellers } = await read('trialBalance', { month: '2026-12' });
  return Object.fromEntries(
    sellers.map(
      ({ id, rows }: { id: number; rows: { account: string; debit: number; credit: number }[] }) => [
        id === companies.cn ? 'cn' : 'th',
        Object.fromEntries(
          rows
            .map(({ account, debit, credit }) => [account, debit - credit] as const)
            .filter(([, moved]) => moved !== 0),
        ),
      ],
    ),
  );
}

// Bank 970.00 + 492.96; sales 1,000 + 500 + 200 + the last order, less the tax of the first invoice: 1,000.00 contains
// 56.60 at 6 % and 65.42 at 7 %; the second invoice was reversed.
const expected = {
  cn: {
    bank_clearing: 146_296,
    withholding_receivable: 3_000,
    receivable: 7_000,
    fx_difference: 704,
    bad_debt: 20_000,
    sales: -171_340,
    tax_payable: -5_660,
  },
  th: {
    bank_clearing: 146_296,
    withholding_receivable: 3_000,
    receivable: 9_000,
    fx_difference: 704,
    bad_debt: 20_000,
    sales: -172_458,
    tax_payable: -6_542,
  },
};

test('month end: contract changed its company on the 16th → a bill of each; postings in the books of their own', async () => {
  world.clock.set('2027-01-02T06:00:00Z');
  await billPeriods(world.db, world.clock.now());
  const bills = await world.db
    .selectFrom('bills')
    .select(['entity_id', 'total', 'period_from', 'period_to'])
    .where('made_by', 'is', null)
    .orderBy('id')
    .execute();
  const period = { period_from: '2026-12-01', period_to: '2026-12-31' };
  expect(bills).toEqual([
    { entity_id: companies.cn, total: 7_000, ...period },
    { entity_id: companies.th, total: 9_000, ...period },
  ]);
  expect(await checkInvariants(world.db)).toEqual([]);
  expect(await checkWholeLedger(world.db, ledgerProofs, world.clock.now())).toEqual({
    accounts: [],
    postings: [],
  });
});

test('trialBalance: two companies → each adds up to zero; output tax list = movement of tax payable', async () => {
  const { sellers } = await read('trialBalance', { month: '2026-12' });
  expect(await movements()).toEqual(expected);
  for (const { total, rows, output_tax, id } of sellers) {
    expect([total.opening, total.closing, total.debit - total.credit]).toEqual([0, 0, 0]);
    const tax = rows.find(({ account }: { account: string }) => account === 'tax_payable');
    expect(output_tax).toBe(tax.credit - tax.debit);
    expect(output_tax).toBe(id === companies.cn ? 5_660 : 6_542);
  }
  const asked = { entity_id: companies.th, month: '2026-12', account: 'bank_clearing', limit: 100 };
  const { list } = await read('entries', asked);
  expect(list.map(({ debit }: { debit: { amount: number } }) => debit.amount)).toEqual([97_000, 49_296]);
});

test('saveAccounts: code of a company → used in its journal; bad code or kind twice → refused, unchanged', async () => {
  const set = (accounts: object[]) =>
    world.staff('console/closing/saveAccounts', { entity_id: companies.th, accounts });
  const sales = { account: 'sales', account_code: '4100-01', account_name: 'Tours' };
  must(await set([sales]));
  for (const code of ['', '4100 01', '41/00', '1234567890123456']) {
    const refused = await set([{ ...sales, account_code: code }]);
    expect(refused.data.errors).toMatchObject([{ field: 'accounts[0].account_code' }]);
  }
  expect((await set([sales, sales])).data.reason).toBe('account_twice');
  const { sellers } = await read('accounts');
  const chart = (id: number) =>
    sellers
      .find((seller: { id: number }) => seller.id === id)
      .accounts.find(({ account }: { account: string }) => account === 'sales');
  expect(chart(companies.th)).toEqual({
    account: 'sales',
    code: '4100-01',
    name: 'Tours',
    is_default: false,
  });
  expect(chart(companies.cn)).toMatchObject({ code: '6001', is_default: true });
});

/** Reads a journal file by a public library; rows by title. */
async function journal(entityId: number, format: string): Promise<Record<string, string>[]> {
  const asked = { entity_id: entityId, month: '2026-12', format };
  const file = await world.call('GET', 'console/closing/journal', asked, { as: 'operator', lang: 'en' });
  if (String(file.headers['content-type']).startsWith('text/csv')) {
    return parse(file.body, { bom: true, columns: true });
  }
  const book = XLSX.read(file.body, { type: 'buffer' });
  return XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!, { raw: true, defval: '' });
}

const cents = (value: unknown) => Math.round(Number(value || 0) * 100);
const total = (rows: Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + cents(row[column]), 0);

test.each(['cn', 'th'] as const)(
  'journal of %s: every format re-read → sums of the ledger to the cent',
  async (name) => {
    const id = companies[name];
    const { sellers } = await read('trialBalance', { month: '2026-12' });
    const { total: books, rows } = sellers.find((seller: { id: number }) => seller.id === id);
    const columns: Record<string, [string, string]> = {
      xlsx: ['Debit', 'Credit'],
      csv: ['Debit', 'Credit'],
      kingdee: ['借方金额', '贷方金额'],
      yonyou: ['金额借方', '金额贷方'],
      quickbooks: ['Debits', 'Credits'],
    };
    for (const [format, [debit, credit]] of Object.entries(columns)) {
      const lines = await journal(id, format);
      expect([format, total(lines, debit), total(lines, credit)]).toEqual([
        format,
        books.debit,
        books.credit,
      ]);
    }
    const sales = rows.find(({ account }: { account: string }) => account === 'sales');
    const own = (await journal(id, 'csv')).filter((line) => line['Account code'] === sales.code);
    expect([total(own, 'Debit'), total(own, 'Credit')]).toEqual([sales.debit, sales.credit]);
    const vouchers = await journal(id, 'yonyou');
    for (const number of new Set(vouchers.map(({ 业务号 }) => 业务号))) {
      const voucher = vouchers.filter((line) => line.业务号 === number);
      expect(total(voucher, '金额借方')).toBe(total(voucher, '金额贷方'));
    }
    const lines = await journal(id, 'xero');
    expect(lines.length).toBeLessThanOrEqual(300);
    expect(total(lines, '*Amount')).toBe(0);
    expect(
      total(
        lines.filter((line) => cents(line['*Amount']) > 0),
        '*Amount',
      ),
    ).toBe(books.debit);
    const days = new Set((await journal(id, 'csv')).map(({ Date: day }) => day!.slice(0, 7)));
    expect([...days]).toEqual(['2026-12']);
  },
);

test('closeMonth: item open → reason required and kept; closed → no document of the month until two people reopen it', async () => {
  await receive('2026-12-30', { currency: 'USD', gross: 1_500 });
  const { items, closed } = await read('checklist', { month: '2026-12' });
  const open = items.filter(({ count }: { count: number }) => count > 0);
  expect([closed, open]).toEqual([
    false,
    [
      {
        item: 'unmatched_receipts',
        count: 1,
        sums: [{ amount: 1_500, currency: 'USD' }],
        blocking: false,
      },
    ],
  ]);
  expect((await close()).data).toMatchObject({ reason: 'month_items_open', items: ['unmatched_receipts'] });
  const reasons = [{ item: 'unmatched_receipts', reason: 'The payer is being asked' }];
  must(await close(reasons));

  const id = await applyInvoice('cn', late.cn);
  const issue = () => world.staff('console/invoice/issue', { id, issued_on: '2026-12-31' });
  expect((await issue()).data.reason).toBe('month_closed');
  const before = await movements();
  const reopening = { month: '2026-12', reason: 'An invoice of 31 December was missing' };
  expect(
    (await world.staff('console/wallet/reopenMonth', { ...reopening, reason: '' })).data.errors,
  ).toMatchObject([{ field: 'reason' }]);
  const asked = await world.staff('console/wallet/reopenMonth', reopening);
  expect(asked.data.reason).toBe('second_person_asked');
  const decision = { id: asked.data.request_id, decision: 'confirm', note: 'Agreed' };
  expect((await world.staff('console/secondPerson/decide', decision)).code).toBe(0);
  expect((await issue()).data.reason).toBe('month_closed');
  must(await world.call('POST', 'console/secondPerson/decide', decision, { token: colleague.token }));
  must(await issue());

  // 70.00 contains 3.96 of tax at 6 %.
  expect((await movements()).cn).toEqual({
    ...before.cn,
    sales: before.cn!.sales! + 396,
    tax_payable: before.cn!.tax_payable! - 396,
  });
  const { sellers } = await read('trialBalance', { month: '2026-12' });
  expect(sellers.find((seller: { id: number }) => seller.id === companies.cn).output_tax).toBe(6_056);
  must(await close(reasons));
  const { history } = await read('checklist', { month: '2026-12' });
  expect(history.map(({ event }: { event: string }) => event)).toEqual(['closed', 'reopened', 'closed']);
  expect(history[1]).toMatchObject({
    by: 'operator_1',
    approved_by: 'second_bookkeeper',
    reason: reopening.reason,
  });
  expect(history[0].items).toEqual([{ item: 'unmatched_receipts', count: 1, reason: reasons[0]!.reason }]);
  const january = await read('trialBalance', { month: '2027-01' });
  for (const { rows, total: sums } of january.sellers) {
    const bank = rows.find(({ account }: { account: string }) => account === 'bank_clearing');
    expect([bank.opening, sums.opening]).toEqual([146_296, 0]);
  }
  expect(await checkInvariants(world.db)).toEqual([]);
});

test('reopenMonth: open month, or not the last closed one → refused', async () => {
  const reopen = async (month: string) =>
    (await world.staff('console/wallet/reopenMonth', { month, reason: 'A wrong month' })).data.reason;
  expect(await reopen('2027-01')).toBe('month_not_closed');
  expect(await reopen('2026-11')).toBe('month_not_last');
  await expect(
    world.db.deleteFrom('closed_months').where('month', '=', '2026-12-01').execute(),
  ).rejects.toThrow('append-only');
});
