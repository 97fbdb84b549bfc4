import type { Kysely } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, unhurried } from '../../../test/harness.ts';
import { type Database, openDatabase } from '../db/connect.ts';
import { ChangeFollower } from './change-follower.ts';
import { pruneChanges } from './change-reader.ts';

interface Noted {
  changes: { topic: string };
}

let database: Database<Noted>;
let other: pg.Client;
let follower: ChangeFollower<Noted>;
let told: string[];
let loads: number;
let fault: Error | undefined;

beforeAll(async () => {
  const connection = await createTestDatabase();
  database = await openDatabase<Noted>(connection, unhurried);
  other = new pg.Client(connection);
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await database.close();
});
beforeEach(async () => {
  await other.query('DELETE FROM changes');
  [told, loads, fault] = [[], 0, undefined];
  const work = async (done: () => void) => {
    if (fault) throw fault;
    done();
  };
  const kept = {
    load: () => work(() => loads++),
    apply: (changes: readonly { topic: string }[]) =>
      work(() => void told.push(...changes.map(({ topic }) => topic))),
  };
  follower = new ChangeFollower({ db: database.db, log: pino({ level: 'silent' }) }, [kept]);
  await follower.load();
});

const note = (topic: string) => other.query('INSERT INTO changes (topic) VALUES ($1)', [topic]);
const noteHere = (topic: string) => database.db.insertInto('changes').values({ topic }).execute();
const left = async (db: Kysely<Noted>) => (await db.selectFrom('changes').selectAll().execute()).length;

describe('following changes', () => {
  it('change follower: transaction commits after later ones were read → each change reported once', async () => {
    await other.query('BEGIN');
    await note('early');
    await noteHere('late');
    await follower.refresh();
    await follower.refresh();
    expect(told).toEqual(['late']);
    await other.query('COMMIT');
    await follower.refresh();
    await follower.refresh();
    expect(told).toEqual(['late', 'early']);
  });

  it('change follower: failed read → reported again', async () => {
    await note('price');
    fault = new Error('the database went away');
    await expect(follower.refresh()).rejects.toThrow(fault);
    fault = undefined;
    await follower.refresh();
    expect([told, loads]).toEqual([['price'], 1]);
  });

  it('change follower: rows read by all → pruned; reader that missed some → full reload until it succeeds', async () => {
    await note('price');
    await pruneChanges(database.db);
    expect(await left(database.db)).toBe(1);
    // The watermark of seen changes waits for every transaction of the cluster, including those of other
    // tests' databases.
    const prunedLater = async () => {
      await other.query(`UPDATE change_marks SET at = at - interval '11 minutes'`);
      await pruneChanges(database.db);
      return left(database.db);
    };
    await expect.poll(prunedLater, { timeout: 30_000 }).toBe(0);
    fault = new Error('the database went away');
    await expect(follower.refresh()).rejects.toThrow(fault);
    expect([follower.isLoaded, told, loads]).toEqual([false, [], 1]);
    fault = undefined;
    await follower.refresh();
    expect([follower.isLoaded, told, loads]).toEqual([true, [], 2]);
    await note('stock');
    await follower.refresh();
    expect([told, loads]).toEqual([['stock'], 2]);
  });

  it('a dump restored into a cluster with lower transaction ids: old marks and changes → one load', async () => {
    await other.query(`
      INSERT INTO change_marks (oldest_open, at)
      SELECT ((pg_snapshot_xmax(pg_current_snapshot())::text::bigint + ahead)::text)::xid8, now() - ago
      FROM (VALUES (500000, interval '40 minutes'), (600000, interval '30 minutes')) AS v (ahead, ago)`);
    await other.query(`
      INSERT INTO changes (topic, xid)
      SELECT 'stale', ((pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 550000)::text)::xid8`);
    await follower.load();
    for (let poll = 0; poll < 3; poll++) await follower.refresh();
    expect([follower.isLoaded, told, loads]).toEqual([true, [], 2]);
    await note('stock');
    await follower.refresh();
    await pruneChanges(database.db);
    await follower.refresh();
    expect([told, loads]).toEqual([['stock'], 2]);
  });

  it('change follower: cluster replaced by one with lower transaction ids → one load, then changes', async () => {
    const reader = (follower as unknown as { changes: { from: string } }).changes;
    reader.from = String(BigInt(reader.from) + 500_000n);
    for (let poll = 0; poll < 3; poll++) await follower.refresh();
    await note('stock');
    await follower.refresh();
    expect([told, loads]).toEqual([['stock'], 2]);
  });
});
