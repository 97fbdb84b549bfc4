import { balanceNode, nodesOfRole } from '@serai/contract/permissions';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addSecondOperator, type BillingWorld, openBillingWorld } from '../../../test/billing-world.ts';
import { openSession } from '../../../test/harness.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { people } from '../../../test/population.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { ledgerProofs } from '../../composition/ledger-proofs.ts';
import { checkLedger } from '../wallet/wallet.ts';
import { billPeriods, remindBills } from './billing.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await openBillingWorld({ deposit: 1_000_000, limit: 300_000_000 });
});
afterEach(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
  expect(await checkLedger(world.db, ledgerProofs, world.clock.now())).toEqual([]);
  await world.settleAll();
});
afterAll(() => world.close());

/** Completion time of the next order: time advances from test to test. */
const nextDay = () => new Date(world.clock.now().getTime() + 5 * 86_400_000).toISOString();
const settlement = async (orderId: number) =>
  (await world.call('GET', 'order/detail', { id: orderId }, { as: 'owner' })).data.order.settlement_status;
const mailsOf = async (event: string) =>
  (await world.db.selectFrom('outbox').select('recipient').where('event', '=', event).execute()).map(
    ({ recipient }) => recipient,
  );
let secondOperator: Promise<string> | undefined;
/** Logs in the second staff member, who confirms the first one's requests. */
const enterAsSecond = async () => {
  secondOperator ??= addSecondOperator(world);
  return openSession(world.db, await secondOperator);
};
const pay = (id: number, amount: number, options?: { key?: string }) =>
  world.member('bill/pay', { bill_ids: [id], amount }, options);

