import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type ClientConfig, escapeIdentifier } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fundAgency } from '../../../test/fund-agency.ts';
import { askAsOwner, openTestWorld, type TestWorld } from '../../../test/harness.ts';
import type { Tables } from '../../tables.ts';
import type { DatabaseSource } from './application-role.ts';
import { openDatabase } from './connect.ts';
import { prepareDatabase } from './portal-database.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await fundAgency(world.db, world.agencyA, { deposit: 5000 });
});
afterAll(() => world.close());

const addToOldPosting = `
  INSERT INTO ledger_entries (posting_id, account_id, account_kind, amount, balance_before, balance_after, limit_in_force,
    created_at)
  SELECT posting_id, account_id, account_kind, -1, balance_after, balance_after - 1, limit_in_force, now() FROM ledger_entries
  WHERE account_kind = 'deposit'`;
const moveAlone = "UPDATE ledger_accounts SET balance = balance - 1 WHERE kind = 'deposit'";

// PostgreSQL versions use different messages.
const refusedToRole = /permission denied|must be superuser/;

describe('the running portal', () => {
  test.each([
    ['TRUNCATE ledger_entries', 'permission denied'],
    ['TRUNCATE throttle_counters', 'permission denied'],
    ['UPDATE ledger_entries SET amount = 1', 'permission denied'],
    ['DELETE FROM ledger_postings', 'permission denied'],
    ["UPDATE order_history SET event = ''", 'permission denied'],
    ['DELETE FROM point_entries', 'permission denied'],
    ['DELETE FROM orders', 'permission denied'],
    ['DELETE FROM schema_migrations', 'permission denied'],
    ['CREATE TABLE loot (n int)', 'permission denied'],
    ['DROP TABLE uploads', 'must be owner'],
    ['ALTER TABLE ledger_entries DISABLE TRIGGER ALL', 'must be owner'],
    ['DROP TRIGGER ledger_entries_immutable ON ledger_entries', 'must be owner'],
    [
      'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN END$$',
      'denied',
    ],
    ['SET session_replication_role = replica', 'permission denied'],
    ['CREATE ROLE thief SUPERUSER', refusedToRole],
    ["COPY agencies TO PROGRAM 'cat'", refusedToRole],
    [moveAlone, 'without an entry'],
    [addToOldPosting, 'older posting'],
  ])('application role: %s → refused', async (statement, refusal) => {
    await expect(world.pool.query(statement)).rejects.toThrow(refusal);
  });

  test('application role: attributes → not a superuser, owns nothing', async () => {
    const { rows } = await sql<{ super: boolean; owned: number }>`
      SELECT rolsuper AS super, (SELECT count(*)::int FROM pg_class WHERE relowner = pg_roles.oid) AS owned
      FROM pg_roles WHERE rolname = current_user`.execute(world.db);
    expect(rows).toEqual([{ super: false, owned: 0 }]);
  });
});

describe('even the owner of the tables', () => {
  test.each([
    ['TRUNCATE ledger_entries', 'append-only'],
    ['TRUNCATE ledger_postings CASCADE', 'append-only'],
    ['TRUNCATE agencies CASCADE', 'append-only'],
    ['TRUNCATE order_history', 'append-only'],
    ['TRUNCATE ride_history', 'append-only'],
    ['TRUNCATE point_entries', 'append-only'],
    ['UPDATE ledger_entries SET amount = 1', 'append-only'],
    ['DELETE FROM ledger_postings', 'append-only'],
    [moveAlone, 'without an entry'],
    [addToOldPosting, 'older posting'],
    ["UPDATE ledger_accounts SET kind = 'order_hold' WHERE kind = 'deposit'", 'keeps its agency'],
    ["UPDATE ledger_accounts SET id = DEFAULT WHERE kind = 'sales'", 'keeps its agency'],
    [
      `WITH posting AS (INSERT INTO ledger_postings (idempotency_key, event, agency_id, entity_id, created_at)
         SELECT 'nowhere', 'top_up', min(id), 1, now() FROM agencies RETURNING id)
       INSERT INTO ledger_entries (posting_id, account_id, account_kind, amount, created_at)
       SELECT id, 999999, 'sales', amount, now() FROM posting, unnest(ARRAY[-1, 1]) amount`,
      'does not move the balance',
    ],
    [
      "INSERT INTO ledger_accounts (kind, currency, balance) VALUES ('sales', 'XTS', 5)",
      'ledger_accounts_balance',
    ],
    [
      `WITH agency AS (INSERT INTO agencies (name, currency, created_at) VALUES ('Rich', 'XTS', now()) RETURNING id)
       INSERT INTO ledger_accounts (agency_id, kind, currency, balance) SELECT id, 'deposit', 'XTS', -5 FROM agency`,
      'without an entry',
    ],
    ["UPDATE ledger_accounts SET balance = NULL WHERE kind = 'deposit'", 'ledger_accounts_balance'],
    [
      `WITH posting AS (INSERT INTO ledger_postings (idempotency_key, event, agency_id, entity_id, created_at)
         SELECT 'unmoved', 'top_up', min(id), 1, now() FROM agencies RETURNING id)
       INSERT INTO ledger_entries (posting_id, account_id, account_kind, amount, balance_before, balance_after,
         limit_in_force, created_at)
       SELECT posting.id, account.id, account.kind, -1, balance, balance - 1, 0, now() FROM posting, ledger_accounts account
       WHERE account.agency_id IS NOT NULL`,
      'does not move the balance',
    ],
  ])('may not: %s', async (statement, refusal) => {
    await expect(askAsOwner(world.owner, statement)).rejects.toThrow(refusal);
  });
});

