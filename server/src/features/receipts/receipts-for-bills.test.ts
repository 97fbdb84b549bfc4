import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type BillingWorld, openBillingWorld } from '../../../test/billing-world.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { readPdf } from '../../../test/read-pdf.ts';

let world: BillingWorld;
/** When the next order is completed: time goes on from test to test. */
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

test('348.00 for a bill of 358.00 pays it: 10.00 lie within the tolerance and are bank charges', async () => {
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

test('700.00 for a bill of 650.00 pays it, and 50.00 go to the deposit', async () => {
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

test('a receipt reversed after its bills closed opens them again, and takes its part of the deposit back', async () => {
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

describe('a declared transfer that is matched without parts', () => {
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
        ...{
          user_id: by.id,
          path,
          name: 'slip.pdf',
          suffix: 'pdf',
          mimetype: 'application/pdf',
          is_picture: false,
        },
        ...{
          size: 1,
          received: 1,
          sha1: createHash('sha1').update(path).digest('hex'),
          driver: 'local',
          width: 0,
          height: 0,
          created_at: now,
        },
        is_private: true,
      })
      .execute();
    const declared = await db
      .insertInto('declared_payments')
      .values({
        ...{ agency_id: agencies.A, amount, currency: 'USD', paid_on: '2026-11-20', payer: 'Agency A' },
        ...{ slip: path, meant_for, reference: '', declared_by: by.id, declared_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return declared.id;
  };
  const matchAsDeclared = async (amount: number, declaration_id: number) =>
    world.staff('console/receipt/match', {
      ...{ receipt_id: await receive(amount), agency_id: world.agencies.A, declaration_id },
    });
  const shown = async (id: number) => {
    const { data } = await world.call('GET', 'account/topUps', {}, { as: 'owner' });
    return data.list.find((one: { id: number }) => one.id === id).receipt;
  };

  test('meant for bills → the bill that is due first is paid, and the member sees where the money has gone', async () => {
    await world.settleAll();
    const [first, second] = [await world.bill(20_000, nextDay()), await world.bill(4_700, nextDay())];
    const declared = await declare(24_700, 'bills');
    expect((await matchAsDeclared(22_000, declared)).msg).toBe('');
    expect((await world.detail(first)).bill.status).toBe('paid');
    expect((await world.detail(second)).bill).toMatchObject({ status: 'part_paid', open: { amount: 2_700 } });
    expect(await shown(declared)).toMatchObject({
      ...{ worth: { amount: 22_000 }, to_bills: { amount: 22_000 } },
      ...{ to_deposit: { amount: 0 }, unallocated: { amount: 0 } },
    });
    const more = await declare(5_000, 'bills');
    await matchAsDeclared(5_000, more);
    expect((await world.detail(second)).bill.status).toBe('paid');
    expect(await shown(more)).toMatchObject({ to_bills: { amount: 2_700 }, unallocated: { amount: 2_300 } });
  });

  test('meant for the deposit → the deposit', async () => {
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

test('pay-back while something is past due → shown, and paid by two people, however small', async () => {
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
        ...{
          agency_id: world.agencies.A,
          amount: 100,
          payee: 'KBZ Bank 0123456',
          reason: 'They asked for it',
        },
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

test('two receipts for one bill at once: the second is refused, and stays unmatched', async () => {
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

test('a bill of another agency answers like none', async () => {
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

describe('650.00 USD, offered as CNY 4,615.00 at 7.10 until the bill is due', () => {
  const sevenTen = { currency: 'CNY', rate: '7.10', rate_of: 'USD' };
  const yuan = (rate: string) => ({ currency: 'CNY', rate, rate_of: 'USD' });
  const offer = (id: number, more: Record<string, unknown> = {}) =>
    world.staff('console/bill/offer', { id, ...sevenTen, ...more });
  const addDays = (days: number) => world.clock.advance(days * 86_400_000);

  /** A bill of 650.00 USD that can be paid at 7.10 until it is due; with what stood in the books before it is paid. */
  async function offered() {
    // What other tests have left is late by now, and would stop the credit.
    await world.settleAll();
    const bill = await world.bill(65_000, nextDay());
    expect((await offer(bill)).code).toBe(1);
    const [[deposit, receivable], fx, bank] = [
      await world.money(),
      await clearingOf('fx_difference'),
      await clearingOf('bank_clearing'),
    ];
    /** What has moved since. */
    const moved = async () => ({
      deposit: (await world.money())[0] - deposit,
      receivable: (await world.money())[1] - receivable,
      fx: (await clearingOf('fx_difference')) - fx,
      bank: (await clearingOf('bank_clearing')) - bank,
    });
    return { bill, moved, worth: 64_545 };
  }
  const billOf = async (id: number) => (await world.detail(id)).bill;

  test('is shown to the agency on the bill and its PDF, and told by mail', async () => {
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

  test('paid on the last day, when a dollar costs 7.15, it is paid in full: 645.45 at the bank, 4.55 by the rate', async () => {
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
      ...{ account: 'credit', amount: { amount: 65_000 }, bill_id: bill, receipt_id: receipt },
    });
  });

  test('a day late it pays what it is worth, and 4.55 stay open, whatever the tolerance', async () => {
    const { bill, moved, worth } = await offered();
    const { due_on } = await billOf(bill);
    world.clock.set(`${due_on}T09:00:00+06:30`);
    addDays(1);
    expect((await world.detail(bill)).offers).toEqual([]);
    await match(await receive(461_500, yuan('7.15')), [{ bill_id: bill, amount: worth }]);
    expect(await billOf(bill)).toMatchObject({ status: 'part_paid', open: { amount: 455 } });
    expect(await moved()).toEqual({ deposit: 0, receivable: -worth, fx: 0, bank: worth });
  });

  test('what arrived in time pays at the offered rate although it is matched late', async () => {
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

  test('half in time and half late: the first at 7.10, the rest at the rate of its day', async () => {
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

  test('of 5,000.00 CNY the bill takes 4,615.00, and 385.00 go to the deposit at the rate of the day', async () => {
    const { bill, moved } = await offered();
    const { data } = await match(await receive(500_000, yuan('7.15')), [{ bill_id: bill, amount: 69_930 }]);
    expect(data.allocations).toMatchObject([{ amount: { amount: 64_545 } }, { amount: { amount: 5_385 } }]);
    expect(await moved()).toEqual({ deposit: 5_385, receivable: -65_000, fx: 455, bank: 69_930 });
  });

  test('when a dollar has become cheaper, the rate brings the seller 4.61', async () => {
    const { bill, moved } = await offered();
    await match(await receive(461_500, yuan('7.05')), [{ bill_id: bill, amount: 65_461 }]);
    expect(await moved()).toEqual({ deposit: 0, receivable: -65_000, fx: -461, bank: 65_461 });
  });

  test('what banks kept on the way is within the tolerance, at the offered rate', async () => {
    const { bill, moved } = await offered();
    // 4,600.00 / 7.10 = 647.89, booked as 643.36: 2.11 are the bank's, 4.53 the rate's.
    await match(await receive(461_500, { ...yuan('7.15'), bank_charge: 1_500 }), [
      { bill_id: bill, amount: 64_336 },
    ]);
    expect((await billOf(bill)).status).toBe('paid');
    expect(await moved()).toEqual({ deposit: 0, receivable: -65_000, fx: 453, bank: 64_336 });
  });

  test('reversed, the bill owes 650.00 again and the exchange difference is gone; it can be paid once more', async () => {
    const { bill, moved, worth } = await offered();
    const receipt = await receive(461_500, yuan('7.15'));
    await match(receipt, [{ bill_id: bill, amount: worth }]);
    expect((await reverse(receipt)).code).toBe(1);
    expect(await moved()).toEqual({ deposit: 0, receivable: 0, fx: 0, bank: 0 });
    expect(await billOf(bill)).toMatchObject({ status: 'confirmed', open: { amount: 65_000 } });
    await match(await receive(461_500, yuan('7.15')), [{ bill_id: bill, amount: worth }]);
    expect(await moved()).toEqual({ deposit: 0, receivable: -65_000, fx: 455, bank: worth });
  });

  test('a newer offer takes its place, and baht pay what they are worth', async () => {
    const { bill, moved } = await offered();
    await offer(bill, { rate: '7.30' });
    expect((await world.detail(bill)).offers).toMatchObject([{ amount: { amount: 474_500 } }]);
    // 4,615.00 / 7.30 = 632.19.
    await match(await receive(461_500, yuan('7.15')), [{ bill_id: bill, amount: 64_545 }]);
    expect(await billOf(bill)).toMatchObject({ open: { amount: 1_781 } });
    const baht = { currency: 'THB', rate: '35', rate_of: 'USD' };
    // 622.30 / 35 = 17.78; 0.03 stay open: they are the rate's, not the bank's.
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
  ])('%s is refused', async (_, more, field) => {
    await world.settleAll();
    const bill = await world.bill(1_000, nextDay());
    const { code, data } = await offer(bill, more);
    expect([code, data.errors[0].field]).toEqual([0, field]);
    expect((await world.detail(bill)).offers).toEqual([]);
  });

  test('a bill that owes nothing takes no offer', async () => {
    await world.settleAll();
    const bill = await world.bill(1_000, nextDay());
    await world.receive(bill, 1_000);
    expect((await offer(bill)).data.reason).toBe('bill_wrong_state');
  });
});
