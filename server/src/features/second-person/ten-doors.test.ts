import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { amendsOrders } from '../../../test/amend.ts';
import { openStays, type Stays } from '../../../test/build-stays.ts';
import { addStaff, setConcessionSums } from '../../../test/concession-sums.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { testStart } from '../../../test/population.ts';
import { endDueRequests } from './second-person.ts';

// Two rooms, three nights at 80.00: 480.00 in all. Free until 18:00 of the third day before in Yangon, then one night of
// both rooms: 160.00. Everything is given on 5 December.
let stays: Stays;
let clerk: { id: number; token: string };
let colleague: { id: number; token: string };
let opened = 0;
const reason = 'The guest complained about the room';
const evidence = 'The hotel manager confirmed it by telephone';
const today = new Date('2026-12-05T12:00:00+06:30');

beforeAll(async () => {
  stays = await openStays();
  await stays.world.call('POST', 'console/site/save', { pointsPerHundred: 0 }, { as: 'operator' });
  const value = JSON.stringify(1_000_000);
  await stays.world.db.insertInto('site_settings').values({ name: 'paidBackAloneUpTo', value }).execute();
});
afterAll(() => stays.world.close());
beforeEach(async () => {
  opened += 1;
  const { db, clock } = stays.world;
  clock.set(today);
  clerk = await addStaff(db, `clerk_${opened}`, 'administrator');
  colleague = await addStaff(db, `colleague_${opened}`, 'administrator');
  // No temporary limit of a former test; a limit that is lowered gives nothing up.
  await as(clerk, 'contract/save', contract(10_000_000, null));
});
afterEach(async () => {
  expect(await checkInvariants(stays.world.db)).toEqual([]);
});

const sums = (set: { act?: number; order?: number; day?: number }) => setConcessionSums(stays.world.db, set);
const as = (person: { token: string }, path: string, data: object, key: string = randomUUID()) =>
  stays.world.call('POST', `console/${path}`, data, { token: person.token, key, lang: 'en' });
const waiting = async (person = colleague) =>
  (await stays.world.call('GET', 'console/secondPerson/list', { limit: 100 }, { token: person.token })).data
    .list;
const decide = (person: { token: string }, id: number, decision: 'confirm' | 'reject' = 'confirm') =>
  as(person, 'secondPerson/decide', { id, decision, note: 'Checked with the hotel' });
const requestOf = async (name: string) =>
  (await waiting()).find((one: { object_name: string }) => one.object_name === name);
const totals = async () => {
  const reply = await stays.world.call(
    'GET',
    'console/secondPerson/dayTotals',
    {},
    { token: colleague.token },
  );
  return reply.data.list.find((one: { operator: string }) => one.operator === `clerk_${opened}`);
};
const order = async (id: number) => (await stays.show(id)).order;
const creditLimit = async () =>
  (await stays.world.call('GET', 'account/wallet', {}, { as: 'owner' })).data.credit_limit.amount;

/** A paid stay; the clock is at the day of the concessions afterwards. */
async function booked(check_in = '2026-12-20', check_out = '2026-12-23'): Promise<number> {
  stays.world.clock.set(testStart);
  const id = await stays.book({ check_in, check_out });
  stays.world.clock.set(today);
  return id;
}

/** A stay that cancelling costs 160.00 now. */
const inFeeWindow = () => booked('2026-12-07', '2026-12-10');

/** A completed order of 480.00. */
async function served(): Promise<number> {
  const id = await booked('2026-12-01', '2026-12-04');
  await stays.post('order/confirmComplete', { id });
  return id;
}

/** An order that ended with a fee of 160.00. */
async function endedWithFee(): Promise<number> {
  const id = await inFeeWindow();
  await stays.refund(id);
  return id;
}

