import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setConcessionSums } from '../../../../test/concession-sums.ts';
import { openSession } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import { testStart } from '../../../../test/population.ts';
import { payBackLines } from '../../../domain/ledger/lines.ts';
import { post } from '../../wallet/wallet.ts';
import { lapseCorrections } from './lapse-corrections.ts';

let world: OrderWorld;
/** Token of a finance user: a second person. */
let colleague: string;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(1_000_000, 1_000_000);
  await setConcessionSums(world.db, { act: 200 });
  const person = {
    username: 'finance_1',
    nickname: 'finance_1',
    role: 'operator',
    staff_role: 'finance',
  } as const;
  const account = {
    agency_id: null,
    password_hash: 'nobody logs in with it',
    email: 'finance_1@example.com',
  };
  await world.db
    .insertInto('users')
    .values({ ...person, ...account, created_at: testStart })
    .execute();
  colleague = await openSession(world.db, person.username);
});
afterEach(async () => {
  await setConcessionSums(world.db, { act: 200 });
  world.clock.set(testStart);
  expect(await checkInvariants(world.db)).toEqual([]);
});
afterAll(() => world.close());

const total = 51_100;
const over = new Date('2026-12-04T12:00:00+06:30');
const evidence = 'The captain found the signed passenger list';
const staff = (path: string, data: object) => world.call('POST', `console/${path}`, data, { as: 'operator' });
const correct = (id: number, to: 'completed' | 'no_show') => staff('order/correct', { id, to, evidence });
const decide = (correction_id: number, decision: 'confirm' | 'reject', token?: string) =>
  world.call(
    'POST',
    'console/correction/decide',
    { correction_id, decision, note: 'Seen the list' },
    token ? { token } : { as: 'operator' },
  );
