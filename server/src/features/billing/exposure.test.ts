import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addSecondOperator, type BillingWorld, openBillingWorld } from '../../../test/billing-world.ts';
import { setConcessionSums } from '../../../test/concession-sums.ts';
import { openSession } from '../../../test/harness.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { ledgerProofs } from '../../composition/ledger-proofs.ts';
import { checkLedger } from '../wallet/wallet.ts';
import { billPeriods, escalateDisputes, remindBills } from './billing.ts';

const reason = 'Agreed with the agency on the phone';
let world: BillingWorld;
/** Session token of a second finance member of the seller. */
let second: string;

const start = async (money: { deposit: number; limit: number }) => {
  world = await openBillingWorld(money);
  second = await openSession(world.db, await addSecondOperator(world));
};
const wallet = async () => (await world.call('GET', 'account/wallet', {}, { as: 'owner' })).data;
const exposure = async () => {
  const { data } = await world.call('GET', 'account/exposure', {}, { as: 'owner' });
  const sums = Object.entries(data.exposure as Record<string, { amount: number }>);
  return {
    ...Object.fromEntries(sums.map(([part, { amount }]) => [part, amount])),
    left: data.credit_left.amount,
  };
};
const aged = async () =>
  (await world.call('GET', 'console/bill/aged', {}, { as: 'operator' })).data.list.find(
    ({ agency_id }: { agency_id: number }) => agency_id === world.agencies.A,
  );
const buyOnCredit = async (price = 100) => {
  const id = await world.book('2028-09-01', { price });
  return world.call('POST', 'order/pay', { id, pay_channel: 'credit' }, { as: 'owner' });
};
const giveBack = (call: 'refundLater' | 'waiveFee', id: number, amount: number) =>
  world.staff(`console/order/${call}`, { id, amount, reason });
const linesOf = async (billId: number): Promise<{ id: number; order_id: number }[]> =>
  (await world.detail(billId)).lines;
const openOf = async (billId: number): Promise<number> => (await world.detail(billId)).bill.open.amount;
/** Noon of a day in Yangon. */
const noon = (day: string) => `${day}T12:00:00+06:30`;