/** Each way to give something up: what is called for a sum in minor units, which waits or is done. */
const doors: { name: string; give: (amount: number) => Promise<{ name: string; isHeld: boolean }> }[] = [
  {
    name: 'cancel below the fee of the policy',
    give: async (amount) => {
      const id = await inFeeWindow();
      return outcome(id, await as(clerk, 'order/cancel', { id, fee: 16_000 - amount, reason }));
    },
  },
  {
    name: 'lower the price',
    give: async (amount) => {
      const id = await booked();
      return outcome(id, await as(clerk, 'order/changePrice', { id, total_price: 48_000 - amount, reason }));
    },
  },
  {
    name: 'drop a room below its due price',
    give: async (amount) => {
      const id = await booked();
      const total_price = 24_000 - amount;
      return outcome(id, await as(clerk, 'hotelOrder/dropRoom', { id, room: 1, total_price, reason }));
    },
  },
  {
    name: 'refund later',
    give: async (amount) => {
      const id = await served();
      return outcome(id, await as(clerk, 'order/refundLater', { id, amount, reason: evidence }));
    },
  },
  {
    name: 'waive a fee',
    give: async (amount) => {
      const id = await endedWithFee();
      return outcome(id, await as(clerk, 'order/waiveFee', { id, amount, reason: evidence }));
    },
  },
  {
    name: 'goodwill as a work order gives it',
    give: async (amount) => {
      const id = await served();
      const { sn } = await order(id);
      const given = await amendsOrders(stays.world).carryOut(
        id,
        { kind: 'goodwill', amount },
        { desk: true, deskToken: clerk.token },
      );
      return { name: sn, isHeld: given.correctionId !== null };
    },
  },
  {
    name: 'top up without a receipt of the bank',
    give: async (amount) => {
      const agency = { agency_id: stays.world.agencyA, amount, memo: 'Cash' };
      return outcome('Agency A', await as(clerk, 'wallet/topUp', agency));
    },
  },
  {
    name: 'raise the credit limit',
    give: async (amount) => {
      const credit_limit = (await creditLimit()) + amount;
      const agency = { agency_id: stays.world.agencyA, credit_limit };
      return outcome('Agency A', await as(clerk, 'wallet/setCreditLimit', agency));
    },
  },
  {
    name: 'grant a temporary limit',
    give: async (amount) => {
      const now = await creditLimit();
      return outcome('Agency A', await as(clerk, 'contract/save', contract(now, now + amount)));
    },
  },
  {
    name: 'pay a deposit back',
    give: async (amount) => {
      const agency = {
        agency_id: stays.world.agencyA,
        amount,
        payee: 'KBZ 123',
        reason: 'They asked for it',
      };
      return outcome('Agency A', await as(clerk, 'payBack/ask', agency));
    },
  },
];

function contract(credit_limit: number, temporary_limit: number | null) {
  return {
    agency_id: stays.world.agencyA,
    credit_limit,
    temporary_limit,
    temporary_to: temporary_limit === null ? null : '2026-12-31',
    cycle: 'month',
    due_days: 15,
    grace_days: 7,
    tolerance: 0,
    low_balance: 0,
    invoice_when: 'bill_confirmed',
    reason: 'High season',
  };
}

/** Whether a call waits: refused as held, or answered with a request that was stored. */
async function outcome(
  what: number | string,
  reply: Awaited<ReturnType<typeof as>>,
): Promise<{ name: string; isHeld: boolean }> {
  const name = typeof what === 'string' ? what : (await order(what)).sn;
  if (reply.code !== 1) {
    expect(reply.msg).toBe('Submitted: a colleague has to approve it first. Nothing has been changed yet');
    return { name, isHeld: true };
  }
  const { correction, status } = reply.data;
  return { name, isHeld: correction?.status === 'asked' || status === 'asked' };
}

describe.each(doors)('$name', ({ give }) => {
  test('concession: up to the sum per act → done at once and counted', async () => {
    await sums({ act: 100, order: 400, day: 1_000 });
    expect(await give(10_000)).toMatchObject({ isHeld: false });
    expect(await totals()).toMatchObject({ alone: { amount: 10_000, currency: 'USD' }, acts: 1 });
  });

  test('concession: above the sum per act → waits, not counted; declined → never done', async () => {
    await sums({ act: 100, order: 400, day: 1_000 });
    const { name: about, isHeld } = await give(10_001);
    expect(isHeld).toBe(true);
    const request = await requestOf(about);
    expect(request).toMatchObject({ amount: { amount: 10_001, currency: 'USD' }, needs: 'colleague' });
    expect(await totals()).toBeUndefined();
    expect((await decide(colleague, request.id, 'reject')).msg).toBe('');
    expect([await requestOf(about), await totals()]).toEqual([undefined, undefined]);
  });

  test('concession: daily sum of the person reached → the next act waits; approved → done as approved', async () => {
    await sums({ act: 100, order: 400, day: 199 });
    expect(await give(10_000)).toMatchObject({ isHeld: false });
    const { name: about, isHeld } = await give(10_000);
    expect(isHeld).toBe(true);
    expect((await decide(colleague, (await requestOf(about)).id)).msg).toBe('');
    expect(await requestOf(about)).toBeUndefined();
    expect(await totals()).toMatchObject({
      alone: { amount: 10_000 },
      approved: { amount: 10_000 },
      acts: 2,
    });
  });
});

