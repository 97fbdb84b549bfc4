import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { smallestAmount } from '@serai/contract/currency';
import { describe, expect, test } from 'vitest';
import { buildCity, buildHotel } from '../../test/build-hotels.ts';
import { openTestWorld, type TestWorld } from '../../test/harness.ts';
import { ImportFolder } from '../../test/import-folder.ts';
import { checkInvariants } from '../../test/invariants.ts';
import { readPdf } from '../../test/read-pdf.ts';
import { isAssurance } from '../../test/reliability/figure.ts';
import { billPeriods } from '../features/billing/billing.ts';
import { importWorld } from './import-world.ts';

/** A typical price per night in each currency; the fee is a half, and the public markup 15 percent. */
const sites = [
  { currency: 'USD', night: 80_05 },
  { currency: 'CNY', night: 568_35 },
  { currency: 'JPY', night: 12_007 },
  // 1,234,567 kyats: three nights of two rooms have nine digits in hundredths.
  { currency: 'MMK', night: 1_234_567_00 },
  { currency: 'KWD', night: 24_605 },
];
const stay = {
  check_in: '2026-12-01',
  check_out: '2026-12-04',
  rooms: [
    { adults: 2, child_ages: [] },
    { adults: 2, child_ages: [] },
  ],
  nationality: 'CN',
};

/**
 * `npm test` uses the currency with the largest sums for each number of decimals; all other tests use
 * dollars.
 */
const tried = sites.filter(({ currency }) => isAssurance || ['JPY', 'MMK', 'KWD'].includes(currency));

describe.each(tried)('site in $currency', ({ currency, night }) => {
  test('money of a site: top-up, payment from deposit and on credit, completion, refund with a fee → adds up', async () => {
    const world = await openTestWorld();
    try {
      await openSite(world, currency, night);
      await live(world, currency, night);
    } finally {
      await world.close();
    }
  });
});

/**
 * The sample world in other currencies takes a minute; import-world.test.ts loads it in dollars in every run.
 */

describe.runIf(isAssurance).each(['CNY 7.1', 'JPY 150', 'MMK 2100', 'KWD 0.31'])(
  'sample world in %s',
  (rate) => {
    const world = new ImportFolder({});
    test('sample world: written and imported → no faults', async () => {
      const [currency = '', perDollar = ''] = rate.split(' ');
      const make = fileURLToPath(new URL('../../../tools/world/make-world.ts', import.meta.url));
      const words = ['--import', 'tsx', make, currency, perDollar, world.folder];
      await promisify(execFile)(process.execPath, words);
      const setting = { name: 'currency', value: JSON.stringify(currency) };
      await world.db.insertInto('site_settings').values(setting).execute();
      const report = await importWorld(world.db, world.folder, { today: '2026-11-21' });
      expect(report.faults).toEqual([]);
      expect(report.changed.hotels).toBeGreaterThanOrEqual(300);
    });
  },
);

/** Sets the currency while possible; changing it is refused once prices exist. */
async function openSite(world: TestWorld, currency: string, night: number): Promise<void> {
  const change = (to: string) =>
    world.call('POST', 'console/site/save', { currency: to }, { as: 'operator' });
  expect((await change(currency)).code).toBe(1);
  const plan = { price: night, policy: halfAtOnce };
  await buildHotel(world.db, { cityId: await buildCity(world.db), rooms: [{ units: 9, plans: [plan] }] });
  await world.app.memory.refresh();
  expect((await change('THB')).data.errors[0].message).toContain(`Prices in ${currency}`);
}

const halfAtOnce = {
  rules: [{ until: null, fee: { kind: 'percent' as const, percent: 50 } }],
  noShow: { kind: 'percent' as const, percent: 100 },
};

async function live(world: TestWorld, currency: string, night: number): Promise<void> {
  const total = 6 * night;
  const step = smallestAmount(currency);
  const fee = Math.round(total / 2 / step) * step;
  await seePublicPrices(world, currency, night);
  await fund(world, currency, 3 * total);
  const fromDeposit = await book(world, 'balance');
  const onCredit = await book(world, 'credit');
  const given = await book(world, 'balance');
  expect(await refund(world, given)).toEqual({ fee, refund: total - fee, currency });
  await seeOrderAndVoucher(world, fromDeposit, { currency, total, fee });
  world.clock.set('2026-12-04T12:30:00+06:30');
  for (const id of [fromDeposit, onCredit]) {
    const { data } = await world.call('POST', 'order/confirmComplete', { id }, { as: 'owner' });
    expect(data.order).toMatchObject({ order_status: 'completed', total_price: { amount: total, currency } });
  }
  await seeStatement(world, { currency, closing: 2 * total - fee });
  if (step > 1) await seeFractionsRefused(world, fromDeposit);
  await payBill(world, { currency, total, part: fee });
  expect(await checkInvariants(world.db)).toEqual([]);
  const sold = await world.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'account_id')
    .select(['kind', 'amount'])
    .where('currency', '=', currency)
    .where('kind', 'in', ['sales', 'penalty_income'])
    .orderBy('kind')
    .execute();
  expect(sold).toEqual([
    { kind: 'penalty_income', amount: -fee },
    { kind: 'sales', amount: -total },
    { kind: 'sales', amount: -total },
  ]);
}

