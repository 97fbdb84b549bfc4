import SwaggerParser from '@apidevtools/swagger-parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { allEndpoints } from '@serai/contract/all';
import { commonRefusals, errorCatalogue } from '@serai/contract/errors';
import * as validators from '@serai/contract/validators';
import { errors as en } from '@serai/phrases/en/errors';
import { fields as enFields } from '@serai/phrases/en/fields';
import { errors as zh } from '@serai/phrases/zh/errors';
import { fields as zhFields } from '@serai/phrases/zh/fields';
import { Validator } from '@seriousme/openapi-schema-validator';
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
  it('routes: calls of the contract → each mounted once, and nothing else', () => {
    const mounted = world.app.routes.map(({ endpoint }) => named(endpoint)).sort();
    expect(mounted).toEqual(allEndpoints.map(named).sort());
    expect(new Set(mounted).size).toBe(mounted.length);
  });

  it('calls: path in any letter case → answered', async () => {
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

  it('/api/openapi.json: every call → listed with its input, access and refusals', async () => {
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
      const withToken = [{ token: [] }, ...(endpoint.access === 'public' ? [{}] : [])];
      expect(call.security, endpoint.path).toEqual(withToken);
    }
  });

  it('calls: declared refusals → all in the catalogue', () => {
    for (const endpoint of allEndpoints) {
      for (const code of endpoint.errors) expect(errorCatalogue, endpoint.path).toHaveProperty(code);
    }
  });

  it('calls that book or move money: contract → idempotency key required', async () => {
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

describe('/api/openapi.json', () => {
  type Json = Record<string, unknown>;
  interface Operation extends Json {
    operationId: string;
    parameters: { name: string; in: string; style?: string; content?: object; schema: Json }[];
    requestBody?: { required: boolean; content: Json };
    responses: { 200: { content: Record<string, { schema: Json }> } };
  }
  let text: string;
  let document: {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Json };
    servers: Json[];
  };
  let operations: { path: string; method: string; call: Operation }[];

  beforeAll(async () => {
    text = (await world.call('GET', 'openapi.json')).body.toString();
    document = JSON.parse(text);
    operations = Object.entries(document.paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, call]) => ({ path, method, call })),
    );
  });

  /** Returns every field of every schema, with its name. */
  function fieldsIn(json: unknown): [name: string, field: Json][] {
    if (Array.isArray(json)) return json.flatMap(fieldsIn);
    if (typeof json !== 'object' || json === null) return [];
    const { properties } = json as { properties?: Record<string, Json> };
    const own = properties !== undefined && !('$ref' in json) ? Object.entries(properties) : [];
    return [...own, ...Object.values(json).flatMap(fieldsIn)];
  }
  const typesOf = (field: Json) =>
    [field, ...((field.anyOf ?? []) as Json[])].map(({ type }) => type).filter(Boolean);

  it('/api/openapi.json: redocly → no error', async () => {
    const problems = await lintFromString({
      source: text,
      config: await createConfig({ extends: ['recommended'] }),
    });
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
  });

  it('/api/openapi.json: @seriousme/openapi-schema-validator → valid as OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('/api/openapi.json: swagger-parser → valid', async () => {
    await expect(SwaggerParser.validate(JSON.parse(text))).resolves.toHaveProperty('paths');
  });

  it('/api/openapi.json: operation ids → unique in any case, letters and digits only', () => {
    const ids = operations.map(({ call }) => call.operationId);
    expect(new Set(ids.map((id) => id.toLowerCase())).size).toBe(ids.length);
    expect(ids.filter((id) => !/^(get|post)[A-Z][A-Za-z0-9]*$/.test(id))).toEqual([]);
    expect(document.paths['/api/order/voucher']?.get?.operationId).toBe('getOrderVoucher');
  });

  it('/api/openapi.json: query parameters → scalars, lists of scalars or JSON text, in the style of every generator', () => {
    for (const { path, call } of operations) {
      for (const { name, style, content, schema } of call.parameters) {
        const at = `${path} ${name}`;
        expect(style, at).toBeUndefined();
        expect(content, at).toBeUndefined();
        const parts = [schema, ...((schema.anyOf ?? []) as Json[])].flatMap((part) => [
          part,
          (part.items ?? {}) as Json,
        ]);
        expect(
          parts.filter((part) => part.type === 'object' || '$ref' in part),
          at,
        ).toEqual([]);
      }
    }
    const { parameters } = document.paths['/api/hotel/list']!.get!;
    expect(parameters.find(({ name }) => name === 'rooms')?.schema).toEqual({
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: { $ref: '#/components/schemas/RoomsInput' },
    });
  });

  it('/api/openapi.json: replies → a success with typed data, or a refusal', () => {
    for (const endpoint of allEndpoints.filter(({ file, stream }) => !file && !stream)) {
      const call = document.paths[`/api/${endpoint.path}`]![endpoint.method.toLowerCase()]!;
      const [success, refusal] = call.responses[200].content['application/json']!.schema.oneOf as Json[];
      expect(refusal, endpoint.path).toEqual({ $ref: '#/components/schemas/Refusal' });
      const { code, data } = success!.properties as { code: Json; data: Json };
      expect(code, endpoint.path).toEqual({ type: 'integer', const: 1 });
      expect(typesOf(data).length > 0 || '$ref' in data || 'oneOf' in data, endpoint.path).toBe(true);
    }
    const { code } = (document.components.schemas.Refusal as { properties: { code: Json } }).properties;
    expect(code.enum).toEqual([0, 303, 401, 409]);
  });

  it('/api/openapi.json: files → the media types of the call’s reply', () => {
    const typesOfFile = (path: string) => Object.keys(document.paths[path]!.get!.responses[200].content);
    expect(typesOfFile('/api/order/voucher')).toEqual(['application/pdf', 'application/json']);
    expect(typesOfFile('/api/account/exportStatement')).toContain('application/pdf');
    for (const path of ['/api/order/export', '/api/bill/export']) {
      expect(typesOfFile(path), path).toEqual([
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'text/csv; charset=utf-8',
        'application/json',
      ]);
    }
    expect(typesOfFile('/api/file/open')).toEqual(['*/*', 'application/json']);
  });

  it('/api/openapi.json: bodies with a required field → required', () => {
    for (const { path, call } of operations) {
      const { schema } = (call.requestBody?.content['application/json'] ?? {}) as { schema?: Json };
      if (Array.isArray(schema?.required)) expect(call.requestBody?.required, path).toBe(true);
    }
    expect(document.paths['/api/hotel/book']?.post?.requestBody?.required).toBe(true);
  });

  it('/api/openapi.json: amounts, instants, dates and addresses → described by unit or format', () => {
    const fields = fieldsIn(document).filter(([, field]) => typeof field === 'object' && !('$ref' in field));
    const numbers = fields.filter(([, field]) => typesOf(field).some((type) => type === 'integer'));
    const notedBy = (name: RegExp, note: RegExp) =>
      numbers.filter(([field, schema]) => name.test(field) && !note.test(JSON.stringify(schema)));
    expect(notedBy(/^amount$|_amount$|^price_(min|max)$|_(price|fee)$/, /minor units/)).toEqual([]);
    expect(notedBy(/_at$|^(at|utc|time)$|_time$/, /unix seconds/)).toEqual([]);
    const texts = (name: RegExp, format: string) =>
      fields.filter(
        ([field, schema]) => name.test(field) && JSON.stringify(schema).includes(`"format":"${format}"`),
      );
    expect(texts(/^check_(in|out)$/, 'date')).not.toEqual([]);
    expect(texts(/^email$/, 'email')).not.toEqual([]);
    expect(document.components.schemas).toMatchObject({
      Money: { description: expect.stringContaining('minor units') },
    });
  });

  it('/api/openapi.json: server → the address of the portal', () => {
    expect(document.servers).toEqual([{ url: 'http://localhost' }]);
  });
});

