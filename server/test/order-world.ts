import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import qs from 'qs';
import { authenticate } from '../src/features/accounts/accounts.ts';
import { fleetRoutes } from '../src/features/fleet/routes.ts';
import { createProducts, type Product, type Products } from '../src/features/orders/orders.ts';
import { adjustmentRoutes, orderRoutes } from '../src/features/orders/routes.ts';
import { authorize, type Caller, type Db } from '../src/features/permissions/permissions.ts';
import { voucherRoutes } from '../src/features/vouchers/routes.ts';
import { walletRoutes } from '../src/features/wallet/routes.ts';
import { recordTopUp, setCreditLimit } from '../src/features/wallet/wallet.ts';
import { openDatabase } from '../src/platform/db/connect.ts';
import { isDatabaseAway } from '../src/platform/db/database-away.ts';
import { createHttpServer } from '../src/platform/http/http-server.ts';
import type { Tables } from '../src/tables.ts';
import { createTestDatabase, openSession, type TestReply } from './harness.ts';
import { type PersonName, people, testStart } from './population.ts';
import { TestClock } from './test-clock.ts';
import { boatRoutes, boatTrips, createBoatTables } from './test-product.ts';

/** Orders, wallet and vouchers behind the real HTTP server, selling only the test product. */
export interface OrderWorld {
  db: Db;
  clock: TestClock;
  products: Products;
  agencies: { A: number; B: number };
  operatorId: number;
  call(
    method: 'GET' | 'POST',
    path: string,
    data?: unknown,
    options?: { as?: PersonName; lang?: 'zh-cn' | 'en'; key?: string },
  ): Promise<TestReply>;
  /** Books a trip that starts on a date, as the owner unless said otherwise. */
  book(
    date?: string,
    options?: { as?: PersonName; refundable?: boolean; reference?: string },
  ): Promise<number>;
  /** Gives agency A a deposit and a credit line, in minor units. */
  fund(deposit: number, creditLimit: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens it on a database of its own, at the tests' first instant. */
export async function openOrderWorld(product: Product = boatTrips()): Promise<OrderWorld> {
  const { db } = await openDatabase<Tables>(await createTestDatabase(), {
    log: () => {},
    maxConnections: 25,
  });
  await createBoatTables(db);
  const clock = new TestClock(testStart);
  const products = createProducts([product]);
  const fastify = createHttpServer<Caller>({
    routes: [
      ...walletRoutes({ db }),
      ...orderRoutes({ db, products }),
      ...adjustmentRoutes({ db, products }),
      ...fleetRoutes({ db, products }),
      ...voucherRoutes({ db, products, publicUrl: 'http://localhost' }),
      ...boatRoutes(db, products),
    ],
    authenticate: authenticate(db),
    authorize,
    clock,
    log: pino({ level: 'error' }),
    https: false,
    corsOrigins: [],
    trustProxy: false,
    isDatabaseAway,
  });
  const call = caller(db, fastify);
  const ids = await db.selectFrom('agencies').select('id').orderBy('id').execute();
  const operator = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'operator')
    .executeTakeFirstOrThrow();
  const agencies = { A: ids[0]!.id, B: ids[1]!.id };
  return {
    db,
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
    fund: (deposit, creditLimit) =>
      db.transaction().execute(async (trx) => {
        const now = clock.now();
        const agencyId = agencies.A;
        if (deposit > 0) {
          const topUp = {
            agencyId,
            amount: deposit,
            memo: 'Wire',
            userId: operator.id,
            key: randomUUID(),
            now,
          };
          await recordTopUp(trx, topUp);
        }
        await setCreditLimit(trx, { agencyId, creditLimit, verified: true, now });
      }),
    close: async () => {
      await fastify.close();
      await db.destroy();
    },
  };
}

function caller(db: Db, fastify: FastifyInstance): OrderWorld['call'] {
  const tokens = new Map<PersonName, Promise<string>>();
  return async (method, path, data, { as, lang, key } = {}) => {
    if (as && !tokens.has(as)) tokens.set(as, openSession(db, people[as].username));
    const isGet = method === 'GET';
    const response = await fastify.inject({
      method,
      url: `/api/${path}${isGet && data ? `?${qs.stringify(data)}` : ''}`,
      headers: {
        ...(as ? { 'ba-user-token': await tokens.get(as)! } : {}),
        'think-lang': lang ?? 'en',
        ...(isGet ? {} : { 'content-type': 'application/json', 'idempotency-key': key ?? randomUUID() }),
      },
      ...(isGet ? {} : { payload: JSON.stringify(data ?? {}) }),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    const envelope = isJson ? response.json() : { code: -1, msg: '', data: undefined };
    return { ...envelope, http: response.statusCode, headers: response.headers, body: response.rawPayload };
  };
}