/**
 * Bills the order on credit at the end of the month; a part is paid from the deposit, and a transfer that is
 * short by no more than the tolerance pays the rest.
 */
async function payBill(
  world: TestWorld,
  { currency, total, part }: { currency: string; total: number; part: number },
): Promise<void> {
  const step = smallestAmount(currency);
  const tolerance = 5 * step;
  const staff = (path: string, input: object) => world.call('POST', path, input, { as: 'operator' });
  const agency_id = world.agencyA;
  const terms = { cycle: 'month', due_days: 15, grace_days: 7, invoice_when: 'paid', low_balance: 0 };
  const limits = { credit_limit: 3 * total, temporary_limit: null, temporary_to: null };
  const agreed = await staff('console/contract/save', {
    agency_id,
    ...limits,
    ...terms,
    tolerance,
    reason: 'Agreed',
  });
  expect(agreed.msg).toBe('');
  world.clock.set('2027-01-02T00:00:00Z');
  await billPeriods(world.db, world.clock.now());
  const shown = async () => (await world.call('GET', 'bill/list', {}, { as: 'owner' })).data.list[0];
  const bill = await shown();
  expect(bill).toMatchObject({ status: 'confirmed', total: { amount: total, currency } });
  const pay = (amount: number) =>
    world.call('POST', 'bill/pay', { bill_ids: [bill.id], amount }, { as: 'owner' });
  if (step > 1) expect((await pay(part - 50)).data.errors).toMatchObject([{ field: 'amount' }]);
  expect((await pay(part)).msg).toBe('');
  expect(await shown()).toMatchObject({ status: 'part_paid', open: { amount: total - part } });
  const gross = total - part - tolerance;
  const day = { received_on: '2027-01-02', value_date: '2027-01-02' };
  const arrived = { ...day, bank_reference: 'TT-1', payer: 'Agency A', currency, gross };
  const { data: receipt } = await staff('console/receipt/record', arrived);
  const parts = [{ bill_id: bill.id, amount: gross }];
  expect((await staff('console/receipt/match', { receipt_id: receipt.id, agency_id, parts })).msg).toBe('');
  const { data } = await world.call('GET', 'bill/detail', { id: bill.id }, { as: 'owner' });
  expect(data.bill).toMatchObject({ status: 'paid', paid: { amount: total, currency } });
  expect(data.history.at(-1).bank_charge).toEqual({ amount: tolerance, currency });
  const link = await world.call('POST', 'bill/link', { id: bill.id }, { as: 'owner' });
  const path = new URL(link.data.url);
  const file = await world.call('GET', 'file/open', { token: path.searchParams.get('token') });
  const sum = { USD: '480.30', CNY: '3,410.10', JPY: '72,042', MMK: '7,407,402', KWD: '147.630' }[currency];
  expect((await readPdf(file.body)).text).toContain(`${sum} ${currency}`);
}

/** Checks the guest prices: every night is marked up separately to a payable amount. */
async function seePublicPrices(world: TestWorld, currency: string, night: number): Promise<void> {
  const city = await world.db.selectFrom('destinations').select('id').executeTakeFirstOrThrow();
  const asked = { destination_type: 'city', destination_id: city.id, ...stay };
  const { data } = await world.call('GET', 'hotel/list', { ...asked, sort: 'default', filters: {} });
  const [hotel] = data.list;
  const step = smallestAmount(currency);
  const marked = night + Math.round((night * 15) / 100 / step) * step;
  expect(hotel.price).toEqual({ amount: 6 * marked, currency });
  expect(data.facets.price.min).toEqual({ amount: marked, currency });
}

async function fund(world: TestWorld, currency: string, amount: number): Promise<void> {
  const agency = { agency_id: world.agencyA };
  const operator = { as: 'operator' } as const;
  const topUp = await world.call(
    'POST',
    'console/wallet/topUp',
    { ...agency, amount, memo: 'Wire' },
    operator,
  );
  expect(topUp.data.balance).toEqual({ amount, currency });
  const limit = { ...agency, credit_limit: amount, verified: true };
  expect((await world.call('POST', 'console/wallet/setCreditLimit', limit, operator)).code).toBe(1);
}