describe('bill/apply', () => {
  // Covers 1.06.
  test('bill/apply: chosen charges → one bill; confirmed by the desk, paid from the deposit, orders updated', async () => {
    const [first, second] = [await world.owe(20_000, nextDay()), await world.owe(9_000, nextDay())];
    const charges = await world.open();
    expect(charges.map(({ amount }) => amount.amount)).toEqual([20_000, 9_000]);
    const applied = await world.apply(charges.map(({ id }) => id));
    expect(applied.data.bill).toMatchObject({
      status: 'submitted',
      automatic: false,
      total: { amount: 29_000 },
      open: { amount: 0 },
      lines: 2,
    });
    const { id } = applied.data.bill;
    expect(await settlement(first)).toBe('applied');
    expect(await world.open()).toEqual([]);
    expect(await mailsOf('bill_applied')).toEqual(['operator_1@example.com']);
    expect((await pay(id, 1)).data.reason).toBe('bill_wrong_state');
    const confirmed = await world.staff('console/bill/confirm', { id });
    expect(confirmed.data.bill).toMatchObject({ status: 'confirmed', open: { amount: 29_000 } });
    expect(await settlement(second)).toBe('billed');
    const [deposit, receivable] = await world.money();
    expect((await pay(id, 22_000)).data.bills[0]).toMatchObject({
      status: 'part_paid',
      paid: { amount: 22_000 },
      open: { amount: 7_000 },
    });
    expect([await settlement(first), await settlement(second)]).toEqual(['settled', 'billed']);
    expect((await pay(id, 7_000)).data.bills[0]).toMatchObject({ status: 'paid', open: { amount: 0 } });
    expect(await settlement(second)).toBe('settled');
    expect(await world.money()).toEqual([deposit - 29_000, receivable - 29_000]);
    expect((await world.detail(id)).history.map(({ event }: { event: string }) => event)).toEqual([
      'submitted',
      'confirmed',
      'paid',
      'paid',
    ]);
    expect(await mailsOf('bill_paid')).toEqual([
      'owner_a@example.com',
      'finance_a@example.com',
      'owner_a@example.com',
      'finance_a@example.com',
    ]);
  });

  test('bill/apply: two calls race for one charge → one succeeds, the other gets charge_not_open', async () => {
    await world.owe(5_000, nextDay());
    await world.owe(6_000, nextDay());
    const [one, two] = (await world.open()).map(({ id }) => id) as [number, number];
    const replies = await Promise.all([
      world.member('bill/apply', { charge_ids: [one, two], total: 11_000 }),
      world.member('bill/apply', { charge_ids: [one], total: 5_000 }, { as: 'owner' }),
    ]);
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(replies.find(({ code }) => code !== 1)!.data.reason).toBe('charge_not_open');
    const { id } = replies.find(({ code }) => code === 1)!.data.bill;
    expect((await world.member('bill/withdraw', { id })).data.bill.status).toBe('withdrawn');
    expect((await world.open()).map((charge) => charge.id)).toEqual([one, two]);
    expect((await world.member('bill/withdraw', { id })).data.reason).toBe('bill_wrong_state');
    const again = await world.apply([one, two]);
    await world.staff('console/bill/reject', { id: again.data.bill.id, reason: 'Not yet' });
    expect(await world.open()).toHaveLength(2);
    await world.apply([one, two]);
  });

  test('bill/apply: other total, other agency or no permission → refused', async () => {
    await world.owe(4_000, nextDay());
    const [charge] = await world.open();
    const ids = { charge_ids: [charge!.id] };
    expect((await world.member('bill/apply', { ...ids, total: 3_999 })).data.reason).toBe('bill_sum_changed');
    const as = (person: 'otherAgency' | 'booker' | 'viewer') =>
      world.call('POST', 'bill/apply', { ...ids, total: 4_000 }, { as: person });
    expect((await as('otherAgency')).data.reason).toBe('not_found');
    expect((await as('booker')).code).toBe(401);
    expect((await as('viewer')).code).toBe(401);
    const { data } = await world.apply([charge!.id]);
    const foreign = await world.call('GET', 'bill/detail', { id: data.bill.id }, { as: 'otherAgency' });
    expect(foreign.data.reason).toBe('not_found');
    await world.member('bill/withdraw', { id: data.bill.id });
    await world.apply([charge!.id]);
  });

  test('bill/unsettled: keyword, product, day or none → matching charges; bill/apply with the same key → one bill', async () => {
    const date = '2027-08-01';
    const later = '2027-08-05T00:00:00Z';
    world.clock.set('2027-07-20T00:00:00Z');
    const id = await world.owe(1_000, later, { date, reference: 'TEAM-77' });
    await world.owe(2_000, '2027-08-15T00:00:00Z', { date: '2027-08-10' });
    const found = async (filter: object) =>
      (await world.call('GET', 'bill/unsettled', filter, { as: 'finance' })).data;
    expect((await found({})).sum.amount).toBe(3_000);
    expect((await found({ keyword: 'TEAM-77' })).list).toMatchObject([
      { order_id: id, reference: 'TEAM-77', service_date: date, kind: 'price' },
    ]);
    expect((await found({ service_from: '2027-08-02' })).list).toHaveLength(1);
    expect((await found({ product: 'hotel' })).total).toBe(0);
    const page = await found({ limit: 1 });
    expect((await found({ limit: 1, cursor: page.next })).list[0].amount.amount).toBe(2_000);
    const chosen = (await world.call('GET', 'bill/choose', {}, { as: 'finance' })).data;
    const body = {
      charge_ids: chosen.charges.map((each: { id: number }) => each.id),
      total: 3_000,
    };
    const key = 'apply-with-one-key-1';
    const bills = [
      await world.member('bill/apply', body, { key }),
      await world.member('bill/apply', body, { key }),
    ];
    expect(new Set(bills.map(({ data }) => data.bill.id)).size).toBe(1);
  });
});