test('application role: old objects and new tables → granted at the next start', async () => {
  const { rows } = await sql<{ role: string }>`SELECT quote_ident(current_user) AS role`.execute(world.db);
  await askAsOwner(world.owner, `DROP OWNED BY ${rows[0]!.role}; CREATE TABLE later (n int)`);
  await expect(world.pool.query('SELECT FROM agencies')).rejects.toThrow('permission denied');
  await prepareDatabase(world.owner, true, () => {});
  await world.pool.query('INSERT INTO later VALUES (1)');
  await world.pool.query("SELECT graphile_worker.add_job('count')");
  expect((await world.pool.query('SELECT task_identifier FROM graphile_worker.jobs')).rows).toHaveLength(1);
});

describe('on a served database', () => {
  const user = `agency portal_${randomBytes(4).toString('hex')}`;
  const own = escapeIdentifier(user);
  const role = escapeIdentifier(`${user}_app`);
  const said: string[] = [];
  const ask = (statements: string) => askAsOwner(inject('testServer') as ClientConfig, statements);
  const prepare = () => prepareDatabase(address(), false, (line) => said.push(line));
  const address = () => {
    const { host, port } = inject('testServer');
    const url = new URL(`postgres://${encodeURIComponent(user)}:word@localhost/${encodeURIComponent(user)}`);
    for (const [name, value] of Object.entries({ host, port: String(port) }))
      url.searchParams.set(name, value!);
    return url.href;
  };

  beforeAll(async () => {
    await ask(`CREATE ROLE ${own} LOGIN PASSWORD 'word'`);
    await ask(`CREATE DATABASE ${own} OWNER ${own}`);
    // PostgreSQL's search path has the user's own schema before public.
    await askAsOwner(
      { ...inject('testServer'), database: user },
      `CREATE SCHEMA ${own} AUTHORIZATION ${own}`,
    );
  });
  afterAll(async () => {
    await ask(`DROP DATABASE ${own} WITH (FORCE)`);
    await ask(`DROP ROLE IF EXISTS ${role}`);
    await ask(`DROP ROLE ${own}`);
  });

  test('served database: user without CREATEROLE → works, log explains the remedy', async () => {
    expect(await prepare()).toBe(address());
    const advice = said.find((line) => line.includes('CREATE ROLE'))!;
    await ask(/CREATE ROLE.*;/.exec(advice)![0]);
    await expectBound(await prepare(), `${user}_app`);
  });

  test('application role: served database, user may create roles → only the address is needed', async () => {
    await askAsOwner({ ...inject('testServer'), database: user }, `DROP OWNED BY ${role}; DROP ROLE ${role}`);
    await ask(`ALTER ROLE ${own} CREATEROLE`);
    await expectBound(await prepare(), `${user}_app`);
  });
});

/** Can read and write, and nothing else. */
async function expectBound(source: DatabaseSource, role: string): Promise<void> {
  const { pool, close } = await openDatabase<Tables>(source, { log: () => {}, maxConnections: 1 });
  try {
    expect((await pool.query('SELECT current_user AS role')).rows).toEqual([{ role }]);
    await pool.query("INSERT INTO site_settings (name, value) VALUES ('x', '1') ON CONFLICT DO NOTHING");
    await expect(pool.query('TRUNCATE site_settings')).rejects.toThrow('permission denied');
    await expect(pool.query('CREATE TABLE loot (n int)')).rejects.toThrow('permission denied');
  } finally {
    await close();
  }
}