/** Checks that amounts that cannot be paid are refused with their field, for operators and owners alike. */
async function seeFractionsRefused(world: TestWorld, id: number): Promise<void> {
  const agency_id = world.agencyA;
  const limits = { order_limit: null, month_limit: null, products: null, pay_channels: null };
  const colleague = { username: 'halves', nickname: 'Halves', email: 'halves@example.com', role: 'booker' };
  const terms = {
    credit_limit: 0,
    temporary_limit: null,
    temporary_to: null,
    cycle: 'week',
    due_days: 0,
    grace_days: 0,
    tolerance: 0,
    invoice_when: 'paid',
    low_balance: 0,
    reason: 'Half',
  };
  const charge = { id, kind: 'other', quantity: 1, reason: 'Toll' };
  const given = { ...colleague, password: 'Lantern42' };
  const { data: added } = await world.call('POST', 'subAccount/add', given, { as: 'owner' });
  const own = { id: added.sub_account.id, limits: { ...limits, day_limit: null, month_limit: 150 } };
  for (const [path, field, as, input] of [
    ['console/wallet/topUp', 'amount', 'operator', { agency_id, amount: 150, memo: '' }],
    ['console/wallet/setCreditLimit', 'credit_limit', 'operator', { agency_id, credit_limit: 150 }],
    ['console/contract/save', 'tolerance', 'operator', { agency_id, ...terms, tolerance: 150 }],
    ['console/order/proposeAdjustment', 'unit_amount', 'operator', { ...charge, unit_amount: 150 }],
    ['subAccount/add', 'limits.day_limit', 'owner', { ...colleague, limits: { ...limits, day_limit: 150 } }],
    ['subAccount/limit', 'limits.month_limit', 'owner', own],
  ] as const) {
    const { data, msg } = await world.call('POST', path, input, { as, lang: 'en' });
    expect(data.errors, path).toEqual([{ field, message: msg }]);
    expect(msg).toMatch(/ must be a whole number of MMK, without decimals$/);
  }
}

async function book(world: TestWorld, pay_channel: 'balance' | 'credit'): Promise<number> {
  const plan = await world.db.selectFrom('rate_plans').select('id').executeTakeFirstOrThrow();
  const as = { as: 'owner' } as const;
  const quote = await world.call('POST', 'hotel/quote', { rate_key: `${plan.id}-1`, ...stay }, as);
  expect(quote.msg).toBe('');
  const order = {
    quote_id: quote.data.quote_id,
    rooms: [{ guests: [{ full_name: 'Zhang San' }] }, { guests: [{ full_name: 'Aung' }] }],
    contact_name: 'Wang',
    contact_phone: '+86 138 0000 0000',
    reference: '',
    special_requests: '',
  };
  const booked = await world.call('POST', 'hotel/book', order, { ...as, key: randomUUID() });
  const { id } = booked.data.order;
  expect((await world.call('POST', 'order/pay', { id, pay_channel }, as)).msg).toBe('');
  return id;
}

async function refund(world: TestWorld, id: number) {
  const as = { as: 'owner' } as const;
  const { data } = await world.call('POST', 'order/refundPreview', { id }, as);
  const command = { id, preview_id: data.preview_id, reason: '' };
  expect((await world.call('POST', 'order/refund', command, as)).data.order.order_status).toBe('cancelled');
  expect(data.fee.currency).toBe(data.refund.currency);
  return { fee: data.fee.amount, refund: data.refund.amount, currency: data.fee.currency };
}

/**
 * Checks that the order's terms show the currency with its decimals, and that the voucher shows no sum in any
 * currency.
 */
async function seeOrderAndVoucher(
  world: TestWorld,
  id: number,
  { currency, total, fee }: { currency: string; total: number; fee: number },
): Promise<void> {
  const { data } = await world.call('GET', 'order/detail', { id }, { as: 'owner', lang: 'en' });
  const terms = data.policy.text.join(' ');
  const shown = { USD: '240.15', CNY: '1,705.05', JPY: '36,021', MMK: '3,703,701', KWD: '73.815' }[currency];
  expect(terms).toContain(`${shown} ${currency}`);
  expect(data.order.total_price).toEqual({ amount: total, currency });
  expect(data.policy.windows[0].amount).toBe(fee);
  const file = await world.call('GET', 'order/voucher', { id }, { as: 'owner' });
  expect(file.msg).toBe('');
  const { text } = await readPdf(file.body);
  expect(text).toContain(data.order.sn);
  expect(text).toContain('50%');
  for (const site of sites) expect(text).not.toContain(site.currency);
}

/** Checks that every row leads from one balance to the next, from zero to the closing balance. */
async function seeStatement(
  world: TestWorld,
  { currency, closing }: { currency: string; closing: number },
): Promise<void> {
  for (const [account, end] of [
    ['deposit', closing],
    ['credit', undefined],
  ] as const) {
    const { data } = await world.call('GET', 'account/statement', { account, limit: 50 }, { as: 'owner' });
    const moved = data.list.reduce(
      (sum: number, { amount }: { amount: { amount: number } }) => sum + amount.amount,
      0,
    );
    expect(data.list.length).toBeGreaterThan(0);
    const [{ opening, closing: closed }] = data.accounts;
    expect(opening.amount + moved).toBe(closed.amount);
    expect(closed.currency).toBe(currency);
    if (end !== undefined) expect(closed.amount).toBe(end);
  }
}