describe('bill/dispute', () => {
  test('bill/dispute: some lines → taken off the bill, the rest continues, the answered charge goes on the next bill', async () => {
    const at = nextDay();
    const first = await world.owe(30_000, at);
    const second = await world.owe(7_000, nextDay());
    const made = await world.apply((await world.open()).map(({ id }) => id));
    const { id } = made.data.bill;
    await world.staff('console/bill/confirm', { id });
    const { lines } = await world.detail(id);
    const dispute = { id, line_ids: [lines[0].id], reason: 'Nobody came' };
    expect((await world.member('bill/dispute', { ...dispute, reason: ' ' })).data.errors[0].field).toBe(
      'reason',
    );
    expect((await world.member('bill/dispute', dispute)).data.bill).toMatchObject({
      total: { amount: 7_000 },
      disputed_lines: 1,
    });
    expect((await world.member('bill/dispute', dispute)).data.reason).toBe('line_not_billed');
    expect([await settlement(first), await settlement(second)]).toEqual(['disputed', 'billed']);
    expect(await world.open()).toEqual([]);
    expect((await pay(id, 7_000)).data.bills[0].status).toBe('paid');
    const answered = await world.staff('console/bill/answer', { line_id: lines[0].id, answer: 'They did' });
    expect(answered.code).toBe(1);
    expect(await settlement(first)).toBe('unsettled');
    expect((await world.detail(id)).lines[0]).toMatchObject({ state: 'returned', answer: 'They did' });
    const next = await world.apply((await world.open()).map((charge) => charge.id));
    expect(next.data.bill.total.amount).toBe(30_000);
    await world.staff('console/bill/confirm', { id: next.data.bill.id });
    await pay(next.data.bill.id, 30_000);
  });

  test('bill/dispute: every line → bill closed; partly paid bill → refused', async () => {
    const id = await world.bill(8_000, nextDay());
    const { lines } = await world.detail(id);
    const all = { id, line_ids: lines.map((line: { id: number }) => line.id), reason: 'Not ours' };
    expect((await world.member('bill/dispute', all)).data.bill).toMatchObject({
      status: 'closed',
      total: { amount: 0 },
    });
    await world.staff('console/bill/answer', { line_id: lines[0].id, answer: 'Yours' });
    const paid = await world.bill(9_000, nextDay());
    await pay(paid, 1);
    const [line] = (await world.detail(paid)).lines;
    const late = { id: paid, line_ids: [line.id], reason: 'Late' };
    expect((await world.member('bill/dispute', late)).data.reason).toBe('bill_wrong_state');
    expect((await world.staff('console/bill/void', { id: paid, reason: 'x' })).data.reason).toBe(
      'bill_wrong_state',
    );
  });
});

describe('bill/pay', () => {
  test('bill/pay: more than the open amount, also concurrently → refused, bill paid once', async () => {
    const id = await world.bill(5_500, nextDay());
    const [deposit] = await world.money();
    const replies = await Promise.all([pay(id, 5_500), pay(id, 5_500), pay(id, 5_500)]);
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(await world.money().then(([left]) => deposit - left)).toBe(5_500);
    expect((await pay(id, 1)).data.reason).toBe('bill_wrong_state');
  });

  test('bill/pay: several bills → earliest due date first, never more than they owe', async () => {
    const [one, two] = [await world.bill(1_000, nextDay()), await world.bill(2_000, nextDay())];
    const both = (amount: number) => world.member('bill/pay', { bill_ids: [two, one], amount });
    expect((await both(3_001)).data).toMatchObject({ reason: 'bill_over_paid', open: { amount: 3_000 } });
    expect((await world.detail(one)).bill.status).toBe('confirmed');
    const statuses = (reply: { data: { bills: { status: string }[] } }) =>
      reply.data.bills.map(({ status }) => status);
    expect(statuses(await both(1_500))).toEqual(['part_paid', 'paid']);
    expect((await both(1_500)).data.reason).toBe('bill_wrong_state');
    expect((await pay(two, 1_500)).data.bills[0].status).toBe('paid');
  });

  test('bill/pay: more than the deposit → refused, nothing paid', async () => {
    const [deposit] = await world.money();
    const id = await world.bill(deposit + 1, nextDay());
    expect((await pay(id, deposit + 1)).data.reason).toBe('balance_too_low');
    // Members who may not see the wallet do not read what it holds.
    const finance = world.db.updateTable('users').where('username', '=', people.finance.username);
    await finance.set({ nodes: nodesOfRole('finance').filter((node) => node !== balanceNode) }).execute();
    const blind = await pay(id, deposit + 1);
    await finance.set({ nodes: [...nodesOfRole('finance')] }).execute();
    expect(blind.data).toMatchObject({ reason: 'balance_too_low', needed: { amount: deposit + 1 } });
    expect(blind.data.available).toBeUndefined();
    expect((await world.detail(id)).bill.status).toBe('confirmed');
    expect((await world.staff('console/bill/void', { id, reason: 'Wrong sum' })).data.bill.status).toBe(
      'void',
    );
    const [charge] = await world.open();
    expect(charge!.amount.amount).toBe(deposit + 1);
    await world.apply([charge!.id]);
  });
});