const standing = async (id: number) => {
  const { order } = (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data;
  const { order_status, pay_status, refund_status, settlement_status, invoice_status } = order;
  const sums = [order.cancellation_fee.amount, order.refund_money.amount];
  return [order_status, pay_status, refund_status, settlement_status, invoice_status, ...sums].join(' ');
};
const money = async () => {
  const { balance, credit_used } = (await world.call('GET', 'account/wallet', {}, { as: 'owner' })).data;
  return { balance: balance.amount, owed: credit_used.amount };
};
const score = async () => (await world.call('GET', 'account/integral', {}, { as: 'owner' })).data.score;
const alone = (act: number) => setConcessionSums(world.db, { act });

/** Books a paid order whose no-show fee is the given percentage, and moves the clock past its end. */
async function orderOver(channel: 'balance' | 'credit', percent: number): Promise<number> {
  world.clock.set(testStart);
  const id = await world.book();
  // A no-show never costs less than cancelling, so cancelling is free here.
  const policy = JSON.stringify({
    windows: [{ until: null, fee: { kind: 'none' } }],
    noShow: { kind: 'percent', percent },
  });
  await sql`UPDATE orders SET policy = policy || ${policy}::jsonb WHERE id = ${id}`.execute(world.db);
  await world.call('POST', 'order/pay', { id, pay_channel: channel }, { as: 'owner' });
  world.clock.set(over);
  return id;
}

async function noShow(channel: 'balance' | 'credit', percent: number): Promise<number> {
  const id = await orderOver(channel, percent);
  const told_at = over.getTime() / 1000;
  const reply = await staff('order/noShow', {
    id,
    told_by: 'Pier master',
    told_at,
    evidence: 'Nobody boarded the boat',
  });
  expect(reply.msg).toBe('');
  return id;
}

async function completed(channel: 'balance' | 'credit', percent: number): Promise<number> {
  const id = await orderOver(channel, percent);
  await world.call('POST', 'order/confirmComplete', { id }, { as: 'owner' });
  return id;
}

test.each([
  [
    'balance',
    0,
    'no_show refunded refunded none not_eligible 0 51100',
    'completed paid none settled invoiceable 0 0',
  ],
  [
    'balance',
    50,
    'no_show part_refunded refunded settled invoiceable 25550 25550',
    'completed paid none settled invoiceable 0 0',
  ],
  [
    'balance',
    100,
    'no_show paid none settled invoiceable 51100 0',
    'completed paid none settled invoiceable 0 0',
  ],
  [
    'credit',
    0,
    'no_show released refunded none not_eligible 0 51100',
    'completed on_credit none unsettled not_eligible 0 0',
  ],
  [
    'credit',
    50,
    'no_show on_credit refunded unsettled not_eligible 25550 25550',
    'completed on_credit none unsettled not_eligible 0 0',
  ],
  [
    'credit',
    100,
    'no_show on_credit none unsettled not_eligible 51100 0',
    'completed on_credit none unsettled not_eligible 0 0',
  ],
] as const)(
  'correctOrder: no-show and completion corrected into each other → everything follows: %s, fee of %i %%',
  async (channel, percent, asNoShow, asCompleted) => {
    await alone(1_000_000);
    const [before, points] = [await money(), await score()];
    const side = channel === 'balance' ? 'balance' : 'owed';
    const sign = channel === 'balance' ? -1 : 1;
    const fee = (total * percent) / 100;
    const id = await noShow(channel, percent);
    for (const [to, stands, charged, earned] of [
      ['completed', asCompleted, total, 511],
      ['no_show', asNoShow, fee, 0],
      ['completed', asCompleted, total, 511],
    ] as const) {
      const reply = await correct(id, to);
      expect([reply.msg, reply.data.correction?.status]).toEqual(['', 'done']);
      expect(await standing(id)).toBe(stands);
      expect((await money())[side]).toBe(before[side] + sign * charged);
      expect((await score()) - points).toBe(earned);
    }
    expect((await correct(id, 'completed')).data.reason).toBe('order_wrong_state');
    const { history } = (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data;
    expect(history.at(-1)).toMatchObject({ event: 'correct', reason: evidence, order_status: 'completed' });
    const mails = await world.db
      .selectFrom('outbox')
      .select('body')
      .where('event', '=', 'order_corrected')
      .execute();
    expect(mails.at(-1)!.body).toContain(evidence);
  },
);

test("correctOrder: above the site's limit → waits for a colleague other than the requester", async () => {
  const id = await completed('balance', 50);
  const [stood, before] = [await standing(id), await money()];
  const { correction, order } = (await correct(id, 'no_show')).data;
  expect(correction).toMatchObject({
    status: 'asked',
    to: 'no_show',
    amount: { amount: -25_550 },
    asked_by: 'operator_1',
  });
  expect(order.order_status).toBe('completed');
  expect((await correct(id, 'no_show')).data.reason).toBe('correction_open');
  const asked = await world.db
    .selectFrom('outbox')
    .selectAll()
    .where('event', '=', 'correction_asked')
    .execute();
  expect(asked.map(({ recipient }) => recipient)).toEqual(['finance_1@example.com']);
  const waiting = async () =>
    (await world.call('GET', 'console/correction/list', {}, { as: 'operator' })).data;
  expect((await waiting()).list).toMatchObject([{ id: correction.id, order_id: id, agency: 'Agency A' }]);
  expect((await decide(correction.id, 'confirm')).data.reason).toBe('correction_own');
  expect((await decide(correction.id, 'reject')).data.reason).toBe('correction_own');
  expect([await standing(id), await money()]).toEqual([stood, before]);
  expect((await decide(correction.id, 'confirm', colleague)).data.correction.status).toBe('done');
  expect(await standing(id)).toBe('no_show part_refunded refunded settled invoiceable 25550 25550');
  expect((await money()).balance).toBe(before.balance + 25_550);
  expect((await decide(correction.id, 'confirm', colleague)).data.reason).toBe('correction_closed');
  expect(await waiting()).toMatchObject({ list: [], total: 0 });
  expect((await decide(999_999, 'confirm', colleague)).data.reason).toBe('not_found');
});

test('correctOrder: rejected by a colleague → nothing changes, can be requested again', async () => {
  const id = await noShow('balance', 50);
  const stood = await standing(id);
  const { correction } = (await correct(id, 'completed')).data;
  expect((await decide(correction.id, 'reject', colleague)).data.correction.status).toBe('rejected');
  expect(await standing(id)).toBe(stood);
  expect((await correct(id, 'completed')).data.correction.status).toBe('asked');
});

test('correctOrder: not decided in time → lapses without changes, recorded in the history, can be requested again', async () => {
  const id = await noShow('balance', 50);
  const stood = await standing(id);
  const { correction } = (await correct(id, 'completed')).data;
  const waiting = async () =>
    (await world.call('GET', 'console/correction/list', {}, { as: 'operator' })).data.list;
  expect(await waiting()).toContainEqual(expect.objectContaining({ id: correction.id, due: correction.due }));
  const due = new Date(correction.due * 1000);
  expect(due.getTime() - world.clock.now().getTime()).toBe(72 * 3_600_000);
  const lapse = (at: Date) => lapseCorrections(world.db, world.products, at);
  await lapse(new Date(due.getTime() - 1));
  expect(await waiting()).toContainEqual(expect.objectContaining({ id: correction.id }));
  for (let times = 0; times < 2; times++) await lapse(due);
  expect(await waiting()).not.toContainEqual(expect.objectContaining({ id: correction.id }));
  expect(await standing(id)).toBe(stood);
  const { order, history } = (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data;
  expect(history.at(-1)).toMatchObject({ event: 'correctionLapsed', actor: 'timer' });
  const mails = await world.db
    .selectFrom('outbox')
    .selectAll()
    .where('event', '=', 'correction_lapsed')
    .execute();
  const own = mails.filter(({ subject }) => subject.includes(order.sn));
  expect(own.map(({ recipient }) => recipient)).toEqual(['finance_1@example.com']);
  expect((await decide(correction.id, 'confirm', colleague)).data.reason).toBe('correction_closed');
  expect((await correct(id, 'completed')).data.correction.status).toBe('asked');
});

test('correctOrder: refund already spent, or order in another status → refused', async () => {
  await alone(1_000_000);
  const id = await noShow('balance', 50);
  const { balance } = await money();
  const spent = {
    event: 'deposit_paid_back',
    key: 'spent-since',
    agencyId: world.agencies.A,
    entityId: null,
    orderId: null,
    lines: payBackLines(balance - 25_549),
    userId: null,
    memo: '',
    now: over,
  };
  await world.db.transaction().execute((trx) => post(trx, spent));
  const stood = await standing(id);
  expect((await correct(id, 'completed')).data.reason).toBe('balance_too_low');
  expect(await standing(id)).toBe(stood);
  expect((await correct(await orderOver('credit', 50), 'no_show')).data.reason).toBe('order_wrong_state');
  expect((await correct(id, 'no_show')).data.reason).toBe('order_wrong_state');
  expect((await correct(999_999, 'no_show')).data.reason).toBe('not_found');
  const short = await staff('order/correct', { id, to: 'completed', evidence: 'A mistake' });
  expect(short.data.errors).toMatchObject([{ field: 'evidence' }]);
  const { code } = await world.call(
    'POST',
    'console/order/correct',
    { id, to: 'completed', evidence },
    { as: 'owner' },
  );
  expect(code).toBe(401);
});
