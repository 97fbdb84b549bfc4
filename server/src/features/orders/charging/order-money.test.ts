import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setConcessionSums } from '../../../../test/concession-sums.ts';
import { openSession } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import { testStart } from '../../../../test/population.ts';
import { settleCharges } from '../../charges/charges.ts';
import { post } from '../../wallet/wallet.ts';
import { lockOrderCharges, refreshSettlement } from '../orders.ts';

/** Money of an agency's orders over a year: USD cents, a credit limit of 3,000.00. */
let world: OrderWorld;
/** Token of a finance user: a second person. */
let colleague: string;
const orders: Record<string, number> = {};
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(198_500, 300_000);
  await setConcessionSums(world.db, { act: 200 });
  await world.db
    .insertInto('users')
    .values({
      username: 'finance_1',
      nickname: 'finance_1',
      role: 'operator',
      staff_role: 'finance',
      agency_id: null,
      password_hash: 'nobody logs in with it',
      created_at: testStart,
    })
    .execute();
  colleague = await openSession(world.db, 'finance_1');
});
afterAll(() => world.close());

const over = new Date('2026-12-05T12:00:00+06:30');
const member = (path: string, data: object) => world.call('POST', path, data, { as: 'owner' });
const staff = (path: string, data: object) =>
  world.call('POST', `console/order/${path}`, data, { as: 'operator' });
const reason = 'Agreed with the agency on the phone';

/** Books and pays an order at a price. */
async function buy(name: string, price: number, pay_channel: 'balance' | 'credit'): Promise<number> {
  world.clock.set(testStart);
  const id = await world.book('2026-12-01', { price });
  expect((await member('order/pay', { id, pay_channel })).msg).toBe('');
  orders[name] = id;
  return id;
}

async function complete(name: string): Promise<void> {
  world.clock.set(over);
  expect((await member('order/confirmComplete', { id: orders[name] })).msg).toBe('');
}

async function expectMoney(deposit: number, receivable: number): Promise<void> {
  const { balance, credit_used } = (await world.call('GET', 'account/wallet', {}, { as: 'owner' })).data;
  expect([balance.amount, credit_used.amount]).toEqual([deposit, receivable]);
  expect(await checkInvariants(world.db)).toEqual([]);
}

const show = async (name: string) =>
  (await world.call('GET', 'order/detail', { id: orders[name] }, { as: 'owner' })).data;
const chargesOf = async (name: string) =>
  (
    await world.db
      .selectFrom('charges')
      .select(['kind', 'channel', 'amount', 'settled'])
      .where('order_id', '=', orders[name]!)
      .orderBy('id')
      .execute()
  ).map(({ kind, channel, amount, settled }) => `${kind} ${channel} ${amount} ${settled}`);

/** Settles charges like a bill paid from the deposit, without the bill. */
async function settleAll(names: string[]): Promise<void> {
  await world.db.transaction().execute(async (trx) => {
    const ids = (
      await trx
        .selectFrom('charges')
        .select('id')
        .where(
          'order_id',
          'in',
          names.map((name) => orders[name]!),
        )
        .execute()
    ).map(({ id }) => id);
    const charges = await lockOrderCharges(trx, world.agencies.A, ids);
    const parts = charges.map(({ id, amount, settled }) => ({ id, amount: amount - settled }));
    const amount = parts.reduce((sum, part) => sum + part.amount, 0);
    await settleCharges(trx, parts);
    await post(trx, {
      event: 'bill_paid',
      key: `bill:${names.join()}`,
      agencyId: world.agencies.A,
      entityId: null,
      orderId: null,
      lines: [
        { account: 'deposit', amount },
        { account: 'receivable', amount: -amount },
      ],
      userId: null,
      memo: '',
      now: over,
    });
    const orderIds = charges.map(({ order_id }) => order_id);
    const by = { event: 'payBill', actor: 'operator', userId: world.operatorId, reason: '' } as const;
    await refreshSettlement(trx, orderIds, { ...by, now: over });
  });
}

test('order money: paid from the deposit and completed → each price is a charge, paid at once', async () => {
  await buy('O1', 51_100, 'balance');
  await buy('O2', 2_900, 'balance');
  await complete('O1');
  await complete('O2');
  await expectMoney(144_500, 0);
  expect(await chargesOf('O1')).toEqual(['price balance 51100 51100']);
});