describe('billing clock', () => {
  const bills = async () =>
    (await world.call('GET', 'bill/list', { limit: 3 }, { as: 'finance' })).data.list.filter(
      ({ automatic }: { automatic: boolean }) => automatic,
    );

  test("billPeriods: 24:00 in the agency's zone → ended services billed once, missed periods made up", async () => {
    world.clock.set('2027-12-20T00:00:00Z');
    await billPeriods(world.db, world.clock.now());
    // Trips end at noon three days later: on 31 December and on 1 January.
    const [old, young] = [
      await world.buy(1_100, { date: '2027-12-28' }),
      await world.buy(2_200, { date: '2027-12-29' }),
    ];
    const before = (await bills()).length;
    // In Yangon it is still the old year; agency B, in Shanghai, has passed its cut-off.
    world.clock.set('2027-12-31T17:29:59Z');
    expect(await billPeriods(world.db, world.clock.now())).toBe(1);
    // A trip that ended in December is not completed yet, so the bill waits for it.
    world.clock.set('2027-12-31T17:30:00Z');
    expect(await billPeriods(world.db, world.clock.now())).toBe(0);
    expect(await bills()).toHaveLength(before);
    await world.complete(old, '2028-01-01T13:00:00+06:30');
    await world.complete(young, '2028-01-01T13:00:00+06:30');
    const runs = await Promise.all([1, 2, 3].map(() => billPeriods(world.db, world.clock.now())));
    expect(runs.reduce((sum, run) => sum + run, 0)).toBe(1);
    const [december] = await bills();
    expect(await bills()).toHaveLength(before + 1);
    expect(december).toMatchObject({
      status: 'confirmed',
      total: { amount: 1_100 },
      lines: 1,
      period_from: '2027-12-01',
      period_to: '2027-12-31',
      due_on: '2028-01-15',
    });
    const noon = Date.parse('2027-12-31T12:00:00+06:30') / 1000;
    expect((await world.detail(december.id)).lines[0]).toMatchObject({
      charged_at: noon,
      due_on: '2028-01-15',
    });
    await world.owe(3_300, '2028-02-29T23:00:00+06:30', { date: '2028-02-26' });
    world.clock.set('2028-03-05T00:00:00Z');
    await billPeriods(world.db, world.clock.now());
    expect((await bills()).slice(0, 2)).toMatchObject([
      { total: { amount: 3_300 }, period_from: '2028-02-01', period_to: '2028-02-29', due_on: '2028-03-15' },
      { total: { amount: 2_200 }, period_from: '2028-01-01', period_to: '2028-01-31' },
    ]);

    // The returned charge of January is on March’s bill with its former due date.
    const january = (await bills())[1];
    const { lines, actions } = await world.detail(january.id);
    expect(actions).not.toContain('dispute');
    const dispute = { id: january.id, line_ids: [lines[0].id], reason: 'Nobody came' };
    expect((await world.member('bill/dispute', dispute)).data.reason).toBe('dispute_too_late');
    expect((await world.staff('console/bill/dispute', dispute)).data.bill.status).toBe('closed');
    world.clock.set('2028-03-31T17:29:59Z');
    await world.staff('console/bill/answer', { line_id: lines[0].id, answer: 'They did' });
    world.clock.set('2028-03-31T17:30:00Z');
    await billPeriods(world.db, world.clock.now());
    const [march] = await bills();
    expect(march).toMatchObject({ total: { amount: 2_200 }, period_from: '2028-03-01', lines: 1 });
    expect(march.due_on).toBe('2028-02-15');
    expect((await world.detail(march.id)).lines[0].order_id).toBe(young);
  });

  test('billPeriods: bill submitted before the cut-off → owed from the cut-off on, even if not confirmed', async () => {
    world.clock.set('2028-04-01T02:00:00Z');
    await billPeriods(world.db, world.clock.now());
    const order = await world.owe(5_000, '2028-04-08T02:00:00Z', { date: '2028-04-03' });
    const charge = (await world.open()).find(({ order_id }) => order_id === order)!;
    const { id } = (await world.apply([charge.id])).data.bill;
    world.clock.set('2028-04-30T17:30:00Z');
    await billPeriods(world.db, world.clock.now());
    expect((await world.detail(id)).bill).toMatchObject({
      status: 'confirmed',
      due_on: '2028-05-15',
      open: { amount: 5_000 },
    });
  });

  test('remindBills: 0, 1, 8 and 30 days past due → one reminder each; credit stopped after the grace until paid', async () => {
    await world.agree({ due_days: 10 });
    const id = await world.bill(4_400, '2028-05-10T10:00:00+06:30');
    const remind = async (at: string) => {
      world.clock.set(at);
      const sent =
        (await remindBills(world.db, world.clock.now())) + (await remindBills(world.db, world.clock.now()));
      return sent;
    };
    expect(await remind('2028-05-20T08:59:00+06:30')).toBe(0);
    expect(await remind('2028-05-20T09:00:00+06:30')).toBe(1);
    expect(await remind('2028-05-21T09:00:00+06:30')).toBe(1);
    const buy = async () => {
      const order = await world.book('2028-09-01');
      return world.call('POST', 'order/pay', { id: order, pay_channel: 'credit' }, { as: 'owner' });
    };
    expect(await remind('2028-05-27T23:59:00+06:30')).toBe(0);
    expect((await buy()).code).toBe(1);
    expect(await remind('2028-05-28T09:00:00+06:30')).toBe(1);
    expect((await buy()).data.reason).toBe('credit_overdue');
    expect(await remind('2028-07-31T09:00:00+06:30')).toBe(1);
    expect((await world.detail(id)).bill.days_overdue).toBe(72);
    const { aged } = (await world.call('GET', 'bill/list', { show: 'overdue' }, { as: 'finance' })).data;
    expect(aged).toMatchObject({ to_90: { amount: 4_400 }, over_90: { amount: 0 } });
    await pay(id, 4_400);
    expect((await buy()).code).toBe(1);
    expect(await remind('2028-08-31T09:00:00+06:30')).toBe(0);
  });
});

