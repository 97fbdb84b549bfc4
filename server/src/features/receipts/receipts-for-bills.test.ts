import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type BillingWorld, openBillingWorld } from '../../../test/billing-world.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { readPdf } from '../../../test/read-pdf.ts';

let world: BillingWorld;
/** Completion time of the next order: time advances from test to test. */
const nextDay = () => new Date(world.clock.now().getTime() + 5 * 86_400_000).toISOString();
beforeAll(async () => {
  world = await openBillingWorld({ deposit: 0, limit: 300_000_000 });
  await world.agree({ tolerance: 1_500 });
});
afterEach(async () => expect(await checkInvariants(world.db)).toEqual([]));
afterAll(() => world.close());

async function receive(gross: number, more: Record<string, unknown> = {}): Promise<number> {
  const day = world.clock.now().toISOString().slice(0, 10);
  const receipt = { received_on: day, value_date: day, payer: 'Agency A', currency: 'USD', gross, ...more };
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

test('receipt/match: 348.00 for a bill of 358.00 → paid; 10.00 are within the tolerance, booked as bank charges', async () => {
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

test('receipt/match: 700.00 for a bill of 650.00 → paid, 50.00 to the deposit', async () => {
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

test('receipt/reverse: its bills were closed → bills open again, its part of the deposit withdrawn', async () => {
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

describe('declared transfer matched without parts', () => {
  const declare = async (amount: number, meant_for: 'bills' | 'deposit'): Promise<number> => {
    const { db, agencies, clock } = world;
    const by = await db
      .selectFrom('users')
      .select('id')
      .where('agency_id', '=', agencies.A)
      .executeTakeFirstOrThrow();
    const path = `/storage/slip/${randomUUID()}.pdf`;
    const now = clock.now();
    await db
      .insertInto('uploads')
      .values({
        user_id: by.id,
        path,
        name: 'slip.pdf',
        suffix: 'pdf',
        mimetype: 'application/pdf',
        is_picture: false,
        size: 1,
        received: 1,
        sha1: createHash('sha1').update(path).digest('hex'),
        driver: 'local',
        width: 0,
        height: 0,
        created_at: now,
        is_private: true,
      })
      .execute();
    const declared = await db
      .insertInto('declared_payments')
      .values({
        agency_id: agencies.A,
        amount,
        currency: 'USD',
        paid_on: '2026-11-20',
        payer: 'Agency A',
        slip: path,
        meant_for,
        reference: '',
        declared_by: by.id,
        declared_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return declared.id;
  };
  const matchAsDeclared = async (amount: number, declaration_id: number) =>
    world.staff('console/receipt/match', {
      receipt_id: await receive(amount),
      agency_id: world.agencies.A,
      declaration_id,
    });
  const shown = async (id: number) => {
    const { data } = await world.call('GET', 'account/topUps', {}, { as: 'owner' });
    return data.list.find((one: { id: number }) => one.id === id).receipt;
  };

  test('receipt/match: declared for bills → earliest due bill paid first, allocation shown to the member', async () => {
    await world.settleAll();
    const [first, second] = [await world.bill(20_000, nextDay()), await world.bill(4_700, nextDay())];
    const declared = await declare(24_700, 'bills');
    expect((await matchAsDeclared(22_000, declared)).msg).toBe('');
    expect((await world.detail(first)).bill.status).toBe('paid');
    expect((await world.detail(second)).bill).toMatchObject({ status: 'part_paid', open: { amount: 2_700 } });
    expect(await shown(declared)).toMatchObject({
      worth: { amount: 22_000 },
      to_bills: { amount: 22_000 },
      to_deposit: { amount: 0 },
      unallocated: { amount: 0 },
    });
    const more = await declare(5_000, 'bills');
    await matchAsDeclared(5_000, more);
    expect((await world.detail(second)).bill.status).toBe('paid');
    expect(await shown(more)).toMatchObject({ to_bills: { amount: 2_700 }, unallocated: { amount: 2_300 } });
  });

  test('receipt/match: declared for the deposit → deposit', async () => {
    const [deposit] = await world.money();
    const declared = await declare(3_000, 'deposit');
    await matchAsDeclared(3_000, declared);
    expect(await world.money()).toMatchObject([deposit + 3_000, expect.any(Number)]);
    expect(await shown(declared)).toMatchObject({
      to_deposit: { amount: 3_000 },
      unallocated: { amount: 0 },
    });
  });
});

test('payBack/ask: agency has overdue debt → shown, and needs two people for any amount', async () => {
  await world.settleAll();
  await world.db
    .insertInto('site_settings')
    .values({ name: 'paidBackAloneUpTo', value: JSON.stringify(1_000_000) })
    .execute();
  await world.fund(10_000, 300_000_000);
  const bill = await world.bill(9_000, nextDay());
  const ask = async () =>
    (
      await world.staff('console/payBack/ask', {
        agency_id: world.agencies.A,
        amount: 100,
        payee: 'KBZ Bank 0123456',
        reason: 'They asked for it',
      })
    ).data;
  expect(await ask()).toMatchObject({
    status: 'done',
    exposure: { total: { amount: 9_000 }, past_due: { amount: 0 } },
  });
  world.clock.advance(20 * 86_400_000);
  const [deposit] = await world.money();
  expect(await ask()).toMatchObject({ status: 'asked', exposure: { past_due: { amount: 9_000 } } });
  expect((await world.money())[0]).toBe(deposit);
  expect((await world.member('bill/pay', { bill_ids: [bill], amount: 9_000 })).msg).toBe('');
});

test('receipt/match: two receipts race for one bill → the second refused and unmatched', async () => {
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

test('receipt/match: bill of another agency → refused like a missing one', async () => {
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

describe('bill of 650.00 USD, offered as CNY 4,615.00 at 7.10 until it is due', () => {
  const sevenTen = { currency: 'CNY', rate: '7.10', rate_of: 'USD' };
  const yuan = (rate: string) => ({ currency: 'CNY', rate, rate_of: 'USD' });
  const offer = (id: number, more: Record<string, unknown> = {}) =>
    world.staff('console/bill/offer', { id, ...sevenTen, ...more });
  const addDays = (days: number) => world.clock.advance(days * 86_400_000);

  /** A bill of 650.00 USD payable at 7.10 until it is due, with the balances before the payment. */
  async function offered() {
    // Debt of earlier tests is overdue by now and would stop the credit.
    await world.settleAll();
    const bill = await world.bill(65_000, nextDay());
    expect((await offer(bill)).code).toBe(1);
    const [[deposit, receivable], fx, bank] = [
      await world.money(),
      await clearingOf('fx_difference'),
      await clearingOf('bank_clearing'),
    ];
    /** Differences of the balances since then. */
    const moved = async () => ({
      deposit: (await world.money())[0] - deposit,
      receivable: (await world.money())[1] - receivable,
      fx: (await clearingOf('fx_difference')) - fx,
      bank: (await clearingOf('bank_clearing')) - bank,
    });
    return { bill, moved, worth: 64_545 };
  }
  const billOf = async (id: number) => (await world.detail(id)).bill;

  test('bill offer: rate offered → shown on the bill and its PDF, agency notified by email', async () => {
    const { bill } = await offered();
    const { offers, bill: shown, history } = await world.detail(bill);
    const amount = { amount: 461_500, currency: 'CNY' };
    expect(offers).toEqual([{ amount, rate: { rate: '7.10', of: 'USD' }, until: shown.due_on }]);
    expect(history.at(-1)).toMatchObject({ event: 'offered', note: '4,615.00 CNY · 1 USD = 7.10 CNY' });
    const link = await world.member('bill/link', { id: bill });
    const file = await world.call('GET', link.data.url.replace('http://localhost/api/', ''), undefined);
    const { text } = await readPdf(file.body);
    expect(text).toContain('CNY 付款 In CNY');
    expect(text).toContain(`4,615.00 CNY · 1 USD = 7.10 CNY · 有效期至 until ${shown.due_on}`);
    const mails = await world.db
      .selectFrom('outbox')
      .select('body')
      .where('event', '=', 'bill_offered')
      .execute();
    expect(mails.at(-1)!.body).toContain(`1 USD = 7.10 CNY`);
  });

  test('offered rate: paid on the last day at 7.15 → bill paid, 645.45 at the bank, 4.55 exchange difference', async () => {
    const { bill, moved, worth } = await offered();
    const { due_on } = await billOf(bill);
    world.clock.set(`${due_on}T09:00:00+06:30`);
    const receipt = await receive(461_500, yuan('7.15'));
    const { data } = await match(receipt, [{ bill_id: bill, amount: worth }]);
    expect(data).toMatchObject({
      worth: { amount: worth },
      unallocated: { amount: 0 },
      allocations: [{ bill: { id: bill }, amount: { amount: worth } }],
    });
    expect(await billOf(bill)).toMatchObject({ status: 'paid', paid: { amount: 65_000 } });
    // Bank 645.45 + exchange difference 4.55 = 650.00 of the debt.
    expect(await moved()).toEqual({ deposit: 0, receivable: -65_000, fx: 455, bank: worth });
    const { history, offers } = await world.detail(bill);
    expect(history.at(-1)).toMatchObject({ event: 'paid', fx_difference: { amount: 455 } });
    expect(offers).toEqual([]);
    const { data: statement } = await world.call('GET', 'account/statement', {}, { as: 'owner' });
    expect(statement.list[0]).toMatchObject({
      account: 'credit',
      amount: { amount: 65_000 },
      bill_id: bill,
      receipt_id: receipt,
    });
  });

  test('offered rate: paid one day late → counted at its worth, 4.55 open despite the tolerance', async () => {
    const { bill, moved, worth } = await offered();
    const { due_on } = await billOf(bill);
    world.clock.set(`${due_on}T09:00:00+06:30`);
    addDays(1);
    expect((await world.detail(bill)).offers).toEqual([]);
    await match(await receive(461_500, yuan('7.15')), [{ bill_id: bill, amount: worth }]);
    expect(await billOf(bill)).toMatchObject({ status: 'part_paid', open: { amount: 455 } });
    expect(await moved()).toEqual({ deposit: 0, receivable: -worth, fx: 0, bank: worth });
  });

  test('offered rate: received in time, matched late → offered rate applies', async () => {
    const { bill, moved, worth } = await offered();
    const { due_on } = await billOf(bill);
    world.clock.set(`${due_on}T09:00:00+06:30`);
    addDays(3);
    await match(await receive(461_500, { ...yuan('7.15'), received_on: due_on }), [
      { bill_id: bill, amount: worth },
    ]);
    expect((await billOf(bill)).status).toBe('paid');
    expect(await moved()).toMatchObject({ receivable: -65_000, fx: 455 });
  });

  test("offered rate: half in time, half late → first part at 7.10, rest at its day's rate", async () => {
    const { bill, moved } = await offered();
    await match(await receive(230_750, yuan('7.15')), [{ bill_id: bill, amount: 32_273 }]);
    expect(await billOf(bill)).toMatchObject({ open: { amount: 32_500 } });
    expect((await world.detail(bill)).offers[0].amount.amount).toBe(230_750);
    const { due_on } = await billOf(bill);
    world.clock.set(`${due_on}T09:00:00+06:30`);
    addDays(1);
    // 2,307.50 / 7.20 = 320.49.
    await match(await receive(230_750, yuan('7.20')), [{ bill_id: bill, amount: 32_049 }]);
    expect(await billOf(bill)).toMatchObject({ status: 'part_paid', open: { amount: 451 } });
    expect(await moved()).toEqual({ deposit: 0, receivable: -64_549, fx: 227, bank: 64_322 });
  });

  test("offered rate: 5,000.00 CNY for 4,615.00 → 385.00 to the deposit at the day's rate", async () => {
    const { bill, moved } = await offered();
    const { data } = await match(await receive(500_000, yuan('7.15')), [{ bill_id: bill, amount: 69_930 }]);
    expect(data.allocations).toMatchObject([{ amount: { amount: 64_545 } }, { amount: { amount: 5_385 } }]);
    expect(await moved()).toEqual({ deposit: 5_385, receivable: -65_000, fx: 455, bank: 69_930 });
  });

  test('offered rate: dollar has become cheaper → exchange gain of 4.61 for the seller', async () => {
    const { bill, moved } = await offered();
    await match(await receive(461_500, yuan('7.05')), [{ bill_id: bill, amount: 65_461 }]);
    expect(await moved()).toEqual({ deposit: 0, receivable: -65_000, fx: -461, bank: 65_461 });
  });

  test('offered rate: bank charges on the way → within the tolerance at the offered rate', async () => {
    const { bill, moved } = await offered();
    // 4,600.00 / 7.10 = 647.89, booked as 643.36: 2.11 are bank charges, 4.53 the exchange difference.
    await match(await receive(461_500, { ...yuan('7.15'), bank_charge: 1_500 }), [
      { bill_id: bill, amount: 64_336 },
    ]);
    expect((await billOf(bill)).status).toBe('paid');
    expect(await moved()).toEqual({ deposit: 0, receivable: -65_000, fx: 453, bank: 64_336 });
  });

  test('offered rate: receipt reversed → bill owes 650.00 again without exchange difference, payable again', async () => {
    const { bill, moved, worth } = await offered();
    const receipt = await receive(461_500, yuan('7.15'));
    await match(receipt, [{ bill_id: bill, amount: worth }]);
    expect((await reverse(receipt)).code).toBe(1);
    expect(await moved()).toEqual({ deposit: 0, receivable: 0, fx: 0, bank: 0 });
    expect(await billOf(bill)).toMatchObject({ status: 'confirmed', open: { amount: 65_000 } });
    await match(await receive(461_500, yuan('7.15')), [{ bill_id: bill, amount: worth }]);
    expect(await moved()).toEqual({ deposit: 0, receivable: -65_000, fx: 455, bank: worth });
  });

  test('offered rate: newer offer → replaces it; other currency → counted at its worth', async () => {
    const { bill, moved } = await offered();
    await offer(bill, { rate: '7.30' });
    expect((await world.detail(bill)).offers).toMatchObject([{ amount: { amount: 474_500 } }]);
    // 4,615.00 / 7.30 = 632.19.
    await match(await receive(461_500, yuan('7.15')), [{ bill_id: bill, amount: 64_545 }]);
    expect(await billOf(bill)).toMatchObject({ open: { amount: 1_781 } });
    const baht = { currency: 'THB', rate: '35', rate_of: 'USD' };
    // 622.30 / 35 = 17.78; 0.03 stay open, because they are exchange difference, not bank charges.
    await match(await receive(62_230, baht), [{ bill_id: bill, amount: 1_778 }]);
    expect(await billOf(bill)).toMatchObject({ status: 'part_paid', open: { amount: 3 } });
    expect(await moved()).toMatchObject({ receivable: -64_997, fx: -1_326 });
  });

  test.each([
    ['the bill’s own currency', { currency: 'USD' }, 'currency'],
    ['no currency', { currency: 'XYZ' }, 'currency'],
    ['a rate of a third currency', { rate_of: 'THB' }, 'rate_of'],
    ['a day that is over', { until: '2026-11-01' }, 'until'],
    ['a day in a year', { until: '2028-11-01' }, 'until'],
    ['a rate that makes nothing of it', { rate: '99999999', rate_of: 'CNY' }, 'rate'],
  ])('bill/offer: %s → refused', async (_, more, field) => {
    await world.settleAll();
    const bill = await world.bill(1_000, nextDay());
    const { code, data } = await offer(bill, more);
    expect([code, data.errors[0].field]).toEqual([0, field]);
    expect((await world.detail(bill)).offers).toEqual([]);
  });

  test('bill/offer: bill owes nothing → refused', async () => {
    await world.settleAll();
    const bill = await world.bill(1_000, nextDay());
    await world.receive(bill, 1_000);
    expect((await offer(bill)).data.reason).toBe('bill_wrong_state');
  });
});
