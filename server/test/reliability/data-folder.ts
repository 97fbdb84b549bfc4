import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@serai/contract/dates';
import type { Db } from '../../src/calls.ts';
import { recordTopUp, setCreditLimit } from '../../src/features/wallet/wallet.ts';
import { openDatabase } from '../../src/platform/db/connect.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres.ts';
import { projectRoot } from '../../src/platform/env/project-root.ts';
import type { Tables } from '../../src/tables.ts';
import { openSession } from '../harness.ts';
import { populate } from '../population.ts';
import { addHotel, addRoom, type TestRoom } from './test-hotel.ts';

/** A data directory with users, money and rooms, for portals that run as separate processes. */
export interface DataFolder {
  path: string;
  /** One session token per caller; all callers belong to one agency. */
  tokens: string[];
  room: TestRoom;
  /** A night for which the room can be sold. */
  night: string;
  remove(): Promise<void>;
}

/** Creates the data directory; its database has stopped again when this returns. */
export async function makeDataFolder(callers: number): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'serai-kill-'));
  // If the user is root, the database server runs as another user, who must be able to enter the folder.
  await chmod(path, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: path, log: () => {} });
  const { db, pool } = await openDatabase<Tables>(postgres.connection, { log: () => {} });
  try {
    await migrate(pool, join(projectRoot, 'server/migrations'));
    const tokens = await addPeople(db, callers);
    const night = addDays(new Date().toISOString().slice(0, 10), 30);
    const room = await addRoom(db, await addHotel(db), { units: 30_000, from: night, nights: 5 });
    return { path, tokens, room, night, remove: () => rm(path, { recursive: true, force: true }) };
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}

/** Reads the database of a portal that runs on the folder. */
export async function withDatabase<R>(folder: DataFolder, look: (db: Db) => Promise<R>): Promise<R> {
  const { db } = await openDatabase<Tables>(connectionOf(folder), { log: () => {}, maxConnections: 2 });
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
}

/** Returns the process id of the folder's database server. */
export function databasePid(folder: DataFolder): number {
  return Number(pidFile(folder)[0]);
}

function connectionOf(folder: DataFolder) {
  return { host: pidFile(folder)[4]!, port: 5432, user: 'serai', database: 'serai' };
}

/** Reads the lines of PostgreSQL's pid file: process, folder, start, port, socket's folder. */
function pidFile({ path }: DataFolder): string[] {
  return readFileSync(join(path, 'postgres/postmaster.pid'), 'utf8').split('\n');
}

async function addPeople(db: Db, callers: number): Promise<string[]> {
  await populate(db);
  const agency = await db.selectFrom('agencies').select('id').orderBy('id').executeTakeFirstOrThrow();
  const operator = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'operator')
    .executeTakeFirstOrThrow();
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    const amount = 1_000_000_000;
    await recordTopUp(trx, { agencyId: agency.id, amount, memo: '', userId: operator.id, key: 'start', now });
    await setCreditLimit(trx, { agencyId: agency.id, creditLimit: amount, verified: true, now });
  });
  const tokens: string[] = [];
  for (let at = 0; at < callers; at++) {
    const username = `caller_${at}`;
    await db
      .insertInto('users')
      .values({
        agency_id: agency.id,
        role: 'owner',
        username,
        password_hash: 'none',
        nickname: username,
        created_at: now,
      })
      .execute();
    tokens.push(await openSession(db, username));
  }
  return tokens;
}