describe('other endings of a bill', () => {
  test('give back: bill not confirmed yet → bill lowered; everything given back → bill closed', async () => {
    const order = await world.owe(10_000, nextDay());
    const [price] = await world.open();
    const id = (await world.apply([price!.id])).data.bill.id;
    const give = (amount: number) =>
      world.staff('console/order/refundLater', { id: order, amount, reason: 'The engine failed on the way' });
    await give(2_500);
    expect((await world.detail(id)).bill).toMatchObject({
      status: 'submitted',
      total: { amount: 10_000 },
      given_back: { amount: 2_500 },
    });
    expect((await world.staff('console/bill/confirm', { id })).data.bill.open.amount).toBe(7_500);
    await give(7_500);
    expect((await world.detail(id)).bill).toMatchObject({ status: 'closed', open: { amount: 0 } });
    expect(await settlement(order)).toBe('none');
  });

  test.each(['paid as it is', 'without the line'])(
    'give back: confirmed bill → lowered at once, then settled %s',
    async (way) => {
      const [first, second] = [await world.owe(10_000, nextDay()), await world.owe(5_000, nextDay())];
      const ofThem = async () =>
        (await world.open()).filter(({ order_id }) => [first, second].includes(order_id));
      const applied = await world.apply((await ofThem()).map((charge) => charge.id));
      const { id } = applied.data.bill;
      await world.staff('console/bill/confirm', { id });
      const [deposit, receivable] = await world.money();
      const given = { id: first, amount: 2_500, reason: 'The engine failed on the way' };
      await world.staff('console/order/refundLater', given);
      expect(await world.money()).toEqual([deposit, receivable - 2_500]);
      const { bill, lines, history } = await world.detail(id);
      expect(bill).toMatchObject({ total: { amount: 15_000 }, open: { amount: 12_500 } });
      const line = lines.find(({ order_id }: { order_id: number }) => order_id === first);
      expect(line).toMatchObject({ given_back: { amount: 2_500 }, settled: { amount: 2_500 } });
      expect(history.at(-1)).toMatchObject({ event: 'given_back', amount: { amount: 2_500 } });
      if (way === 'without the line') {
        await world.member('bill/dispute', { id, line_ids: [line.id], reason: 'Nobody came' });
        await world.staff('console/bill/answer', { line_id: line.id, answer: 'They did' });
      }
      const asked = way === 'paid as it is' ? 12_500 : 5_000;
      expect((await pay(id, asked + 1)).data.reason).toBe('bill_over_paid');
      expect((await pay(id, asked)).data.bills[0].status).toBe('paid');
      const left = (await ofThem()).map(({ amount }) => amount.amount);
      expect(left).toEqual(way === 'paid as it is' ? [] : [7_500]);
      expect((await world.money())[1]).toBe(receivable - 2_500 - asked);
      expect(await settlement(second)).toBe('settled');
    },
  );

  test('write-off: needs two people and no deposit left → closed, later payment recovered', async () => {
    const second = await enterAsSecond();
    const id = await world.bill(80_000, nextDay());
    const [deposit] = await world.money();
    // Nearly all of the agency's deposit is spent.
    const rest = 72_610;
    await pay(await world.bill(deposit - rest, nextDay()), deposit - rest);
    const reason = 'Insolvent since May';
    expect((await world.staff('console/bill/setOff', { id, amount: 1, reason })).data.reason).toBe(
      'bill_not_overdue',
    );
    world.clock.advance(120 * 86_400_000);
    expect((await world.staff('console/bill/writeOff', { id, reason })).data.reason).toBe('deposit_left');
    expect((await world.staff('console/bill/setOff', { id, amount: rest, reason })).data.bill).toMatchObject({
      status: 'part_paid',
      open: { amount: 7_390 },
    });
    const asked = await world.staff('console/bill/writeOff', { id, reason });
    const decide = { write_off_id: asked.data.write_off.id, decision: 'confirm', note: 'Agreed' };
    expect((await world.staff('console/bill/decideWriteOff', decide)).data.reason).toBe('write_off_own');
    const done = await world.call('POST', 'console/bill/decideWriteOff', decide, { token: second });
    expect(done.data).toMatchObject({ write_off: { status: 'done' }, bill: { status: 'closed' } });
    expect(await settlement((await world.detail(id)).lines[0].order_id)).toBe('written_off');
    const [left, receivable] = await world.money();
    expect(left).toBe(0);
    // Part of it was never paid, so nothing is given back to the deposit.
    const goodwill = {
      id: (await world.detail(id)).lines[0].order_id,
      reason: 'Cold breakfast on both mornings, says Ms Khin',
      amount: 100,
    };
    const given = await world.staff('console/order/refundLater', goodwill);
    expect(given.data.reason).toBe('charge_written_off');
    expect(await world.money()).toEqual([left, receivable]);
    const recovered = await world.receive(id, 8_000);
    expect(recovered).toMatchObject({ settled: 7_390, rest: 610 });
    expect(await world.money()).toEqual([0, receivable]);
    // The statement shows the bill number.
    const { data } = await world.call('GET', 'account/statement', { limit: 100 }, { as: 'owner' });
    const { number } = (await world.detail(id)).bill;
    const ofBill = data.list.filter(({ bill_id }: { bill_id: number | null }) => bill_id === id);
    expect(ofBill[0]).toMatchObject({ bill_number: number, memo: '' });
    expect(await settlement((await world.detail(id)).lines[0].order_id)).toBe('settled');
  });

  test('unpayBill: receipt taken back → bill open again, whatever the credit', async () => {
    const id = await world.bill(6_000, nextDay());
    const order = (await world.detail(id)).lines[0].order_id;
    const { postingId } = await world.receive(id, 6_000);
    expect(await settlement(order)).toBe('settled');
    const before = await world.money();
    await world.fund(0, 100);
    await world.reverseAllocation(id, postingId);
    expect((await world.detail(id)).bill).toMatchObject({ status: 'confirmed', open: { amount: 6_000 } });
    expect(await settlement(order)).toBe('billed');
    expect(await world.money()).toEqual([before[0], before[1] + 6_000]);
    await expect(world.reverseAllocation(id, postingId)).rejects.toMatchObject({ code: 'not_found' });
    expect(await mailsOf('bill_reopened')).toHaveLength(2);
    await world.fund(0, 300_000_000);
  });

  test('partial write-off: payment of the rest taken back → bill can be neither disputed nor voided', async () => {
    const second = await enterAsSecond();
    const before = [await world.owe(8_000, nextDay()), await world.owe(9_000, nextDay())];
    const made = await world.apply((await world.open()).map((charge) => charge.id));
    const { id } = made.data.bill;
    await world.staff('console/bill/confirm', { id });
    const { postingId } = await world.receive(id, 16_000);
    world.clock.advance(120 * 86_400_000);
    const asked = await world.staff('console/bill/writeOff', { id, reason: 'Not worth a letter' });
    const decide = { write_off_id: asked.data.write_off.id, decision: 'confirm', note: 'Agreed' };
    await world.call('POST', 'console/bill/decideWriteOff', decide, { token: second });
    await world.reverseAllocation(id, postingId);
    const { bill, lines, actions } = await world.detail(id);
    expect(bill).toMatchObject({ status: 'confirmed', open: { amount: 16_000 } });
    expect(actions).not.toContain('dispute');
    const dispute = { id, line_ids: [lines[0].id], reason: 'Nobody came' };
    expect((await world.member('bill/dispute', dispute)).data.reason).toBe('bill_written_off');
    expect((await world.staff('console/bill/void', { id, reason: 'Double' })).data.reason).toBe(
      'bill_written_off',
    );
    expect((await world.receive(id, 16_000)).settled).toBe(16_000);
    for (const order of before) expect(await settlement(order)).toBe('written_off');
  });

  test.each([
    ['short by no more than the tolerance', 14_900, 'paid', 15_000, 0],
    ['short by more', 14_899, 'part_paid', 14_899, 0],
    ['more than the bill', 15_700, 'paid', 15_000, 700],
  ])(
    'payBill: receipt that is %s → status, paid amount and rest by the tolerance',
    async (_, amount, status, paid, rest) => {
      await world.agree({ tolerance: 100 });
      const id = await world.bill(15_000, nextDay());
      expect(await world.receive(id, amount)).toMatchObject({ settled: paid, rest });
      expect((await world.detail(id)).bill).toMatchObject({ status, paid: { amount: paid } });
    },
  );
});

