import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@serai/contract/dates';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buySampleArticle, playContent } from '../../src/demo/sample-content.ts';
import { fillQueues } from '../../src/demo/sample-desk.ts';
import { placeSampleOrders } from '../../src/demo/sample-orders.ts';
import { addStaff } from '../concession-sums.ts';
import { isAssurance } from '../reliability/figure.ts';
import { openControl } from './control.ts';
import { copyWithFewHotels } from './few-hotels.ts';
import { logins, openStage, type Stage } from './stage.ts';

let folder: string;
let stage: Stage;
let control: FastifyInstance;
let controlUrl: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serai-control-'));
  await chmod(folder, 0o711);
  const world = join(folder, 'world');
  await copyWithFewHotels(world);
  stage = await openStage(folder, 0, { site: { currency: 'USD', perDollar: 1, folder: world } });
  control = openControl(stage);
  await control.listen({ host: '127.0.0.1', port: 0 });
  controlUrl = `http://127.0.0.1:${(control.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await control.close();
  await stage.close();
  await rm(folder, { recursive: true, force: true });
});

// biome-ignore lint/suspicious/noExplicitAny: answers of many kinds.
type Answer = any;

async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) };
  const response = await fetch(`${controlUrl}/${path}`, { method, ...(method === 'POST' ? json : {}) });
  expect(response.status, `${method} ${path}`).toBe(200);
  return response.json();
}

async function call(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${stage.url}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'think-lang': 'en', ...headers },
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  return response.json();
}

async function logIn({ username, password }: { username: string; password: string }): Promise<string> {
  const reply = await call('POST', 'user/checkIn', {
    tab: 'login',
    username,
    password,
    ...(await solvedCaptcha()),
  });
  expect(reply.code, reply.msg).toBe(1);
  return reply.data.userInfo.token;
}

async function solvedCaptcha(): Promise<{ captchaId: string; captchaInfo: string }> {
  const captchaId = crypto.randomUUID();
  await call('GET', `common/clickCaptcha?id=${captchaId}`);
  const { info } = await ask('GET', `captcha/${captchaId}`);
  return { captchaId, captchaInfo: info };
}

/** The state digest after the stage has opened. */
let pristine: string;

test('state digest: state changes → changes; otherwise stays equal', async () => {
  pristine = (await ask('GET', 'digest')).digest;
  expect((await ask('GET', 'digest')).digest).toBe(pristine);
  const operator = await logIn(logins.operator);
  const agency = await stage.db.selectFrom('agencies').select('id').orderBy('id').executeTakeFirstOrThrow();
  const topUp = { agency_id: agency.id, amount: 12_345, memo: 'Wire' };
  const headers = { 'ba-user-token': operator, 'idempotency-key': crypto.randomUUID() };
  expect((await call('POST', 'console/wallet/topUp', topUp, headers)).code).toBe(1);
  expect((await ask('GET', 'digest')).digest).not.toBe(pristine);
});

test('clock: set or moved → the jobs due by then have run', async () => {
  const set = await ask('POST', 'clock', { set: '2027-01-05T00:00:00Z' });
  expect(set.unix).toBe(Date.parse('2027-01-05T00:00:00Z') / 1000);
  const moved = await ask('POST', 'clock', { advance: 3600 });
  expect(moved.unix - set.unix).toBeGreaterThanOrEqual(3600);
  const { time } = await call('GET', 'index/index?requiredLogin=0');
  expect(Math.abs(time - moved.unix)).toBeLessThan(1800);
});

test('reset: any changes → the initial state is restored', async () => {
  const { url } = await ask('POST', 'reset');
  expect(url).toBe(stage.url);
  // State that no request has touched since is not restored again.
  const { db } = stage;
  await ask('POST', 'reset');
  expect(stage.db).toBe(db);
  expect((await ask('GET', 'digest')).digest).toBe(pristine);
  expect(Math.abs(stage.clock.now().getTime() - Date.now())).toBeLessThan(3_600_000);
});

test('logins: each user with the captcha answer → logged in', async () => {
  for (const login of Object.values(logins)) expect(await logIn(login)).toMatch(/.{20,}/);
});

test('owner: sample data → enough deposit and credit', async () => {
  const reply = await call('GET', 'account/wallet', undefined, {
    'ba-user-token': await logIn(logins.owner),
  });
  expect(reply.data.balance.amount).toBeGreaterThanOrEqual(1_000_000);
  expect(reply.data.credit_left.amount).toBeGreaterThanOrEqual(500_000);
});

test('routes: list → every call with its access', async () => {
  const { routes } = await ask('GET', 'routes');
  expect(routes).toContainEqual({
    method: 'POST',
    path: '/api/hotel/book',
    access: { node: '/hotel/booking/book' },
    operation: 'book a hotel',
    idempotent: true,
  });
  expect(routes.length).toBeGreaterThan(30);
});

test('outbox: email sent → shown', async () => {
  const request = { email: 'newcomer@example.com', event: 'user_register', ...(await solvedCaptcha()) };
  const sent = await call('POST', 'Ems/send', request);
  expect(sent.code, sent.msg).toBe(1);
  const { list } = await ask('GET', 'outbox?kind=mail');
  expect(list.at(-1)).toMatchObject({ recipient: 'newcomer@example.com' });
  expect((await ask('GET', 'outbox?kind=sms')).list).toEqual([]);
});

test('armed statement: fails once → the portal keeps working', async () => {
  const token = await logIn(logins.owner);
  for (const action of ['throw', 'disconnect', 'delay'] as const) {
    expect((await ask('POST', 'fault', { point: 'join ledger_accounts', action })).armed).toBe(1);
    const started = performance.now();
    const reply = await call('GET', 'account/wallet', undefined, { 'ba-user-token': token });
    expect(stage.faults.armed).toBe(0);
    expect(reply.data.reason).toBe(
      { throw: 'internal', disconnect: 'database_away', delay: undefined }[action],
    );
    if (action === 'delay') expect(performance.now() - started).toBeGreaterThan(900);
    expect((await call('GET', 'account/wallet', undefined, { 'ba-user-token': token })).code).toBe(1);
  }
});

test('log: any action → kept, contains no password', async () => {
  const since = Math.floor(Date.now() / 1000);
  await logIn(logins.owner);
  const { lines } = await ask('GET', `log?since=${since}`);
  expect(lines.join('\n')).toContain('user/checkIn');
  expect(lines.join('\n')).not.toContain(logins.owner.password);
});

test('test control: production settings → refuses to start', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'serve.ts')], {
    env: { PATH: process.env.PATH, PUBLIC_URL: 'https://portal.example.com' },
    stdio: 'ignore',
  });
  expect((await once(child, 'exit'))[0]).toBe(78);
});

test('sample orders: start of the demo → every state a newcomer should see, one confirmed later', async () => {
  // Five minutes after midnight in Yangon: hardly anything of today is in the past. A week later, because the
  // agency has had its credit since the start, and some of the orders are some days old.
  const midnight = `${addDays(new Date().toISOString().slice(0, 10), 7)}T17:35:00Z`;
  await ask('POST', 'clock', { set: midnight });
  await placeSampleOrders({ db: stage.db, routes: stage.app.routes, now: stage.clock.now() });
  const orders = await stage.db.selectFrom('orders').select(['product', 'order_status']).execute();
  const standing = orders.map(({ product, order_status }) => `${product} ${order_status}`).sort();
  expect(standing).toEqual([
    'airport confirmed',
    'airport confirmed',
    'car completed',
    'hotel cancelled',
    'hotel confirmed',
    'hotel in_service',
    'hotel offer_pending',
    'hotel offer_pending',
    'hotel pending_payment',
    'hotel pending_payment',
    'hotel processing',
  ]);
  const supplied = stage.db.selectFrom('orders').select('order_status').where('supplier', 'is not', null);
  const confirmed = expect.poll(async () => {
    await ask('POST', 'clock', { advance: 30 });
    return (await supplied.executeTakeFirstOrThrow()).order_status;
  });
  await confirmed.toBe('confirmed');
  const offers = await stage.db.selectFrom('order_offers').select('id').execute();
  expect(offers).toHaveLength(1);
});

const hours = isAssurance ? Array.from({ length: 24 }, (_, hour) => hour) : [10, 21];

test.each(hours)(
  'desk samples: demo starts at %i:51 UTC → every ride finds a vehicle, queues filled',
  async (hour) => {
    stage.touch();
    await stage.reset();
    const day = addDays(new Date().toISOString().slice(0, 10), 7);
    stage.clock.set(new Date(`${day}T${String(hour).padStart(2, '0')}:51:00Z`));
    await addStaff(stage.db, 'desk', 'desk');
    await addStaff(stage.db, 'cashier', 'finance');
    const demo = { db: stage.db, routes: stage.app.routes, now: stage.clock.now() };
    await placeSampleOrders(demo);
    await fillQueues(demo);
    const placed = stage.db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.booked_by')
      .select('orders.product')
      .where('users.username', '=', 'other')
      .orderBy('orders.product');
    const products = (await placed.execute()).map(({ product }) => product);
    expect(products).toEqual([...Array.from({ length: 8 }, () => 'airport'), 'hotel', 'hotel']);
    const asked = await stage.db.selectFrom('concessions').select('status').execute();
    expect(asked.map(({ status }) => status)).toContain('asked');
  },
  300_000,
);

test('demo members: start of the demo → written, saved and bought content', async () => {
  const demo = { db: stage.db, routes: stage.app.routes, now: stage.clock.now() };
  await playContent(demo);
  await buySampleArticle(demo);
  await buySampleArticle(demo);
  const written = await stage.db
    .selectFrom('articles')
    .innerJoin('users', 'users.id', 'articles.user_id')
    .select(['username', 'status', 'comments', 'likes'])
    .orderBy('articles.id')
    .execute();
  expect(written).toEqual([
    { username: 'demo', status: 'published', comments: 3, likes: 2 },
    { username: 'booker', status: 'refused', comments: 0, likes: 0 },
    { username: 'demo', status: 'draft', comments: 0, likes: 0 },
    { username: 'other', status: 'unaudited', comments: 0, likes: 0 },
  ]);
  const waiting = stage.db.selectFrom('article_comments').select('id').where('status', '=', 'unaudited');
  expect(await waiting.execute()).toHaveLength(2);
  expect(await stage.db.selectFrom('favourites').select('kind').orderBy('kind').execute()).toEqual([
    { kind: 'article' },
    { kind: 'article' },
    { kind: 'hotel' },
  ]);
  expect(await stage.db.selectFrom('article_orders').select('price').execute()).toEqual([{ price: 300 }]);
});

test('invariants: after all tests → hold; violation → named', async () => {
  expect(await ask('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
  await stage.asOwner(`ALTER TABLE ledger_accounts DISABLE TRIGGER ledger_accounts_moved;
    UPDATE ledger_accounts SET balance = balance - 1
    WHERE id = (SELECT id FROM ledger_accounts WHERE kind = 'deposit' ORDER BY id LIMIT 1)`);
  const { ok, breaches } = await ask('GET', 'invariants');
  expect(ok).toBe(false);
  expect(breaches.map(({ rule }: { rule: string }) => rule)).toContain(
    'every balance is the sum of its entries',
  );
});