test('concessions: small sums on ten paths by one person in a day → daily sum requires a second person', async () => {
  await sums({ act: 200, order: 400, day: 499 });
  const held: boolean[] = [];
  for (const { give } of doors) held.push((await give(5_000)).isHeld);
  expect(held).toEqual([...Array(9).fill(false), true]);
  expect(await totals()).toMatchObject({ alone: { amount: 45_000 }, acts: 9 });
  // Another clerk still has the whole day.
  clerk = colleague;
  expect(await doors[0]!.give(5_000)).toMatchObject({ isHeld: false });
  for (const { id, may_reject } of await waiting()) if (may_reject) await decide(colleague, id, 'reject');
});

test('concessions: several people on one order → sum of the order requires a second person', async () => {
  await sums({ act: 200, order: 300, day: 10_000 });
  const id = await served();
  const give = (person: { token: string }, amount: number) =>
    as(person, 'order/refundLater', { id, amount, reason: evidence });
  expect((await give(clerk, 20_000)).data.correction.status).toBe('done');
  expect((await give(colleague, 10_000)).data.correction.status).toBe('done');
  expect((await give(colleague, 1)).data.correction.status).toBe('asked');
});

test('concession request: sent again → same request; another one about the same order → refused', async () => {
  await sums({ act: 100 });
  const id = await booked();
  const key = randomUUID();
  const lower = (total_price: number, again?: string) =>
    as(clerk, 'order/changePrice', { id, total_price, reason }, again);
  const first = await lower(1, key);
  expect(first.data.reason).toBe('second_person_asked');
  expect((await lower(1, key)).data.request_id).toBe(first.data.request_id);
  expect((await lower(2)).data.reason).toBe('second_person_open');
  expect((await order(id)).total_price.amount).toBe(48_000);
  expect((await decide(colleague, first.data.request_id)).msg).toBe('');
  expect((await order(id)).total_price.amount).toBe(1);
  expect((await decide(colleague, first.data.request_id)).data.reason).toBe('second_person_closed');
});

test('concession request: approved by the one who asked → refused; withdrawn → declined', async () => {
  await sums({ act: 100 });
  const id = await booked();
  const asked = await as(clerk, 'order/changePrice', { id, total_price: 1, reason });
  const { request_id } = asked.data;
  expect((await decide(clerk, request_id)).data.reason).toBe('second_person_own');
  expect((await decide(clerk, request_id, 'reject')).msg).toBe('');
  expect((await order(id)).total_price.amount).toBe(48_000);
});

test('concession request: approver appointed only by the one who asked, or the reverse → refused; by another administrator → done', async () => {
  await sums({ act: 100 });
  const { db } = stays.world;
  const puppet = await addStaff(db, `puppet_${opened}`, 'finance', { appointed_by: clerk.id });
  const chosen = { appointed_by: clerk.id, appointed_with: colleague.id };
  const finance = await addStaff(db, `finance_${opened}`, 'finance', chosen);
  const id = await booked();
  const { request_id } = (await as(clerk, 'order/changePrice', { id, total_price: 1, reason })).data;
  expect((await decide(puppet, request_id)).data.reason).toBe('second_person_dependent');
  expect((await decide(finance, request_id)).msg).toBe('');
  // Whoever has appointed the asker alone could have asked through the account.
  const other = await booked();
  const asked = await as(puppet, 'wallet/topUp', {
    agency_id: stays.world.agencyA,
    amount: 10_001,
    memo: 'Cash',
  });
  expect(asked.data.reason).toBe('second_person_asked');
  expect((await decide(clerk, asked.data.request_id)).data.reason).toBe('second_person_dependent');
  expect((await decide(colleague, asked.data.request_id)).msg).toBe('');
  expect((await order(other)).order_status).toBe('confirmed');
});