/** 10,700.00 including value-added tax of 700.00: the agency withholds 3 % of the net 10,000.00. */
describe('tax withheld by the payer', () => {
  const today = () => world.clock.now().toISOString().slice(0, 10);
  const withhold = (bill_id: number, changes: object = {}) =>
    world.staff('console/bill/recordWithholding', {
      bill_id,
      certificate_number: `WHT-${bill_id}`,
      dated: today(),
      base: 1_000_000,
      rate_bp: 300,
      amount: 30_000,
      ...changes,
    });
  const certificateOf = async (id: number) => (await world.detail(id)).withholdings.at(-1);
  const owedByTaxOffice = async () => {
    const entries = world.db
      .selectFrom('ledger_entries as entry')
      .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
      .where('account.kind', '=', 'withholding_receivable');
    const { sum } = await entries
      .select(({ fn }) => fn.sum<string>('entry.amount').as('sum'))
      .executeTakeFirstOrThrow();
    return Number(sum ?? 0);
  };

  test('recordWithholding: payment plus certificate → bill paid; either alone → not', async () => {
    const id = await world.bill(1_070_000, nextDay());
    const [, receivable] = await world.money();
    const before = await owedByTaxOffice();
    await world.receive(id, 1_040_000);
    expect((await world.detail(id)).bill).toMatchObject({ status: 'part_paid', open: { amount: 30_000 } });
    expect((await withhold(id)).data.bill).toMatchObject({ status: 'paid', open: { amount: 0 } });
    expect(await world.money()).toMatchObject([expect.any(Number), receivable - 1_070_000]);
    expect((await owedByTaxOffice()) - before).toBe(30_000);
    const { withholdings, history } = await world.detail(id);
    expect(withholdings).toMatchObject([{ number: `WHT-${id}`, rate_bp: 300, amount: { amount: 30_000 } }]);
    expect(history.at(-1)).toMatchObject({
      event: 'paid',
      source: 'withholding',
      amount: { amount: 30_000 },
      note: `WHT-${id} · ${today()} · 3% × 10,000.00 USD`,
    });
    expect(await mailsOf('bill_withheld')).toHaveLength(2);

    const other = await world.bill(1_070_000, nextDay());
    const again = await withhold(other, { certificate_number: `wht-${id}` });
    expect(again.data).toMatchObject({ reason: 'certificate_known' });
    expect((await withhold(other)).data.bill).toMatchObject({
      status: 'part_paid',
      open: { amount: 1_040_000 },
    });
    expect((await world.receive(other, 1_040_000)).bill.status).toBe('paid');
  });

  test('reverseWithheldTax: valid certificate → bill open by its amount, once; number usable again', async () => {
    const id = await world.bill(1_070_000, nextDay());
    await withhold(id);
    await world.receive(id, 1_040_000);
    const before = await owedByTaxOffice();
    const back = { certificate_id: (await certificateOf(id)).id, reason: 'Made out to another company' };
    const taken = await world.staff('console/bill/reverseWithheldTax', back);
    expect(taken.data.bill).toMatchObject({ status: 'part_paid', open: { amount: 30_000 } });
    expect((await owedByTaxOffice()) - before).toBe(-30_000);
    expect((await world.detail(id)).history.at(-1)).toMatchObject({ event: 'unpaid', note: back.reason });
    expect((await certificateOf(id)).taken_back_at).not.toBeNull();
    expect((await world.staff('console/bill/reverseWithheldTax', back)).data.reason).toBe('not_found');
    expect((await withhold(id)).data.bill.status).toBe('paid');
  });

  test('recordWithholding: above rate × base (half up), base above the bill or future date → refused', async () => {
    const id = await world.bill(1_070_000, nextDay());
    const fieldOf = async (changes: object) => (await withhold(id, changes)).data.errors?.[0]?.field;
    expect(await fieldOf({ amount: 30_001 })).toBe('amount');
    expect(await fieldOf({ base: 17, amount: 2 })).toBe('amount');
    expect(await fieldOf({ base: 1_070_001 })).toBe('base');
    expect(await fieldOf({ dated: '2099-01-01' })).toBe('dated');
    expect(await fieldOf({ certificate_number: ' ' })).toBe('certificate_number');
    await world.receive(id, 1_069_000);
    // 3 % of 17 cents is 0.51: one cent, rounded half up.
    const tiny = await withhold(id, { certificate_number: 'WHT-small', base: 17, amount: 1 });
    expect(tiny.data.bill).toMatchObject({ status: 'part_paid', open: { amount: 999 } });
    await world.receive(id, 999);
    expect((await withhold(id)).data.reason).toBe('bill_wrong_state');
    const open = await world.bill(1_070_000, nextDay());
    await world.receive(open, 1_040_001);
    expect((await withhold(open)).data).toMatchObject({ reason: 'bill_over_paid', open: { amount: 29_999 } });
  });
});

