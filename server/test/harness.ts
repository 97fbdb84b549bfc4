import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Pool, PoolConfig } from 'pg';
import pino, { type Logger } from 'pino';
import { inject } from 'vitest';
import { type App, type AppDeps, createApp } from '../src/app.ts';
import type { Db } from '../src/calls.ts';
import { type Database, openDatabase } from '../src/platform/db/connect.ts';
import { openDocumentReader } from '../src/platform/documents/open-document-reader.ts';
import { openPdfMaker } from '../src/platform/pdf/open-pdf-maker.ts';
import { openSheetMaker } from '../src/platform/sheets/open-sheet-maker.ts';
import type { Tables } from '../src/tables.ts';
import { type PersonName, people, testStart } from './population.ts';
import { type TestCall, type TestReply, testCaller } from './test-caller.ts';
import { TestClock } from './test-clock.ts';
import { TestMailer } from './test-mailer.ts';
import { TestTexter } from './test-texter.ts';

export type { TestReply };

export interface TestWorld {
  db: Db;
  pool: Pool;
  connection: PoolConfig;
  /** The owner of the tables, for what no portal may do. */
  owner: PoolConfig;
  clock: TestClock;
  mailer: TestMailer;
  texter: TestTexter;
  app: App;
  fastify: FastifyInstance;
  agencyA: number;
  agencyB: number;
  call: TestCall;
  tokenOf(person: PersonName): Promise<string>;
  close(): Promise<void>;
}

/** Opens the whole portal on a separate database, with a fixed clock and recorded mail. */
export async function openTestWorld(
  options: Pick<AppDeps, 'storages' | 'pictureDir' | 'suppliers' | 'flights' | 'callsAtOnce'> & {
    log?: Logger;
    maxConnections?: number;
  } = {},
): Promise<TestWorld> {
  const { portal: connection, owner } = await createTestDatabases();
  const { maxConnections = 10 } = options;
  const atStart = { ...unhurried, maxConnections: Math.min(2, maxConnections) };
  const { db, pool } = await openDatabase<Tables>(connection, atStart);
  const clock = new TestClock(testStart);
  const mailer = new TestMailer();
  const texter = new TestTexter();
  const app = await createApp({
    db,
    pool,
    clock,
    mailer,
    texter,
    pdfs,
    sheets,
    documents,
    log: options.log ?? pino({ level: 'silent' }),
    ...(options.storages ? { storages: options.storages } : {}),
    ...(options.pictureDir ? { pictureDir: options.pictureDir } : {}),
    ...(options.suppliers ? { suppliers: options.suppliers } : {}),
    ...(options.flights ? { flights: options.flights } : {}),
    ...(options.callsAtOnce ? { callsAtOnce: options.callsAtOnce } : {}),
  });
  // The reads at its start would open as many connections as allowed; most tests never need a second one.
  pool.options.max = maxConnections;
  const tokenOf = openSessions(db);
  const agencies = await db.selectFrom('agencies').select('id').orderBy('id').execute();
  return {
    db,
    pool,
    connection,
    owner,
    clock,
    mailer,
    texter,
    app,
    fastify: app.fastify,
    agencyA: agencies[0]!.id,
    agencyB: agencies[1]!.id,
    tokenOf,
    call: testCaller(app.fastify, tokenOf),
    close: async () => {
      await app.stop();
      await db.destroy();
    },
  };
}

/** One of each for all worlds of a process; their threads do not keep the process alive. */
export const pdfs = openPdfMaker();
export const sheets = openSheetMaker();
export const documents = openDocumentReader();

/** A slow machine must not be mistaken for an unreachable database. */
export const unhurried = { log: () => {}, statementTimeoutMs: 60_000, connectionTimeoutMs: 60_000 };

/** Creates a fresh copy of the template with the portal's role; removed with the test server. */
export async function createTestDatabase(): Promise<PoolConfig> {
  return (await createTestDatabases()).portal;
}

/** The connection that makes the copies for all test files of a process. */
let copier: Promise<Database<Tables>> | undefined;

/** Like `createTestDatabase`, and also returns the connection of the tables' owner. */
export async function createTestDatabases(): Promise<{ portal: PoolConfig; owner: PoolConfig }> {
  const server = inject('testServer');
  const template = inject('templateDatabase');
  const database = `serai_${randomBytes(6).toString('hex')}`;
  copier ??= openDatabase<Tables>(server, { ...unhurried, maxConnections: 1 });
  const { pool } = await copier;
  // Copies file by file: it needs no page-by-page WAL, and its checkpoint does not wait for the disk.
  await pool.query(`CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return { portal: { ...inject('portalServer'), database }, owner: { ...server, database } };
}

/** Runs statements on a database as the owner of its tables. */
export async function askAsOwner(owner: PoolConfig, statements: string): Promise<void> {
  const { pool, close } = await openDatabase<Tables>(owner, { ...unhurried, maxConnections: 1 });
  try {
    await pool.query(statements);
  } finally {
    await close();
  }
}

/** Returns a user's token; logs the user in first if there is none. */
export function openSessions(db: Db): (person: PersonName) => Promise<string> {
  const tokens = new Map<PersonName, Promise<string>>();
  return (person) => {
    const known = tokens.get(person) ?? openSession(db, people[person].username);
    tokens.set(person, known);
    return known;
  };
}

/** Logs a user in without the captcha: the login itself has separate tests. */
export async function openSession(db: Db, username: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sessions')
    .values({
      user_id: user.id,
      access_hash: createHash('sha256').update(token).digest(),
      access_expires_at: new Date('2100-01-01T00:00:00Z'),
      keep: false,
      ip: '127.0.0.1',
      agent: 'test',
      created_at: testStart,
    })
    .execute();
  return token;
}