describe('one exposure figure (acceptance scenario A)', () => {
  beforeAll(() => start({ deposit: 0, limit: 2_000_000 }));
  afterAll(() => world.close());

  let overdueBill: number;

  test('exposure: all parts → they add up to 18,000.00 of a limit of 20,000.00, and 2,000.00 is left', async () => {
    // Due on 25 January: on the 27th it is overdue, but within the grace of seven days.
    world.clock.set(noon('2027-01-02'));
    overdueBill = await world.bill(200_000, noon('2027-01-10'));
    const trip = (price: number) => world.buy(price, { date: '2027-01-13' });
    const [kept, queried] = [await trip(300_000), await trip(150_000)];
    const [forLater, unbilled] = [await trip(250_000), await trip(300_000)];
    await world.buy(600_000, { date: '2027-03-01' });
    const openIds = async () => (await world.open()).map(({ id }) => id);
    for (const id of [kept, queried]) await world.complete(id, noon('2027-01-27'));
    const { id } = (await world.apply(await openIds())).data.bill;
    await world.staff('console/bill/confirm', { id });
    const line = (await linesOf(id)).find(({ order_id }) => order_id === queried)!;
    const dispute = { id, line_ids: [line.id], reason: 'Nobody came' };
    expect((await world.member('bill/dispute', dispute)).msg).toBe('');
    await world.complete(forLater, noon('2027-01-27'));
    await world.apply(await openIds());
    await world.complete(unbilled, noon('2027-01-27'));
    expect(await exposure()).toEqual({
      total: 1_800_000,
      held: 600_000,
      unbilled: 300_000,
      applied: 250_000,
      not_due: 300_000,
      overdue: 200_000,
      disputed: 150_000,
      past_due: 200_000,
      left: 200_000,
    });
    expect(await wallet()).toMatchObject({
      credit_used: { amount: 1_800_000 },
      credit_left: { amount: 200_000 },
      credit_stopped: false,
    });
    const listed = await aged();
    expect(listed).toMatchObject({
      credit_limit: { amount: 2_000_000 },
      aged: { current: { amount: 300_000 }, to_30: { amount: 200_000 } },
    });
    const { held, unbilled: open, applied: asked, not_due, overdue, disputed, total } = listed.exposure;
    const parts = [held, open, asked, not_due, overdue, disputed].map(({ amount }) => amount);
    expect(parts.reduce((sum, amount) => sum + amount, 0)).toBe(total.amount);
    const bills = (await world.call('GET', 'bill/list', {}, { as: 'finance' })).data;
    expect(bills.exposure).toEqual(listed.exposure);
    expect(bills.aged).toEqual(listed.aged);
  });

  test('exposure: grace passed → credit stopped, also after disputing the overdue and billing the unbilled amount', async () => {
    const id = overdueBill;
    const { due_on } = (await world.detail(id)).bill;
    expect(due_on).toBe('2027-01-25');
    world.clock.set(noon('2027-02-02'));
    expect(await wallet()).toMatchObject({
      credit_stopped: true,
      credit_stop: 'overdue',
      credit_left: { amount: 0 },
    });
    expect((await buyOnCredit()).data.reason).toBe('credit_overdue');
    const unbilled = (await world.open()).map((charge) => charge.id);
    expect((await world.apply(unbilled)).msg).toBe('');
    expect((await buyOnCredit()).data.reason).toBe('credit_overdue');
    const dispute = { id, line_ids: (await linesOf(id)).map((line) => line.id), reason: 'We do not agree' };
    expect((await world.member('bill/dispute', dispute)).data.reason).toBe('dispute_too_late');
    expect((await world.staff('console/bill/dispute', dispute)).data.bill.status).toBe('closed');
    expect(await exposure()).toMatchObject({
      overdue: 0,
      disputed: 350_000,
      past_due: 200_000,
      total: 1_800_000,
    });
    expect((await buyOnCredit()).data.reason).toBe('credit_overdue');
    await world.staff('console/bill/answer', { line_id: dispute.line_ids[0], answer: 'They did come' });
    expect((await buyOnCredit()).data.reason).toBe('credit_overdue');
  });

  test('exposure: goodwill of 300.00 → lowers the oldest bill to 1,700.00, deposit stays 0', async () => {
    const oldest = (await world.apply((await world.open()).map(({ id }) => id))).data.bill.id;
    await world.staff('console/bill/confirm', { id: oldest });
    // Its due date has not changed.
    expect((await world.detail(oldest)).bill.due_on).toBe('2027-01-25');
    const { order_id } = (await linesOf(oldest))[0]!;
    await setConcessionSums(world.db, { act: 200 });
    const asked = await giveBack('refundLater', order_id, 30_000);
    const { correction } = asked.data;
    const decision = { correction_id: correction.id, decision: 'confirm', note: 'As agreed' };
    expect((await world.call('POST', 'console/correction/decide', decision, { token: second })).msg).toBe('');
    expect(await openOf(oldest)).toBe(170_000);
    expect(await world.money()).toEqual([0, 1_770_000]);
    overdueBill = oldest;
  });

  test('exposure: write-off → credit stopped until a person lifts the stop', async () => {
    // Everything overdue except 1,000.00 is paid.
    await world.fund(70_000, 2_000_000);
    expect((await world.member('bill/pay', { bill_ids: [overdueBill], amount: 70_000 })).msg).toBe('');
    const asked = await world.staff('console/bill/writeOff', { id: overdueBill, reason: 'Insolvent' });
    const decide = { write_off_id: asked.data.write_off.id, decision: 'confirm', note: 'Agreed' };
    const done = await world.call('POST', 'console/bill/decideWriteOff', decide, { token: second });
    expect(done.data.bill.status).toBe('closed');
    expect(await exposure()).toMatchObject({ overdue: 0, past_due: 0, left: 0 });
    expect(await wallet()).toMatchObject({ credit_stopped: true, credit_stop: 'by_seller' });
    expect((await buyOnCredit()).data.reason).toBe('credit_stopped');
    const lift = { agency_id: world.agencies.A, reason: 'A guarantee has been deposited' };
    expect(
      (await world.staff('console/wallet/liftCreditStop', { ...lift, reason: ' ' })).data.errors[0].field,
    ).toBe('reason');
    const lifted = await world.staff('console/wallet/liftCreditStop', lift);
    expect(lifted.data).toMatchObject({ credit_stopped: false, credit_left: { amount: 400_000 } });
    expect((await world.staff('console/wallet/liftCreditStop', lift)).data.reason).toBe('credit_not_stopped');
    expect((await buyOnCredit()).code).toBe(1);
    expect(await checkInvariants(world.db)).toEqual([]);
    expect(await checkLedger(world.db, ledgerProofs, world.clock.now())).toEqual([]);
  });
});

