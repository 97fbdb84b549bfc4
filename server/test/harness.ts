import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Pool, PoolConfig } from 'pg';
import pino from 'pino';
import qs from 'qs';
import { inject } from 'vitest';
import { type App, createApp } from '../src/app.ts';
import type { Db } from '../src/features/permissions/permissions.ts';
import { openDatabase } from '../src/platform/db/connect.ts';
import type { Tables } from '../src/tables.ts';
import { type PersonName, people, testStart } from './population.ts';
import { TestClock } from './test-clock.ts';
import { TestMailer } from './test-mailer.ts';

/** An answer of the portal: the envelope and what stood around it. */
export interface TestReply {
  http: number;
  code: number;
  msg: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies of every call; the contract already checked them.
  data: any;
  headers: Record<string, unknown>;
  body: Buffer;
}

export interface CallOptions {
  /** Who calls; nobody = a guest. */
  as?: PersonName;
  token?: string;
  lang?: 'zh-cn' | 'en';
  /** Idempotency key; every POST gets a fresh one unless given; null sends none. */
  key?: string | null;
}

export interface TestWorld {
  db: Db;
  pool: Pool;
  connection: PoolConfig;
  clock: TestClock;
  mailer: TestMailer;
  app: App;
  fastify: FastifyInstance;
  agencyA: number;
  agencyB: number;
  call(method: 'GET' | 'POST', path: string, data?: unknown, options?: CallOptions): Promise<TestReply>;
  tokenOf(person: PersonName): Promise<string>;
  close(): Promise<void>;
}

/** The whole portal on a database of its own, with a clock that stands still and mail that is kept. */
export async function openTestWorld(options: { maxConnections?: number } = {}): Promise<TestWorld> {
  const connection = await createTestDatabase();
  const { db, pool } = await openDatabase<Tables>(connection, {
    log: () => {},
    maxConnections: options.maxConnections ?? 10,
  });
  const clock = new TestClock(testStart);
  const mailer = new TestMailer();
  const app = await createApp({ db, pool, clock, mailer, log: pino({ level: 'silent' }) });
  const tokens = new Map<PersonName, string>();
  const tokenOf = async (person: PersonName) => {
    const known = tokens.get(person);
    if (known) return known;
    const token = await openSession(db, people[person].username);
    tokens.set(person, token);
    return token;
  };
  const agencies = await db.selectFrom('agencies').select('id').orderBy('id').execute();
  return {
    db,
    pool,
    connection,
    clock,
    mailer,
    app,
    fastify: app.fastify,
    agencyA: agencies[0]!.id,
    agencyB: agencies[1]!.id,
    tokenOf,
    call: async (method, path, data, { as, token, lang, key } = {}) => {
      const authToken = token ?? (as ? await tokenOf(as) : undefined);
      const isGet = method === 'GET';
      const response = await app.fastify.inject({
        method,
        url: `/api/${path}${isGet && data ? `?${qs.stringify(data)}` : ''}`,
        headers: {
          ...(authToken ? { 'ba-user-token': authToken } : {}),
          'think-lang': lang ?? 'en',
          ...(isGet ? {} : { 'content-type': 'application/json' }),
          ...(isGet || key === null ? {} : { 'idempotency-key': key ?? randomUUID() }),
        },
        ...(isGet ? {} : { payload: JSON.stringify(data ?? {}) }),
      });
      const isJson = String(response.headers['content-type']).includes('json');
      const envelope = isJson ? response.json() : { code: -1, msg: '', data: undefined };
      return { ...envelope, http: response.statusCode, headers: response.headers, body: response.rawPayload };
    },
    close: async () => {
      await app.stop();
      await db.destroy();
    },
  };
}

/** A fresh copy of the template; gone with the test server. */
export async function createTestDatabase(): Promise<PoolConfig> {
  const server = inject('testServer');
  const template = inject('templateDatabase');
  const database = `serai_${randomBytes(6).toString('hex')}`;
  const admin = await openDatabase<Tables>(server, { log: () => {}, maxConnections: 1 });
  try {
    await admin.pool.query(`CREATE DATABASE ${database} TEMPLATE ${template}`);
  } finally {
    await admin.close();
  }
  return { ...server, database };
}

/** Logs somebody in without the captcha: the login itself has tests of its own. */
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
