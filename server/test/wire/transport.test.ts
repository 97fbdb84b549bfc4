import { randomUUID } from 'node:crypto';
import { allEndpoints } from '@serai/contract/all';
import type { Endpoint } from '@serai/contract/endpoint';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type App, createApp } from '../../src/app.ts';
import { callRoute, nameOf, told } from '../access/call-route.ts';
import { type MatrixStage, openMatrixStage } from '../access/matrix-stage.ts';
import { rightfulToken } from '../access/rightful-token.ts';
import { rows } from '../access/rows.ts';
import { testStart } from '../population.ts';
import { TestMailer } from '../test-mailer.ts';

/** Rules common to all family calls, tried on each with an input that succeeds. */
let stage: MatrixStage;
let shop: App;
const origin = 'https://shop.example';
beforeAll(async () => {
  stage = await openMatrixStage();
  const { db, pool, clock } = stage.world;
  const log = pino({ level: 'silent' });
  shop = await createApp({ db, pool, clock, log, mailer: new TestMailer(), corsOrigins: [origin] });
});
afterAll(async () => {
  await shop.stop();
  await stage.close();
});
beforeEach(async () => {
  stage.world.clock.set(testStart);
  await stage.world.db.deleteFrom('throttle_counters').execute();
  await stage.logInAll();
});

const family = allEndpoints.filter((endpoint) => endpoint.legacyClient);
const cases = (endpoints: readonly Endpoint[]) => endpoints.map((one) => [nameOf(one), one] as const);
const guarded = family.filter(({ access }) => access !== 'public');

async function makeReady(endpoint: Endpoint) {
  const ready = await rows[nameOf(endpoint)]!.ready(stage, 'A');
  return { input: ready.input, token: rightfulToken(stage, endpoint, ready, 'A') };
}

describe('family calls', () => {
  test.each(cases(family))(
    '%s: any letter case of the path → found; unknown fields → ignored',
    async (_name, endpoint) => {
      for (const path of [
        endpoint.path,
        endpoint.path.toLowerCase(),
        endpoint.path.toUpperCase(),
        `${endpoint.path}/`,
      ]) {
        const { input, token } = await makeReady(endpoint);
        const sent = { ...input, server: true, uuid: randomUUID(), unheardOf: { deep: [1, 2] } };
        const heard = await callRoute(stage, { ...endpoint, path }, sent, token);
        expect(heard.code, `${path} ${told(heard)}`).toBe(1);
      }
    },
  );

  test.each(cases(family))('%s: configured origin → allowed; any other → not', async (_name, endpoint) => {
    const url = `/api/${endpoint.path}`;
    const ask = (from: string) =>
      shop.fastify.inject({
        method: 'OPTIONS',
        url,
        headers: {
          origin: from,
          'access-control-request-method': endpoint.method,
          'access-control-request-headers': 'server,think-lang,ba-user-token,content-type',
        },
      });
    const preflight = await ask(origin);
    expect([preflight.statusCode, preflight.body]).toEqual([204, '']);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers':
        'server, think-lang, ba-user-token, content-type, idempotency-key, seen',
      'access-control-max-age': '1800',
    });
    expect((await ask('https://shop.example.evil')).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
    const reply = await shop.fastify.inject({
      method: endpoint.method,
      url,
      headers: { origin, server: 'true' },
    });
    expect(reply.headers['access-control-allow-origin']).toBe(origin);
    expect(reply.headers).not.toHaveProperty('access-control-allow-credentials');
  });
});

describe('login requirement', () => {
  // Covers 8.02.
  test.each(cases(guarded))(
    '%s: guest or dead token → 303; expired token → 409; in both languages',
    async (_name, endpoint) => {
      const { input } = await makeReady(endpoint);
      for (const token of [undefined, '', 'x', 'x'.repeat(43), "' OR 1=1 --"]) {
        const heard = await callRoute(stage, endpoint, input, token);
        expect(heard).toMatchObject({ http: 200, code: 303, data: { type: 'need login' } });
      }
      const expired = await callRoute(stage, endpoint, input, stage.expiredToken);
      expect(expired).toMatchObject({ http: 200, code: 409 });
      expect(expired.data).not.toBeNull();
      for (const [lang, words] of [
        ['en', /^[\x20-\x7e]+$/],
        ['zh-cn', /^\p{Script=Han}/u],
        ['fr', /^\p{Script=Han}/u],
        ['', /^\p{Script=Han}/u],
      ] as const) {
        const heard = await stage.world.fastify.inject({
          method: endpoint.method,
          url: `/api/${endpoint.path}`,
          headers: { 'think-lang': lang },
        });
        expect(heard.json().msg, lang).toMatch(words);
      }
    },
  );

  test.each(cases(family.filter(({ access }) => access === 'public')))(
    '%s: expired token → treated as a guest',
    async (_name, endpoint) => {
      const { input } = await makeReady(endpoint);
      const heard = await callRoute(stage, endpoint, input, stage.expiredToken);
      expect(heard.code, told(heard)).toBe(1);
    },
  );
});

describe('flattened queries', () => {
  const ask = (path: string) =>
    stage.world.fastify.inject({ url: `/api/${path}`, headers: { 'think-lang': 'en' } });

  test('query: name[0] → list, name[key] → object, at any nesting', async () => {
    const id = stage.room.hotelId;
    const stay = 'check_in=2026-12-01&check_out=2026-12-03&nationality=CN';
    for (const rooms of [
      'rooms[0][adults]=2',
      'rooms%5B0%5D%5Badults%5D=2',
      'rooms[0][adults]=2&rooms[0][child_ages][0]=3',
    ]) {
      const url = `hotel/list?destination_type=hotel&destination_id=${id}&${stay}&${rooms}&filters[stars][0]=4`;
      const { code, data } = (await ask(url)).json();
      expect([code, data?.total], rooms).toEqual([1, 1]);
    }
    const chosen = (await ask('ajax/country?select=true&initValue[0]=MM&initValue[1]=CN')).json();
    expect(chosen.data.total).toBe(2);
  });

  test('language: header, query, cookie → in this order, else Chinese', async () => {
    const { fastify } = stage.world;
    const ask = async (query: string, headers: Record<string, string>) =>
      (await fastify.inject({ url: `/api/account/profile${query}`, headers })).json().msg;
    const [english, chinese] = [/^Please/, /^请/];
    expect(await ask('', {})).toMatch(chinese);
    expect(await ask('', { cookie: 'ba-lang=en' })).toMatch(english);
    expect(await ask('?lang=zh-cn', { cookie: 'ba-lang=en' })).toMatch(chinese);
    expect(await ask('?lang=en', {})).toMatch(english);
    expect(await ask('?lang=en', { 'think-lang': 'zh-cn' })).toMatch(chinese);
  });

  test('query: a thousand keys or forty levels → answered without harm', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => `x[${at}]=1`).join('&');
    const deep = `x${'[a]'.repeat(40)}=1`;
    for (const query of [
      many,
      deep,
      '__proto__[admin]=1',
      'constructor[prototype][admin]=1',
      'select[]=true',
      'x[',
      '[0]=1',
    ]) {
      const { statusCode, body } = await ask(`ajax/country?${query}`);
      expect([statusCode, JSON.parse(body).code], query.slice(0, 40)).toEqual([200, expect.any(Number)]);
    }
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });
});