describe('amounts given back of a bill', () => {
  beforeAll(() => start({ deposit: 50_000, limit: 1_000_000 }));
  afterEach(async () => {
    expect(await checkInvariants(world.db)).toEqual([]);
    expect(await checkLedger(world.db, ledgerProofs, world.clock.now())).toEqual([]);
    await world.settleAll();
  });
  afterAll(() => world.close());

  /** A confirmed bill of 132.70: an order of 107.10 and one of 25.60. */
  const billOfTwo = async (): Promise<{ id: number; large: number; small: number }> => {
    const day = new Date(world.clock.now().getTime() + 5 * 86_400_000).toISOString();
    const small = await world.buy(2_560);
    const large = await world.buy(10_710);
    await world.complete(small, day);
    await world.complete(large, day);
    const { id } = (await world.apply((await world.open()).map((charge) => charge.id))).data.bill;
    await world.staff('console/bill/confirm', { id });
    return { id, large, small };
  };
  /** Checks everything that depends on overdue amounts, 40 days later. */
  const expectNothingLate = async (id: number) => {
    const mails = async () =>
      (
        await world.db
          .selectFrom('outbox')
          .select('id')
          .where('event', 'in', ['bill_due', 'bill_overdue'])
          .execute()
      ).length;
    const before = await mails();
    world.clock.advance(40 * 86_400_000);
    expect(await remindBills(world.db, world.clock.now())).toBe(0);
    expect(await mails()).toBe(before);
    expect(await openOf(id)).toBe(0);
    expect(await exposure()).toMatchObject({ overdue: 0, past_due: 0 });
    expect((await wallet()).credit_stopped).toBe(false);
    const order = await buyOnCredit(4_320);
    expect(order.code).toBe(1);
    await world.staff('console/order/cancel', { id: order.data.order.id, fee: 0, reason });
  };

  test('give back: whole bill → bill closed, no reminder, credit available', async () => {
    const { id, large, small } = await billOfTwo();
    await giveBack('refundLater', large, 10_710);
    await giveBack('refundLater', small, 2_560);
    expect((await wallet()).credit_used.amount).toBe(0);
    expect((await world.detail(id)).bill).toMatchObject({ status: 'closed', given_back: { amount: 13_270 } });
    expect(await aged()).toBeUndefined();
    await expectNothingLate(id);
  });

  test('give back: partly paid bill, more than its open amount → bill paid, rest to the deposit', async () => {
    const { id, large } = await billOfTwo();
    const [deposit] = await world.money();
    await world.member('bill/pay', { bill_ids: [id], amount: 10_000 });
    await giveBack('refundLater', large, 5_000);
    expect((await world.detail(id)).bill).toMatchObject({ status: 'paid', paid: { amount: 10_000 } });
    expect(await world.money()).toEqual([deposit - 10_000 + 1_730, 0]);
    await expectNothingLate(id);
  });

  test('give back: fee waived after it was billed → bill closed', async () => {
    const order = await world.buy(5_920);
    await world.staff('console/order/cancel', { id: order, fee: 5_920, reason });
    world.clock.advance(35 * 86_400_000);
    await billPeriods(world.db, world.clock.now());
    const [bill] = (await world.call('GET', 'bill/list', { show: 'open' }, { as: 'finance' })).data.list;
    expect(bill).toMatchObject({ automatic: true, open: { amount: 5_920 } });
    await giveBack('waiveFee', order, 5_920);
    expect((await world.detail(bill.id)).bill.status).toBe('closed');
    await expectNothingLate(bill.id);
  });

  test('give back: lower charge confirmed after billing → bill lowered at once', async () => {
    const { id, small, large } = await billOfTwo();
    await giveBack('refundLater', large, 10_710);
    const unused = { id: small, kind: 'unused', quantity: 1, unit_amount: 2_560, reason: 'Not driven' };
    const { adjustment_id } = (await world.staff('console/order/proposeAdjustment', unused)).data;
    const confirmed = await world.call(
      'POST',
      'order/confirmAdjustment',
      { id: small, adjustment_id },
      { as: 'owner' },
    );
    expect(confirmed.msg).toBe('');
    await expectNothingLate(id);
  });

  test('give back: 50.00 of 132.70 → at most 82.70 payable, credit left never above the limit', async () => {
    const { id, large } = await billOfTwo();
    await giveBack('refundLater', large, 5_000);
    const over = await world.member('bill/pay', { bill_ids: [id], amount: 13_270 });
    expect(over.data).toMatchObject({ reason: 'bill_over_paid', open: { amount: 8_270 } });
    expect((await world.member('bill/pay', { bill_ids: [id], amount: 8_270 })).msg).toBe('');
    expect(await wallet()).toMatchObject({ credit_used: { amount: 0 }, credit_left: { amount: 1_000_000 } });
    await world.fund(0, 0);
    expect((await buyOnCredit(4_320)).data.reason).toBe('credit_too_low');
    await world.fund(0, 1_000_000);
  });

  test('payBill: transfer above the open amount → rest returned to the caller', async () => {
    const { id, large } = await billOfTwo();
    await giveBack('refundLater', large, 5_000);
    expect(await world.receive(id, 13_270)).toMatchObject({ settled: 8_270, rest: 5_000 });
  });

  test('order/correct: paid order was a no-show → overpayment pays the oldest debt, rest to the deposit', async () => {
    const { id, large } = await billOfTwo();
    await world.member('bill/pay', { bill_ids: [id], amount: 13_270 });
    const other = await world.bill(
      6_000,
      new Date(world.clock.now().getTime() + 5 * 86_400_000).toISOString(),
    );
    const [deposit] = await world.money();
    await world.db.updateTable('orders').set({ policy: noShowFree }).where('id', '=', large).execute();
    const wrong = { id: large, to: 'no_show', evidence: 'The captain has found the list' };
    expect((await world.staff('console/order/correct', wrong)).msg).toBe('');
    expect((await world.detail(other)).bill).toMatchObject({
      status: 'closed',
      given_back: { amount: 6_000 },
    });
    expect(await world.money()).toEqual([deposit + 4_710, 0]);
  });
});

