import { allEndpoints } from '@serai/contract/all';
import { commonRefusals, errorCatalogue } from '@serai/contract/errors';
import * as validators from '@serai/contract/validators';
import { errors as en } from '@serai/phrases/en/errors';
import { fields as enFields } from '@serai/phrases/en/fields';
import { errors as zh } from '@serai/phrases/zh/errors';
import { fields as zhFields } from '@serai/phrases/zh/fields';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { openTestWorld, type TestWorld } from './harness.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const named = (endpoint: { method: string; path: string }) => `${endpoint.method} ${endpoint.path}`;

describe('every call of the contract', () => {
  it('is mounted once, and nothing else is', () => {
    const mounted = world.app.routes.map(({ endpoint }) => named(endpoint)).sort();
    expect(mounted).toEqual(allEndpoints.map(named).sort());
    expect(new Set(mounted).size).toBe(mounted.length);
  });

  it('answers at its address, whatever the case of the letters', async () => {
    for (const { method, path } of allEndpoints) {
      for (const written of [path, path.toUpperCase(), path.toLowerCase()]) {
        const reply = await world.call(method, written, method === 'POST' ? { unheard_of: 1 } : undefined);
        expect(reply.http, `${method} ${written}`).toBe(200);
        expect(reply, `${method} ${written}`).toMatchObject({
          code: expect.any(Number),
          msg: expect.any(String),
          time: expect.any(Number),
        });
      }
    }
  });

  it('stands in /api/openapi.json with its input, access and refusals', async () => {
    const { http, body } = await world.call('GET', 'openapi.json');
    expect(http).toBe(200);
    const document = JSON.parse(body.toString());
    expect(document).toMatchObject({ openapi: '3.1.0', 'x-errors': commonRefusals });
    const described = Object.entries<object>(document.paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replace('/api/', '')}`),
    );
    expect(described.sort()).toEqual(allEndpoints.map(named).sort());
    for (const endpoint of allEndpoints) {
      const call = document.paths[`/api/${endpoint.path}`][endpoint.method.toLowerCase()];
      expect(call, endpoint.path).toMatchObject({
        summary: endpoint.title,
        'x-access': endpoint.access,
        'x-errors': endpoint.errors,
      });
      expect('requestBody' in call, endpoint.path).toBe(endpoint.method === 'POST');
      expect('security' in call, endpoint.path).toBe(endpoint.access !== 'public');
    }
  });

  it('names only refusals of the catalogue', () => {
    for (const endpoint of allEndpoints) {
      for (const code of endpoint.errors) expect(errorCatalogue, endpoint.path).toHaveProperty(code);
    }
  });

  it('that books or moves money asks for an idempotency key', async () => {
    const commands = ['hotel/book', 'order/pay', 'order/cancel', 'order/refund', 'console/wallet/topUp'];
    for (const path of commands) {
      const as = path.startsWith('console/') ? 'operator' : 'owner';
      const without = await world.call('POST', path, {}, { as, key: null });
      expect(without.data.reason, path).toBe('idempotency_key_missing');
      const bad = await world.call('POST', path, {}, { as, key: 'too short' });
      expect(bad.data.reason, path).toBe('idempotency_key_invalid');
    }
  });
});

test('the body codes 303 and 409 are for login alone', () => {
  const codes = Object.entries(errorCatalogue);
  const with409 = codes.filter(([, { reply }]) => reply === 409).map(([code]) => code);
  const with303 = codes.filter(([, { reply }]) => reply === 303).map(([code]) => code);
  expect(with409).toEqual(['token_expired']);
  // Of a refused renewal too: a client that renews at 409 would ask for ever.
  expect(with303).toEqual(['need_login', 'already_logged_in', 'password_changed', 'refresh_failed']);
});

test('every refusal has a sentence in both languages', () => {
  for (const code of Object.keys(errorCatalogue) as (keyof typeof errorCatalogue)[]) {
    expect(zh[code], code).toMatch(/\p{Script=Han}/u);
    expect(en[code], code).toMatch(/[a-z]{2}/);
  }
});

test('every fault the generic validators find has a sentence of its own in both languages', () => {
  const { content, personName } = validators;
  const schemas = { ...validators, content: content(9), personName: personName(9) };
  const phrases: { zh: Record<string, string>; en: Record<string, string> } = { zh, en };
  const found = new Set<string>();
  for (const [name, schema] of Object.entries(schemas)) {
    // What a schema leaves unsaid has a general sentence.
    const messages = ['', '  ', '-', '<>', 'x'.repeat(200)]
      .flatMap((bad) => schema.safeParse(bad).error?.issues.map(({ message }) => message) ?? [])
      .filter((message) => /^[a-z]+(_[a-z]+)+$/.test(message));
    expect(messages, name).not.toEqual([]);
    for (const message of messages) {
      expect(phrases.zh[message], message).toMatch(/\p{Script=Han}/u);
      expect(phrases.en[message], message).toMatch(/[a-z]{2}/);
      found.add(message);
    }
  }
  expect(found.size).toBeGreaterThanOrEqual(10);
});

test('every field of our own calls has a name in both languages', () => {
  for (const endpoint of allEndpoints.filter(({ family }) => !family)) {
    const { properties = {} } = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
    for (const name of Object.keys(properties)) {
      expect(zhFields, `${endpoint.path} ${name}`).toHaveProperty(name);
      expect(enFields, `${endpoint.path} ${name}`).toHaveProperty(name);
    }
  }
});
