import { randomUUID } from 'node:crypto';
import pino from 'pino';
import qs from 'qs';
import { authenticate } from '../src/features/accounts/accounts.ts';
import { carProduct } from '../src/features/cars/cars.ts';
import { carRoutes } from '../src/features/cars/routes.ts';
import { createProducts } from '../src/features/orders/orders.ts';
import { orderRoutes } from '../src/features/orders/routes.ts';
import { authorize, type Caller, type Db } from '../src/features/permissions/permissions.ts';
import { openDatabase } from '../src/platform/db/connect.ts';
import { isDatabaseAway } from '../src/platform/db/database-away.ts';
import { createHttpServer } from '../src/platform/http/http-server.ts';
import type { Tables } from '../src/tables.ts';
import { createTestDatabase, openSession } from './harness.ts';
import type { OrderWorld } from './order-world.ts';
import { type PersonName, people, testStart } from './population.ts';
import { TestClock } from './test-clock.ts';

/** Cars and orders behind the real HTTP server, on a database of their own. */
export interface CarWorld extends Pick<OrderWorld, 'db' | 'clock' | 'call' | 'close'> {}

export async function openCarWorld(): Promise<CarWorld> {
  const { db } = await openDatabase<Tables>(await createTestDatabase(), {
    log: () => {},
    maxConnections: 25,
  });
  const clock = new TestClock(testStart);
  const products = createProducts([carProduct]);
  const fastify = createHttpServer<Caller>({
    routes: [...orderRoutes({ db, products }), ...carRoutes({ db, products })],
    authenticate: authenticate(db),
    authorize,
    clock,
    log: pino({ level: 'error' }),
    https: false,
    corsOrigins: [],
    trustProxy: false,
    isDatabaseAway,
  });
  return {
    db,
    clock,
    call: caller(db, fastify),
    close: async () => {
      await fastify.close();
      await db.destroy();
    },
  };
}

function caller(db: Db, fastify: ReturnType<typeof createHttpServer<Caller>>): CarWorld['call'] {
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
    return {
      ...response.json(),
      http: response.statusCode,
      headers: response.headers,
      body: response.rawPayload,
    };
  };
}