test('bill PDF: a disputed line and a part payment → parties, guests, dates, payments; the link works once', async () => {
  const orders = [
    await world.owe(12_345, nextDay(), { reference: 'KMG-2026' }),
    await world.owe(5_000, nextDay(), { reference: 'KMG-2027' }),
  ];
  await world.member('invoice/saveTitle', {
    kind: 'company',
    title: 'Agency A Travel Co., Ltd.',
    taxpayer_id: '91510100709237224E',
    address: '1 Renmin Road, Kunming',
    phone: '',
    bank: '',
    bank_account: '',
    email: 'books@agency-a.example',
    is_default: true,
  });
  const open = await world.open();
  const charges = orders.map((id) => open.find(({ order_id }) => order_id === id)!.id);
  await world.db.updateTable('seller_entities').set({ bank: 'Bank of China 6217 4471' }).execute();
  const { bill } = (await world.apply(charges)).data;
  const { lines } = await world.detail(bill.id);
  await world.member('bill/dispute', { id: bill.id, line_ids: [lines[1].id], reason: 'One room less' });
  await world.staff('console/bill/confirm', { id: bill.id });
  await world.receive(bill.id, 2_345);
  const link = await world.member('bill/link', { id: bill.id });
  const path = link.data.url.replace('http://localhost/api/', '');
  const file = await world.call('GET', path, undefined);
  expect(file.headers['content-type']).toBe('application/pdf');
  const { text, title, language } = await readPdf(file.body);
  expect([title, language]).toEqual([expect.stringMatching(/^账单 Bill \S+$/), 'zh-CN']);
  const guests = await world.db
    .selectFrom('orders')
    .select('guest_names')
    .where('id', '=', orders[0]!)
    .executeTakeFirstOrThrow();
  for (const words of [
    bill.number,
    'Agency A',
    'KMG-2026',
    '123.45 USD',
    ...guests.guest_names,
    'Agency A Travel Co., Ltd.',
    '91510100709237224E',
    '1 Renmin Road, Kunming',
    'In dispute',
    'KMG-2027',
    '50.00 USD',
    'Payments received',
    'Bank transfer',
    '23.45 USD',
    '100.00 USD',
    'Account holder',
    '(UTC+06:30)',
  ]) {
    expect(text).toContain(words);
  }
  expect((await world.call('GET', path, undefined)).data.reason).toBe('link_invalid');
  const foreign = await world.call('POST', 'bill/link', { id: bill.id }, { as: 'otherAgency' });
  expect(foreign.data.reason).toBe('not_found');
});