/** Policy without any fee, not even for a no-show. */
const noShowFree = JSON.stringify({
  tz: 'Asia/Yangon',
  windows: [{ until: null, fee: { kind: 'none' } }],
  noShow: { kind: 'none' },
  nightTotals: [],
});

describe('disputes', () => {
  beforeAll(() => start({ deposit: 0, limit: 1_000_000 }));
  afterAll(() => world.close());

  test('exposure: disputed in time → not past due until answered, then due by its own date', async () => {
    const id = await world.bill(40_000, noon('2027-01-10'));
    const [line] = await linesOf(id);
    const { due_on } = (await world.detail(id)).bill;
    const disputed = await world.member('bill/dispute', { id, line_ids: [line!.id], reason: 'Nobody came' });
    expect(disputed.msg).toBe('');
    world.clock.set(noon('2027-03-01'));
    expect(await exposure()).toMatchObject({ disputed: 40_000, past_due: 0 });
    expect((await buyOnCredit()).code).toBe(1);
    await world.staff('console/bill/answer', { line_id: line!.id, answer: 'They did come' });
    expect(await exposure()).toMatchObject({ unbilled: 40_000, past_due: 40_000 });
    expect((await buyOnCredit()).data.reason).toBe('credit_overdue');
    expect((await linesOf(id))[0]).toMatchObject({ due_on });
  });

  test('escalateDisputes: answer overdue → finance staff notified once, digest counts it', async () => {
    world.clock.set('2027-03-08T01:00:00Z');
    await world.fund(1_000_000, 5_000_000);
    await world.settleAll();
    const id = await world.bill(7_000, '2027-03-15T02:00:00Z');
    const [line] = await linesOf(id);
    await world.member('bill/dispute', { id, line_ids: [line!.id], reason: 'Nobody came' });
    const answerBy = new Date((await world.detail(id)).lines[0].answer_by * 1000);
    expect(await escalateDisputes(world.db, new Date(answerBy.getTime() - 1))).toBe(0);
    expect(await escalateDisputes(world.db, answerBy)).toBe(1);
    expect(await escalateDisputes(world.db, answerBy)).toBe(0);
    const mails = world.db.selectFrom('outbox').select('body').where('event', '=', 'bill_dispute_late');
    expect((await mails.execute()).every(({ body }) => body.includes('Nobody came'))).toBe(true);
    expect(await mails.execute()).not.toEqual([]);
  });
});