// Covers 8.02.
test('codes 303 and 409: contract → used for login only', () => {
  const codes = Object.entries(errorCatalogue);
  const with409 = codes.filter(([, { reply }]) => reply === 409).map(([code]) => code);
  const with303 = codes.filter(([, { reply }]) => reply === 303).map(([code]) => code);
  expect(with409).toEqual(['token_expired']);
  // Also on a refused renewal: a client that renews on 409 would loop for ever.
  expect(with303).toEqual(['need_login', 'already_logged_in', 'password_changed', 'refresh_failed']);
});

test('refusals: every one → has a sentence in both languages', () => {
  for (const code of Object.keys(errorCatalogue) as (keyof typeof errorCatalogue)[]) {
    expect(zh[code], code).toMatch(/\p{Script=Han}/u);
    expect(en[code], code).toMatch(/[a-z]{2}/);
  }
});

test('validators: every generic fault → has a sentence in both languages', () => {
  const { content, personName } = validators;
  const schemas = { ...validators, content: content(9), personName: personName(9) };
  const phrases: { zh: Record<string, string>; en: Record<string, string> } = { zh, en };
  const found = new Set<string>();
  for (const [name, schema] of Object.entries(schemas)) {
    // A fault without a message in its schema has a general sentence.
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

test('our own calls: every field → has a name in both languages', () => {
  for (const endpoint of allEndpoints.filter(({ legacyClient }) => !legacyClient)) {
    const { properties = {} } = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
    for (const name of Object.keys(properties)) {
      expect(zhFields, `${endpoint.path} ${name}`).toHaveProperty(name);
      expect(enFields, `${endpoint.path} ${name}`).toHaveProperty(name);
    }
  }
});
