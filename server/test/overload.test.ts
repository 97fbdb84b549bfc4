import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../src/calls.ts';
import { outageOf } from '../src/platform/db/database-away.ts';
import { mountHealth } from '../src/platform/http/health.ts';
import { Troubles } from '../src/platform/http/troubles.ts';
import { openBareServer } from './bare-server.ts';
import { openTestWorld, type TestWorld } from './harness.ts';

let world: TestWorld;
const lines: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  world = await openTestWorld({ maxConnections: 2, callsAtOnce: 4, log });
});
afterAll(() => world.close());

const ready = () => world.fastify.inject({ url: '/health/ready' });

test('overload (P22): every connection in use → ready stays 200; calls beyond the bound → busy at once, the rest done', async () => {
  const token = await world.tokenOf('owner');
  const list = () =>
    world.fastify.inject({
      url: '/api/order/detail?id=1',
      headers: { 'ba-user-token': token, 'think-lang': 'en' },
    });
  expect((await list()).statusCode).toBe(200);
  const held = await Promise.all([world.pool.connect(), world.pool.connect()]);
  // The test does not know which of them are admitted.
  const answered: Awaited<ReturnType<typeof list>>[] = [];
  const calls = Array.from({ length: 10 }, async () => answered.push(await list()));
  await expect.poll(() => answered.length).toBe(6);
  for (const reply of answered) {
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toMatchObject([
      503,
      '5',
      { code: 0, msg: expect.stringMatching(/busy/), data: { reason: 'busy' } },
    ]);
  }
  expect([(await ready()).statusCode, (await ready()).json()]).toEqual([200, { status: 'ok' }]);
  for (const client of held) client.release();
  await Promise.all(calls);
  const admitted = answered.slice(6).map((reply) => reply.json().data);
  expect(admitted).toEqual(Array(4).fill({ reason: 'not_found' }));
});

test('access line: a member opens an order → user, agency and object, no address', async () => {
  lines.length = 0;
  await world.call('GET', 'order/detail', { id: 987654 }, { as: 'owner' });
  const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'request');
  expect(line).toMatchObject({ user: expect.any(Number), agency: world.agencyA, id: 987654 });
  expect(JSON.stringify(line)).not.toContain('127.0.0.1');
  lines.length = 0;
  await ready();
  expect(lines).toEqual([]);
});

test('readiness: clock of the machine 61 s off → not ready, with the reason; mail server down → ready, and named', async () => {
  const app = await openBareServer();
  const troubles = new Troubles();
  let ahead = 61_000;
  mountHealth(app, {
    watch: world.pool,
    draining: { active: false, begin: async () => {} },
    isLoaded: () => true,
    troubles: troubles.list,
    machineNow: () => Date.now() + ahead,
  });
  const ask = async () => {
    const reply = await app.inject({ url: '/health/ready' });
    return [reply.statusCode, reply.json()];
  };
  const reason = 'The clocks of this machine and of the database differ by 61 s. Set them right.';
  expect(await ask()).toEqual([503, { status: 'unavailable', reason }]);
  ahead = 0;
  const since = new Date('2026-11-27T08:00:00Z');
  troubles.recordDown('mail', since);
  expect(await ask()).toEqual([200, { status: 'ok', mail: 'down since 2026-11-27T08:00:00.000Z' }]);
  troubles.recordDown('mail', undefined);
  expect(await ask()).toEqual([200, { status: 'ok' }]);
  await app.close();
});

test.each([
  [{ code: '53100' }, 'disk_full'],
  [{ code: 'ENOSPC' }, 'disk_full'],
  [{ code: '53300' }, 'busy'],
  [new Error('timeout exceeded when trying to connect'), 'busy'],
  [{ code: 'ECONNREFUSED' }, 'database_away'],
])(
  'outage: call fails with %o → 503 %s with Retry-After; readiness names a full disk',
  async (failure, reason) => {
    const troubles = new Troubles();
    const { endpoint } = world.app.routes.find((one) => one.endpoint.path === 'index/index')!;
    const failing: Route = { endpoint, handle: () => Promise.reject(failure) };
    const app = await openBareServer({
      routes: [failing] as never,
      outageOf,
      recordOutage: troubles.recordOutage,
    });
    const reply = await app.inject({ url: '/api/index/index' });
    expect([reply.statusCode, reply.headers['retry-after'], reply.json().data]).toEqual([
      503,
      '5',
      { reason },
    ]);
    expect(troubles.list()).toEqual(reason === 'disk_full' ? { disk: 'full' } : {});
    await app.close();
  },
);
