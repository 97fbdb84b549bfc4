import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAsOwner } from '../../../test/harness.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';
import { untilSomebodyWaits } from '../../../test/until-somebody-waits.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { recordTopUp } from './wallet.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  // One agency is at home where the month ends eight hours later than the other's.
  await askAsOwner(world.owner, `UPDATE agencies SET tz = 'Europe/London' WHERE id = ${world.agencies.B}`);
});
afterAll(() => world.close());

const close = (month: string, as: 'operator' | 'owner' = 'operator') =>
  world.call('POST', 'console/wallet/closeMonth', { month }, { as });
const months = async () => (await world.call('GET', 'console/wallet/months', {}, { as: 'operator' })).data;
const topUp = (amount: number, agency_id = world.agencies.A) =>
  world.call('POST', 'console/wallet/topUp', { agency_id, amount, memo: '' }, { as: 'operator' });
const statement = async (from: string, to: string) =>
  (await world.call('GET', 'account/statement', { from, to, account: 'deposit' }, { as: 'owner' })).data;

/** November with a payment in its last second and one in the first of December, closed once it is over everywhere. */
async function closeNovember() {
  if ((await months()).list[0]?.month >= '2026-11') return;
  await topUp(50_000);
  world.clock.set('2026-11-30T15:59:59Z');
  await topUp(7_000);
  world.clock.set('2026-11-30T16:00:00Z');
  await topUp(300);
  world.clock.set('2026-12-01T00:00:00Z');
  expect((await close('2026-11')).code).toBe(1);
}

test('a month is closed once it is over wherever an agency is at home, one after the other, and once', async () => {
  world.clock.set('2026-10-15T00:00:00Z');
  await topUp(1);
  world.clock.set('2026-10-31T23:59:59Z');
  // November has begun in Shanghai, not yet in London.
  expect(await months()).toEqual({ list: [], next: '2026-10', is_over: false });
  expect((await close('2026-10')).data.reason).toBe('month_not_over');
  world.clock.set('2026-11-01T00:00:00Z');
  expect(await months()).toMatchObject({ next: '2026-10', is_over: true });
  for (const other of ['2026-09', '2026-11']) {
    expect((await close(other)).data.reason).toBe('month_not_next');
  }
  expect((await close('2026-13')).data.errors).toMatchObject([{ field: 'month' }]);
  expect((await close('2026-10', 'owner')).code).toBe(401);
  const both = await Promise.all([close('2026-10'), close('2026-10')]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect((await close('2026-10')).data.reason).toBe('month_closed');
  expect(await months()).toMatchObject({
    list: [{ month: '2026-10', closed_by: 'operator_1' }],
    ...{ next: '2026-11', is_over: false },
  });
  const done = world.db.selectFrom('operator_actions').select(['call', 'object_name', 'after']);
  expect(await done.where('call', '=', 'console/wallet/closeMonth').execute()).toMatchObject([
    { object_name: '2026-10', after: { month: '2026-10' } },
  ]);
});

test('keeps what each account came to at its end, with which the next month opens', async () => {
  await closeNovember();
  const november = await statement('2026-11-01', '2026-11-30');
  const december = await statement('2026-12-01', '2026-12-31');
  expect(november).toMatchObject({
    closed: true,
    accounts: [{ opening: { amount: 1 }, closing: { amount: 57_001 } }],
  });
  expect(december).toMatchObject({
    closed: false,
    accounts: [{ opening: november.accounts[0].closing, closing: { amount: 57_301 } }],
  });
});

test('the statement of a closed month is read from what was kept', async () => {
  await closeNovember();
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

test('nothing is posted into it, by the wallet or past it', async () => {
  await closeNovember();
  const post = (now: Date, agencyId = world.agencies.A) =>
    inTransaction(world.db, (trx) =>
      recordTopUp(trx, { agencyId, amount: 100, memo: '', userId: world.operatorId, key: randomUUID(), now }),
    );
  // Each agency’s month ends where it is at home.
  const lastOf = { A: new Date('2026-11-30T15:59:59.999Z'), B: new Date('2026-11-30T23:59:59.999Z') };
  for (const name of ['A', 'B'] as const) {
    const first = new Date(lastOf[name].getTime() + 1);
    await expect(post(lastOf[name], world.agencies[name])).rejects.toMatchObject({ code: 'month_closed' });
    await expect(post(first, world.agencies[name])).resolves.toBeDefined();
  }
  const past = sql`
    WITH posting AS (INSERT INTO ledger_postings (idempotency_key, event, agency_id, created_at)
      VALUES ('past', 'top_up', ${world.agencies.A}, '2026-11-30T15:00:00Z') RETURNING id),
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

test('is not closed while the ledger of an agency is in doubt', async () => {
  await closeNovember();
  world.clock.set('2027-01-02T00:00:00Z');
  const agency = world.db.updateTable('agencies').where('id', '=', world.agencies.B);
  await agency.set({ money_stopped_at: world.clock.now() }).execute();
  expect((await close('2026-12')).data).toMatchObject({ reason: 'month_in_doubt' });
  await agency.set({ money_stopped_at: null }).execute();
  expect((await close('2026-12')).code).toBe(1);
});

test('waits for what is being posted, and counts it', async () => {
  await closeNovember();
  world.clock.set('2027-02-02T00:00:00Z');
  if ((await months()).next === '2026-12') await close('2026-12');
  const topUpOf = { agencyId: world.agencies.A, amount: 11, memo: '', userId: world.operatorId };
  const closing = await inTransaction(world.db, async (trx) => {
    await recordTopUp(trx, { ...topUpOf, key: 'late', now: new Date('2027-01-31T00:00:00Z') });
    const asked = close('2027-01');
    await untilSomebodyWaits(world);
    return { asked };
  });
  expect((await closing.asked).code).toBe(1);
  const { accounts } = await statement('2027-01-01', '2027-01-31');
  expect(accounts[0].closing.amount - accounts[0].opening.amount).toBe(11);
  expect(await checkInvariants(world.db)).toEqual([]);
});
