import { randomUUID } from 'node:crypto';
import { addDays } from '@serai/contract/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAsOwner } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import { waitForBlockedStatements } from '../../../../test/wait-for-blocked-statements.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { recordTopUp } from '../wallet.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openBooks();
  await closeNovember();
});
afterAll(() => world.close());

/**
 * Opens books that begin in October, with two agencies; one agency's months end eight hours after the
 * other's.
 */
async function openBooks(): Promise<OrderWorld> {
  const opened = await openOrderWorld();
  await askAsOwner(opened.owner, `UPDATE agencies SET tz = 'Europe/London' WHERE id = ${opened.agencies.B}`);
  opened.clock.set('2026-10-15T00:00:00Z');
  await topUp(1, opened);
  return opened;
}

const close = (
  month: string,
  { as = 'operator', of = world }: { as?: 'operator' | 'owner'; of?: OrderWorld } = {},
) => of.call('POST', 'console/wallet/closeMonth', { month }, { as });
const months = async (of = world) =>
  (await of.call('GET', 'console/wallet/months', {}, { as: 'operator' })).data;
const topUp = (amount: number, of = world) =>
  of.call('POST', 'console/wallet/topUp', { agency_id: of.agencies.A, amount, memo: '' }, { as: 'operator' });
const statement = async (from: string, to: string) =>
  (await world.call('GET', 'account/statement', { from, to, account: 'deposit' }, { as: 'owner' })).data;

/** Closes November, with one payment in its last second and one in the first second of December. */
async function closeNovember() {
  world.clock.set('2026-11-21T04:30:00Z');
  await topUp(50_000);
  world.clock.set('2026-11-30T15:59:59Z');
  await topUp(7_000);
  world.clock.set('2026-11-30T16:00:00Z');
  await topUp(300);
  world.clock.set('2026-12-01T00:00:00Z');
  for (const month of ['2026-10', '2026-11']) expect((await close(month)).code).toBe(1);
}

const monthAfter = (month: string) => addDays(`${month}-28`, 4).slice(0, 7);

/** Advances the clock until the next month to close has just ended; returns that month. */
async function passMonth(): Promise<string> {
  const { next } = await months();
  world.clock.set(`${monthAfter(next)}-02T00:00:00Z`);
  return next;
}

