import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { type Database, openDatabase } from './connect.ts';
import { isAtHead, MigrationMismatch, migrate, SchemaNewer } from './migrate.ts';
import { inTransaction } from './transaction.ts';

interface Tables {
  account: { id: number; balance: number };
}

let base: string;
let folder: string;
let server: EmbeddedPostgres;
let database: Database<Tables>;

const log = () => {};
const open = (source: string | pg.PoolConfig = server.connection) => openDatabase<Tables>(source, { log });

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'serai-migrate-'));
  chmodSync(base, 0o711);
  server = await startEmbeddedPostgres({ dataDir: join(base, 'data'), log });
  database = await open();
});
beforeEach(async () => {
  await database.pool.query('drop schema public cascade; create schema public');
  folder = mkdtempSync(join(base, 'migrations-'));
});
afterAll(async () => {
  await database.close();
  await server.stop();
  rmSync(base, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const run = () => migrate(database.pool, folder);
const tableExists = async (name: string) =>
  (await database.pool.query('select to_regclass($1) as found', [name])).rows[0].found !== null;

describe('migrate', () => {
  it('migrate: pending files → applied in order, once, and returned', async () => {
    write('0002_b.sql', 'insert into a values (1); create table b ();');
    write('0001_a.sql', 'create table a (n int);');
    expect(await run()).toEqual(['0001_a', '0002_b']);
    expect(await isAtHead(database.pool, folder)).toBe(true);
    write('0003_c.sql', 'create table c ();');
    expect(await isAtHead(database.pool, folder)).toBe(false);
    expect(await run()).toEqual(['0003_c']);
    expect(await run()).toEqual([]);
  });

  it('migrate: five portals start together → each file applied once', async () => {
    write('0001_a.sql', 'create table a (n int); select pg_sleep(0.1);');
    const applied = await Promise.all(Array.from({ length: 5 }, run));
    expect(applied.flat()).toEqual(['0001_a']);
  });

  it('migrate: failing file → rolled back completely and named', async () => {
    write('0001_a.sql', 'create table a ();');
    write('0002_b.sql', 'create table b (); select 1 / 0;');
    await expect(run()).rejects.toThrow(/0002_b failed: division by zero/);
    expect(await tableExists('a')).toBe(true);
    expect(await tableExists('b')).toBe(false);
    write('0002_b.sql', 'create table b ();');
    expect(await run()).toEqual(['0002_b']);
  });

  it('migrate: applied file edited → refused; other line endings → accepted', async () => {
    write('0001_a.sql', 'create table a ();\n');
    await run();
    write('0001_a.sql', 'create table a ();\r\n');
    expect(await run()).toEqual([]);
    appendFileSync(join(folder, '0001_a.sql'), '-- more');
    await expect(run()).rejects.toThrow(/0001_a was changed/);
  });

  it('migrate: schema newer than the code → refused with exit code 79', async () => {
    write('0001_a.sql', 'create table a ();');
    write('0002_b.sql', 'create table b ();');
    await run();
    rmSync(join(folder, '0002_b.sql'));
    const refusal = await run().catch((error) => error);
    expect(refusal).toBeInstanceOf(SchemaNewer);
    expect(refusal.exitCode).toBe(79);
    expect(refusal.message).toContain('0002_b');
  });

  it.each([
    ['a file that is gone', '0001_a.sql', undefined, /0001_a was applied, but its file is gone/],
    ['a file that was renamed', '0001_a.sql', '0001_z.sql', /its file is now 0001_z/],
    ['a number below the head', undefined, '0002_late.sql', /0002_late comes before/],
  ])('migrate: %s → refused', async (_case, gone, added, message) => {
    write('0001_a.sql', 'select 1;');
    write('0003_c.sql', 'select 1;');
    await run();
    if (gone) rmSync(join(folder, gone));
    if (added) write(added, 'select 1;');
    await expect(run()).rejects.toThrow(message);
    await expect(run()).rejects.toBeInstanceOf(MigrationMismatch);
  });

  it('migrate: file that commits → refused', async () => {
    write('0001_a.sql', 'create table a (); commit; create table b ();');
    await expect(run()).rejects.toThrow(/take the COMMIT out/);
  });

  it('migrate: index outside a transaction → built, and rebuilt after an interrupted build', async () => {
    write('0001_a.sql', 'create table a (n int); insert into a values (1), (1);');
    write(
      '0002_index.sql',
      '-- outside a transaction\n-- Sought by n; once each.\n\n' +
        'create index concurrently if not exists a_n on a (n);\n' +
        'create unique index concurrently if not exists a_once on a (n);\n',
    );
    await expect(run()).rejects.toThrow(/0002_index failed: could not create unique index/);
    const indexes = async () =>
      (
        await database.pool.query(
          `select relname as name, indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid
           where indrelid = 'a'::regclass order by relname`,
        )
      ).rows;
    expect(await indexes()).toEqual([
      { name: 'a_n', valid: true },
      { name: 'a_once', valid: false },
    ]);
    await database.pool.query('delete from a where ctid = (select min(ctid) from a)');
    expect(await run()).toEqual(['0002_index']);
    expect(await indexes()).toEqual([
      { name: 'a_n', valid: true },
      { name: 'a_once', valid: true },
    ]);
    expect(await run()).toEqual([]);
  });

  it('migrate: index outside a transaction that cannot be repeated → refused', async () => {
    write('0001_a.sql', '-- outside a transaction\ncreate index concurrently a_n on a (n);');
    await expect(run()).rejects.toThrow(/cannot run again after a kill/);
  });

  it('migrate: invalid names, duplicate numbers → refused', async () => {
    write('0001_a.sql', '');
    write('0001_b.sql', '');
    await expect(run()).rejects.toThrow(/share a number/);
    rmSync(join(folder, '0001_b.sql'));
    write('2_b.sql', '');
    await expect(run()).rejects.toThrow(/2_b.sql is not named/);
  });
});

describe('openDatabase', () => {
  it('openDatabase: bigint, date, timestamptz and their arrays → parsed as the portal expects', async () => {
    const { rows } = await database.pool.query(
      `select 9007199254740991::bigint as int8, '{1,null,3}'::bigint[] as int8s, '{{1,2},{3,4}}'::int[] as int4s,
              '{5,6}'::smallint[] as int2s, '2026-03-29'::date as date, '{2026-03-29,2026-03-30}'::date[] as dates,
              '2026-03-29T00:30:00+06:30'::timestamptz as at, sum(2::int) as sum`,
    );
    expect(rows[0]).toEqual({
      int8: 9007199254740991,
      int8s: [1, null, 3],
      int4s: [
        [1, 2],
        [3, 4],
      ],
      int2s: [5, 6],
      date: '2026-03-29',
      dates: ['2026-03-29', '2026-03-30'],
      at: new Date('2026-03-28T18:00:00Z'),
      sum: 2,
    });
  });

  it('openDatabase: bigint beyond exact integers → throws instead of rounding', async () => {
    await expect(database.pool.query('select 9007199254740993::bigint')).rejects.toThrow(
      /beyond exact integers/,
    );
  });

  it('openDatabase: long statement → cancelled', async () => {
    const { host, user, database: name } = server.connection;
    const address = `postgres://${user}@/${name}?host=${encodeURIComponent(host)}`;
    const quick = await openDatabase(address, { log, statementTimeoutMs: 100 });
    await expect(quick.pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
    await quick.close();
    await quick.close();
  });

  it('openDatabase: unreachable → one-line error', async () => {
    await expect(open('postgres://u:hush@127.0.0.1:9/serai')).rejects.toThrow(
      /cannot be reached: .*ECONNREFUSED/,
    );
  });

  it('openDatabase: refused query → connection kept', async () => {
    const single = await openDatabase<Tables>(server.connection, { log, maxConnections: 1 });
    const backend = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(single.db);
    const before = (await backend()).rows[0]!.pid;
    await expect(sql`select 1 / 0`.execute(single.db)).rejects.toThrow();
    expect((await backend()).rows[0]!.pid).toBe(before);
    await single.close();
  });
});

describe('inTransaction', () => {
  beforeEach(async () => {
    await database.pool.query('create table account (id int primary key, balance int check (balance >= 0))');
    await database.pool.query('insert into account values (1, 100), (2, 100)');
  });

  const add = (
    trx: Parameters<Parameters<typeof inTransaction<Tables, void>>[1]>[0],
    id: number,
    amount: number,
  ) =>
    trx
      .updateTable('account')
      .set((eb) => ({ balance: eb('balance', '+', amount) }))
      .where('id', '=', id)
      .execute();

  it('inTransaction: deadlock → repeated until both succeed', async () => {
    let [runs, holding] = [0, 0];
    let bothHoldOne = () => {};
    const entangled = new Promise<void>((resolve) => {
      bothHoldOne = resolve;
    });
    const move = (from: number, to: number) =>
      inTransaction(database.db, async (trx) => {
        runs++;
        await add(trx, from, -10);
        holding++;
        if (holding === 2) bothHoldOne();
        await entangled;
        await add(trx, to, 10);
      });
    await Promise.all([move(1, 2), move(2, 1)]);
    expect(runs).toBeGreaterThan(2);
    expect(await database.db.selectFrom('account').selectAll().orderBy('id').execute()).toEqual([
      { id: 1, balance: 100 },
      { id: 2, balance: 100 },
    ]);
  });

  it('inTransaction: six serialization failures → gives up', async () => {
    let runs = 0;
    const work = inTransaction(database.db, async (trx) => {
      runs++;
      await sql`do $$ begin raise serialization_failure; end $$`.execute(trx);
    });
    await expect(work).rejects.toMatchObject({ code: '40001' });
    expect(runs).toBe(6);
  });

  it('inTransaction: other error → rolled back, not repeated', async () => {
    let runs = 0;
    const work = inTransaction(database.db, async (trx) => {
      runs++;
      await add(trx, 1, 50);
      await add(trx, 2, -500);
    });
    await expect(work).rejects.toMatchObject({ code: '23514' });
    expect(runs).toBe(1);
    const rows = await database.db.selectFrom('account').select('balance').where('id', '=', 1).execute();
    expect(rows).toEqual([{ balance: 100 }]);
  });
});
