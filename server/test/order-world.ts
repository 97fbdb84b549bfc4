import type { PoolConfig } from 'pg';
import pino from 'pino';
import type { Caller, Db } from '../src/calls.ts';
import { openFeatureContext } from '../src/composition/feature-context.ts';
import { registerFeatures } from '../src/composition/register-features.ts';
import { authenticate } from '../src/features/accounts/accounts.ts';
import { findRideOrder } from '../src/features/fleet/fleet.ts';
import { createProducts, guardScope } from '../src/features/orders/for-composition.ts';
import type { Product } from '../src/features/orders/for-products.ts';
import type { Products } from '../src/features/orders/orders.ts';
import { authorize } from '../src/features/permissions/permissions.ts';
import { openDatabase } from '../src/platform/db/connect.ts';
import { outageOf } from '../src/platform/db/database-away.ts';
import type { Storages } from '../src/platform/files/storage.ts';
import { createHttpServer } from '../src/platform/http/http-server.ts';
import type { Tables } from '../src/tables.ts';
import { fundAgency } from './fund-agency.ts';
import {
  askAsOwner,
  createTestDatabases,
  documents,
  openSessions,
  pdfs,
  sheets,
  unhurried,
} from './harness.ts';
import { type PersonName, testStart } from './population.ts';
import { type TestCall, testCaller } from './test-caller.ts';
import { TestClock } from './test-clock.ts';
import { TestMailer } from './test-mailer.ts';
import { boatRoutes, boatTables, boatTrips } from './test-product.ts';
import { TestTexter } from './test-texter.ts';

/** All features behind the real HTTP server, with the test product only and nothing loaded into memory. */
export interface OrderWorld {
  db: Db;
  /** The owner of the tables, for what no portal may do. */
  owner: PoolConfig;
  clock: TestClock;
  products: Products;
  agencies: { A: number; B: number };
  operatorId: number;
  call: TestCall;
  /** Books a trip that starts on a date, by default as the owner. */
  book(
    date?: string,
    options?: {
      as?: PersonName;
      refundable?: boolean;
      reference?: string;
      supplier?: string;
      price?: number;
    },
  ): Promise<number>;
  /** Gives agency A a deposit and a credit line, in minor units. */
  fund(deposit: number, creditLimit: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens it on a separate database, at the tests' first instant. */
export async function openOrderWorld(
  product: Product = boatTrips(),
  { storages }: { storages?: Storages } = {},
): Promise<OrderWorld> {
  const { portal, owner } = await createTestDatabases();
  await askAsOwner(owner, boatTables);
  const { db, pool } = await openDatabase<Tables>(portal, { ...unhurried, maxConnections: 25 });
  const clock = new TestClock(testStart);
  const products = createProducts([product]);
  const log = pino({ level: 'error' });
  const features = registerFeatures({
    ...openFeatureContext({
      db,
      pool,
      clock,
      log,
      products,
      pdfs,
      sheets,
      documents,
      ...(storages ? { storages } : {}),
      mailer: new TestMailer(),
      texter: new TestTexter(),
    }),
    // The test product has no costs.
    sellsBelowCost: async () => false,
  });
  const fastify = await createHttpServer<Caller>({
    routes: guardScope({ db, findRideOrder }, [...features.routes, ...boatRoutes(db, products)]),
    authenticate: authenticate(db, pool),
    authorize,
    clock,
    log,
    https: false,
    corsOrigins: [],
    trustProxy: false,
    outageOf,
  });
  const call = testCaller(fastify, openSessions(db));
  const ids = await db.selectFrom('agencies').select('id').orderBy('id').execute();
  const operator = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'operator')
    .executeTakeFirstOrThrow();
  const agencies = { A: ids[0]!.id, B: ids[1]!.id };
  return {
    db,
    owner,
    clock,
    products,
    agencies,
    operatorId: operator.id,
    call,
    book: async (date = '2026-12-01', { as = 'owner', ...rest } = {}) => {
      const reply = await call('POST', 'boat/book', { date, ...rest }, { as });
      if (reply.code !== 1) throw new Error(reply.msg);
      return reply.data.order.id;
    },
    fund: (deposit, creditLimit) => fundAgency(db, agencies.A, { deposit, creditLimit }),
    close: async () => {
      await fastify.close();
      await db.destroy();
    },
  };
}