test("closeMonth: ended in every agency's zone → closed in order, once", async () => {
  const of = await openBooks();
  of.clock.set('2026-10-31T23:59:59Z');
  // November has begun in Shanghai, but not in London.
  expect(await months(of)).toEqual({ list: [], next: '2026-10', is_over: false });
  expect((await close('2026-10', { of })).data.reason).toBe('month_not_over');
  of.clock.set('2026-11-01T00:00:00Z');
  expect(await months(of)).toMatchObject({ next: '2026-10', is_over: true });
  for (const other of ['2026-09', '2026-11']) {
    expect((await close(other, { of })).data.reason).toBe('month_not_next');
  }
  expect((await close('2026-13', { of })).data.errors).toMatchObject([{ field: 'month' }]);
  expect((await close('2026-10', { as: 'owner', of })).code).toBe(401);
  const both = await Promise.all([close('2026-10', { of }), close('2026-10', { of })]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect((await close('2026-10', { of })).data.reason).toBe('month_closed');
  expect(await months(of)).toMatchObject({
    list: [{ month: '2026-10', closed_by: 'operator_1' }],
    next: '2026-11',
    is_over: false,
  });
  const done = of.db.selectFrom('operator_actions').select(['call', 'object_name', 'after']);
  expect(await done.where('call', '=', 'console/wallet/closeMonth').execute()).toMatchObject([
    { object_name: '2026-10', after: { month: '2026-10' } },
  ]);
  await of.close();
});

test('closeMonth: closed → closing balances stored and used as opening balances of the next month', async () => {
  const november = await statement('2026-11-01', '2026-11-30');
  const december = await statement('2026-12-01', '2026-12-31');
  expect(november).toMatchObject({
    closed: true,
    accounts: [{ opening: { amount: 1 }, closing: { amount: 57_001 } }],
  });
  expect(december).toMatchObject({ accounts: [{ opening: november.accounts[0].closing }] });
  expect((await statement('2028-02-01', '2028-02-29')).closed).toBe(false);
  expect(december.list.at(-1)).toMatchObject({ before: { amount: 57_001 }, after: { amount: 57_301 } });
});

test('statement: closed month → read from the stored balances', async () => {
  const setKept = (balance: number) =>
    askAsOwner(
      world.owner,
      `ALTER TABLE month_closings DISABLE TRIGGER month_closings_kept;
       UPDATE month_closings SET balance = ${balance} FROM ledger_accounts account
       WHERE account.id = account_id AND account.kind = 'deposit' AND agency_id = ${world.agencies.A} AND month = '2026-11-01';
       ALTER TABLE month_closings ENABLE TRIGGER month_closings_kept`,
    );
  await setKept(-1);
  expect((await checkInvariants(world.db)).map(({ rule }) => rule)).toEqual([
    'a closed month is what its entries come to, and nothing lies in it that came later',
  ]);
  expect((await statement('2026-11-01', '2026-11-30')).accounts[0].closing.amount).toBe(1);
  expect((await statement('2026-12-01', '2026-12-31')).accounts[0].opening.amount).toBe(1);
  await setKept(-57_001);
  expect(await checkInvariants(world.db)).toEqual([]);
});

test('post: date in a closed month → refused by the wallet and by the database', async () => {
  const post = (now: Date, agencyId = world.agencies.A) =>
    inTransaction(world.db, (trx) =>
      recordTopUp(trx, { agencyId, amount: 100, memo: '', userId: world.operatorId, key: randomUUID(), now }),
    );
  // A month ends at each agency’s local time.
  const { next } = await months();
  for (const [name, zone] of [
    ['A', '+08:00'],
    ['B', 'Z'],
  ] as const) {
    const first = new Date(`${next}-01T00:00:00${zone}`);
    const last = new Date(first.getTime() - 1);
    await expect(post(last, world.agencies[name])).rejects.toMatchObject({ code: 'month_closed' });
    await expect(post(first, world.agencies[name])).resolves.toBeDefined();
  }
  const past = sql`
    WITH posting AS (INSERT INTO ledger_postings (idempotency_key, event, agency_id, entity_id, created_at)
      VALUES ('past', 'top_up', ${world.agencies.A}, 1, '2026-11-30T15:00:00Z') RETURNING id),
    account AS (UPDATE ledger_accounts SET balance = balance - 5
      WHERE agency_id = ${world.agencies.A} AND kind = 'deposit' RETURNING id, kind, balance)
    INSERT INTO ledger_entries (posting_id, account_id, account_kind, amount, balance_before, balance_after,
      limit_in_force, created_at)
    SELECT posting.id, account.id, account.kind, -5, account.balance + 5, account.balance, 0, '2026-12-02T00:00:00Z'
    FROM posting, account`;
  await expect(past.execute(world.db)).rejects.toThrow('lies in a month that is closed');
  await expect(
    sql`UPDATE ledger_accounts SET closed_before = NULL WHERE agency_id = ${world.agencies.A}`.execute(
      world.db,
    ),
  ).rejects.toThrow('stays closed');
  expect(await checkInvariants(world.db)).toEqual([]);
});

test("closeMonth: an agency's ledger is being checked → month_in_doubt", async () => {
  const month = await passMonth();
  const agency = world.db.updateTable('agencies').where('id', '=', world.agencies.B);
  await agency.set({ money_stopped_at: world.clock.now() }).execute();
  expect((await close(month)).data).toMatchObject({ reason: 'month_in_doubt' });
  await agency.set({ money_stopped_at: null }).execute();
  expect((await close(month)).code).toBe(1);
});

test('closeMonth: posting in progress → waited for and counted', async () => {
  const month = await passMonth();
  const topUpOf = { agencyId: world.agencies.A, amount: 11, memo: '', userId: world.operatorId };
  const closing = await inTransaction(world.db, async (trx) => {
    await recordTopUp(trx, { ...topUpOf, key: 'late', now: new Date(`${month}-28T00:00:00Z`) });
    const asked = close(month);
    await waitForBlockedStatements(world);
    return { asked };
  });
  expect((await closing.asked).code).toBe(1);
  const last = addDays(`${monthAfter(month)}-01`, -1);
  const { list } = await statement(`${month}-28`, last);
  expect(list).toMatchObject([{ amount: { amount: 11 } }]);
  expect(await checkInvariants(world.db)).toEqual([]);
});