test('order money on credit: car with overtime, fee, no-show, and a cancellation by the airline → charges as agreed', async () => {
  const car = await buy('O3', 20_600, 'credit');
  await complete('O3');
  const overtime = { id: car, kind: 'overtime', quantity: 2, unit_amount: 600, reason: 'Two hours' };
  const { adjustment_id } = (await staff('proposeAdjustment', overtime)).data;
  await member('order/confirmAdjustment', { id: car, adjustment_id });
  await expectMoney(144_500, 21_800);
  expect(await chargesOf('O3')).toEqual(['price credit 20600 0', 'adjustment credit 1200 0']);

  const cancelled = await buy('O4', 42_000, 'credit');
  await staff('cancel', { id: cancelled, fee: 14_000, reason: 'Late' });
  await expectMoney(144_500, 35_800);

  const unused = await buy('O5', 60_000, 'credit');
  world.clock.set(over);
  const told_at = over.getTime() / 1000;
  const evidence = 'Nobody boarded the boat that day';
  await staff('noShow', { id: unused, told_by: 'Pier master', told_at, evidence });
  await expectMoney(144_500, 95_800);
  expect(await chargesOf('O5')).toEqual(['fee credit 60000 0']);

  const free = await buy('O6', 2_850, 'credit');
  await staff('cancel', { id: free, fee: 0, reason: 'The airline cancelled' });
  await expectMoney(144_500, 95_800);
  expect(await chargesOf('O6')).toEqual([]);
  expect((await show('O6')).order).toMatchObject({ pay_status: 'released', settlement_status: 'none' });
});

test("waiveFee: half of the fee, above the site's limit, by two people → reduces the debt", async () => {
  const { correction } = (await staff('waiveFee', { id: orders.O5, amount: 30_000, reason })).data;
  expect(correction).toMatchObject({
    status: 'asked',
    kind: 'waiver',
    to: null,
    amount: { amount: -30_000 },
  });
  await expectMoney(144_500, 95_800);
  const decide = { correction_id: correction.id, decision: 'confirm', note: 'As agreed' };
  const own = await world.call('POST', 'console/correction/decide', decide, { as: 'operator' });
  expect(own.data.reason).toBe('correction_own');
  await world.call('POST', 'console/correction/decide', decide, { token: colleague });
  await expectMoney(144_500, 65_800);
  expect(await chargesOf('O5')).toEqual(['fee credit 60000 30000', 'waiver credit -30000 -30000']);
  const { order, history } = await show('O5');
  expect(order).toMatchObject({
    order_status: 'no_show',
    pay_status: 'on_credit',
    settlement_status: 'unsettled',
    cancellation_fee: { amount: 30_000 },
    refund_money: { amount: 30_000 },
  });
  expect(history.at(-1)).toMatchObject({ event: 'waiveFee', reason, amount: { amount: 30_000 } });
  expect((await staff('waiveFee', { id: orders.O5, amount: 30_001, reason })).data.reason).toBe(
    'more_than_charged',
  );
  const undo = { id: orders.O5, to: 'completed', evidence: 'The captain found the list' };
  expect((await staff('correct', undo)).data.reason).toBe('given_back_since');
});

test('refundLater: goodwill on a paid order → to the deposit, at most its price, finance notified', async () => {
  expect((await staff('refundLater', { id: orders.O1, amount: 5_110, reason })).msg).toBe('');
  await expectMoney(149_610, 65_800);
  expect(await chargesOf('O1')).toEqual(['price balance 51100 51100', 'refund balance -5110 -5110']);
  const { order } = await show('O1');
  expect(order).toMatchObject({
    pay_status: 'part_refunded',
    refund_status: 'refunded',
    settlement_status: 'settled',
    refund_money: { amount: 5_110 },
    total_settlement_price: { amount: 45_990 },
    settlement_money: { amount: 45_990 },
  });
  const more = await staff('refundLater', { id: orders.O1, amount: 45_991, reason });
  expect(more.data.reason).toBe('more_than_charged');
  expect((await staff('refundLater', { id: orders.O4, amount: 1, reason })).data.reason).toBe(
    'order_wrong_state',
  );
  expect((await staff('waiveFee', { id: orders.O1, amount: 1, reason })).data.reason).toBe(
    'order_wrong_state',
  );
  const mails = await world.db
    .selectFrom('outbox')
    .innerJoin('users', 'users.email', 'outbox.recipient')
    .select(['users.role', 'outbox.body'])
    .where('event', '=', 'order_given_back')
    .where('body', 'like', '%51.10%')
    .execute();
  expect(mails.map(({ role }) => role)).toContain('finance');
});

test('cancelForStaff: overbooked before the service → held amount refunded in full', async () => {
  const id = await buy('O7', 35_000, 'balance');
  await expectMoney(114_610, 65_800);
  await staff('cancel', { id, fee: 0, reason: 'Overbooked' });
  await expectMoney(149_610, 65_800);
});

test('changePrice: one of three rooms dropped before the service → price and held amount lowered', async () => {
  const id = await buy('O8', 90_000, 'credit');
  await expectMoney(149_610, 155_800);
  const drop = { id, reason: 'One room fewer' };
  const same = await staff('changePrice', { ...drop, total_price: 90_000 });
  expect(same.data.errors).toMatchObject([{ field: 'total_price' }]);
  const preview = await member('order/refundPreview', { id });
  await setConcessionSums(world.db, { act: 300 });
  expect((await staff('changePrice', { ...drop, total_price: 60_000 })).msg).toBe('');
  await setConcessionSums(world.db, { act: 200 });
  const stale = await member('order/refund', { id, preview_id: preview.data.preview_id });
  expect(stale.data.reason).toBe('preview_stale');
  await expectMoney(149_610, 125_800);
  const { order, lines, history } = await show('O8');
  expect(order.total_price.amount).toBe(60_000);
  expect(lines.at(-1)).toMatchObject({ label: 'Price change', amount: { amount: -30_000 } });
  expect(history.at(-1)).toMatchObject({ event: 'changePrice', reason: 'One room fewer' });
  await complete('O8');
  await expectMoney(149_610, 125_800);
  expect(await chargesOf('O8')).toEqual(['price credit 60000 0']);
  const late = await staff('changePrice', { ...drop, total_price: 1 });
  expect(late.data.reason).toBe('order_wrong_state');
});