test('concession request: fee has risen before the approval → refused, because more would be given than requested', async () => {
  await sums({ act: 100 });
  const id = await inFeeWindow();
  const { request_id } = (await as(clerk, 'order/cancel', { id, fee: 0, reason })).data;
  expect(await requestOf((await order(id)).sn)).toMatchObject({ amount: { amount: 16_000 } });
  stays.world.clock.set(new Date('2026-12-06T18:00:00+06:30'));
  expect((await decide(colleague, request_id)).data.reason).toBe('second_person_changed');
  expect((await order(id)).order_status).toBe('confirmed');
  expect((await decide(colleague, request_id, 'reject')).msg).toBe('');
});

test('concession request: order ended → refused; undecided for 72 hours → lapses', async () => {
  await sums({ act: 100 });
  const id = await booked();
  const { request_id } = (await as(clerk, 'order/changePrice', { id, total_price: 1, reason })).data;
  await stays.refund(id);
  expect((await decide(colleague, request_id)).data.reason).toBe('second_person_undoable');
  const { db, app } = stays.world;
  const findStaffRoute = () => undefined;
  const due = new Date(today.getTime() + 72 * 3_600_000);
  expect(await endDueRequests(db, findStaffRoute, new Date(due.getTime() - 1))).toBe(0);
  await app.jobs.find(({ name }) => name === 'end-due-requests')!.run(due);
  expect((await decide(colleague, request_id)).data.reason).toBe('second_person_closed');
});

test('concessions: two at once exceed the daily sum together → one of them waits', async () => {
  await sums({ act: 200, day: 300 });
  const ids = [await booked(), await booked(), await booked()];
  const replies = await Promise.all(
    ids.map((id) => as(clerk, 'order/changePrice', { id, total_price: 28_000, reason })),
  );
  expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
  expect(await totals()).toMatchObject({ alone: { amount: 20_000 }, acts: 1 });
  for (const { data } of replies) if (data.request_id) await decide(colleague, data.request_id, 'reject');
});

test('price group: night sold below its cost → second person decides, whatever the sums', async () => {
  const { db } = stays.world;
  await setConcessionSums(db, {});
  const group = { name: `Group ${opened}`, hotel_percent: -10, car_percent: 0, transfer_percent: 0 };
  expect((await as(clerk, 'priceGroup/save', group)).msg).toBe('');
  await sql`UPDATE rate_months SET costs = array_fill(7300, ARRAY[array_length(prices, 1)])`.execute(db);
  // 80.00 less 8 % is 73.60, less 9 % it is 72.80.
  expect((await as(clerk, 'priceGroup/save', { ...group, name: `B ${opened}`, hotel_percent: -8 })).msg).toBe(
    '',
  );
  const lower = await as(clerk, 'priceGroup/save', { ...group, name: `C ${opened}`, hotel_percent: -9 });
  expect(lower.data.reason).toBe('second_person_asked');
  expect((await decide(colleague, lower.data.request_id)).msg).toBe('');
  const { data } = await stays.world.call('GET', 'console/priceGroup/list', {}, { token: clerk.token });
  expect(data.list.map(({ name }: { name: string }) => name)).toContain(`C ${opened}`);
  await sql`UPDATE rate_months SET costs = NULL`.execute(db);
});

test('concession requests: update or delete by the portal’s role → refused', async () => {
  const { db } = stays.world;
  await sums({ act: 100 });
  const id = await served();
  await as(clerk, 'order/refundLater', { id, amount: 100, reason: evidence });
  await as(clerk, 'order/refundLater', { id, amount: 10_001, reason: evidence });
  for (const table of ['order_corrections', 'concessions']) {
    await expect(sql`DELETE FROM ${sql.table(table)}`.execute(db)).rejects.toThrow(/permission denied/);
    await expect(
      sql`UPDATE ${sql.table(table)} SET amount = 1 WHERE status = 'asked'`.execute(db),
    ).rejects.toThrow(/keeps what was asked/);
    await expect(
      sql`UPDATE ${sql.table(table)} SET status = 'asked' WHERE status = 'done'`.execute(db),
    ).rejects.toThrow(/is decided already/);
  }
  await decide(colleague, (await requestOf((await order(id)).sn)).id, 'reject');
});