test('settlement by a bill: orders of settled charges → settled and invoiceable', async () => {
  await settleAll(['O3', 'O4', 'O5', 'O8']);
  await expectMoney(149_610 - 125_800, 0);
  for (const name of ['O3', 'O4', 'O5', 'O8']) {
    expect((await show(name)).order).toMatchObject({
      pay_status: 'paid',
      settlement_status: 'settled',
      invoice_status: 'invoiceable',
    });
  }
  expect((await show('O3')).history.at(-1)).toMatchObject({ event: 'payBill' });
});

test('refundLater: bill already paid → to the deposit; later charges are open again', async () => {
  await world.fund(100_000, 300_000);
  await buy('O10', 40_000, 'credit');
  await complete('O10');
  await settleAll(['O10']);
  await expectMoney(83_810, 0);
  expect((await staff('refundLater', { id: orders.O10, amount: 8_000, reason })).msg).toBe('');
  await expectMoney(91_810, 0);
  expect((await show('O10')).order).toMatchObject({
    pay_status: 'part_refunded',
    settlement_status: 'settled',
  });
  const later = { id: orders.O3, kind: 'waiting', quantity: 1, unit_amount: 300, reason: 'Found later' };
  const { adjustment_id } = (await staff('proposeAdjustment', later)).data;
  await member('order/confirmAdjustment', { id: orders.O3, adjustment_id });
  expect((await show('O3')).order).toMatchObject({ pay_status: 'on_credit', settlement_status: 'unsettled' });
  await expectMoney(91_810, 300);
});

test('waiveFee: whole fee before its bill → nothing owed, nothing on a bill', async () => {
  const id = await buy('O12', 10_000, 'credit');
  await staff('cancel', { id, fee: 2_000, reason: 'Late' });
  await staff('waiveFee', { id, amount: 2_000, reason });
  await expectMoney(91_810, 300);
  expect(await chargesOf('O12')).toEqual(['fee credit 2000 2000', 'waiver credit -2000 -2000']);
  expect((await show('O12')).order).toMatchObject({ pay_status: 'released', settlement_status: 'none' });
});

test('order/payEarly: credit order before or after its end → paid from the deposit, once', async () => {
  const id = await buy('O13', 25_000, 'credit');
  const before = await show('O13');
  expect(before.actions).toContain('payEarly');
  expect(before.payable_early.amount).toBe(25_000);
  const viewer = await world.call('POST', 'order/payEarly', { id }, { as: 'viewer' });
  expect(viewer.code).toBe(401);
  const foreign = await world.call('POST', 'order/payEarly', { id }, { as: 'otherAgency' });
  expect(foreign.data.reason).toBe('not_found');
  const replies = await Promise.all([1, 2, 3].map(() => member('order/payEarly', { id })));
  expect(replies.map(({ data }) => data.reason ?? 'paid').sort()).toEqual([
    'order_wrong_state',
    'order_wrong_state',
    'paid',
  ]);
  await expectMoney(66_810, 300);
  expect((await show('O13')).order).toMatchObject({
    pay_channel: 'balance',
    pay_status: 'paid',
    settlement_status: 'settled',
    settlement_money: { amount: 25_000 },
  });
  await staff('cancel', { id, fee: 0, reason: 'Overbooked' });
  await expectMoney(91_810, 300);

  await buy('O14', 90_000, 'credit');
  await complete('O14');
  await expectMoney(91_810, 90_300);
  expect((await member('order/payEarly', { id: orders.O14 })).msg).toBe('');
  await expectMoney(1_810, 300);
  const paid = await show('O14');
  expect(paid.order).toMatchObject({
    pay_status: 'paid',
    settlement_status: 'settled',
    invoice_status: 'invoiceable',
  });
  expect(paid.actions).not.toContain('payEarly');
  await staff('refundLater', { id: orders.O14, amount: 8_000, reason });
  await expectMoney(9_810, 300);
  await buy('O15', 90_000, 'credit');
  expect((await member('order/payEarly', { id: orders.O15 })).data.reason).toBe('balance_too_low');
  await expectMoney(9_810, 90_300);
});

test('charges: update or delete → refused by the database; only the settled part may change, up to the amount', async () => {
  const refused = async (change: string) =>
    expect(sql.raw(`${change} WHERE order_id = ${orders.O3}`).execute(world.db)).rejects.toThrow();
  await refused('UPDATE charges SET amount = 1, settled = 0');
  await refused('UPDATE charges SET charged_at = now()');
  await refused('DELETE FROM charges');
  await refused('UPDATE charges SET settled = amount + 1');
  expect(await checkInvariants(world.db)).toEqual([]);
});
