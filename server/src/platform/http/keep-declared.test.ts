import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openBareServer } from '../../../test/bare-server.ts';
import { keepDeclared } from './keep-declared.ts';
import type { Route } from './route.ts';

const fee = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('percent'), percent: z.int() }),
]);
const reply = z.object({
  name: z.string().check(z.trim()),
  price: z.nullable(z.object({ amount: z.int() })),
  fees: z.array(z.object({ until: z.nullable(z.int()), fee })),
  pair: z.tuple([z.object({ a: z.string() }), z.boolean()]),
  facts: z.record(z.string(), z.object({ a: z.string() })),
  note: z.optional(z.string()),
});
const secret = { cost: 7 };
const answer = {
  facts: { one: { a: '1', ...secret } },
  ...secret,
  name: ' 商驿 ',
  price: { amount: 1, ...secret },
  fees: [
    { until: null, fee: { kind: 'none', percent: 9 }, ...secret },
    { until: 3, fee: { kind: 'percent', percent: 5, ...secret } },
  ],
  pair: [{ a: 'x', ...secret }, true],
};

it('keepDeclared: nested values → same as parsing, in the contract’s order', () => {
  const kept = JSON.stringify(keepDeclared(reply)(answer));
  expect(kept).toBe(JSON.stringify(reply.parse(answer)));
  expect(kept).not.toContain('cost');
});

it('keepDeclared: only declared fields in order → not copied', () => {
  const plain = { name: 'x', fees: [{ until: 3, fee: { kind: 'percent', percent: 5 } }] };
  const schema = z.object({
    name: z.string().check(z.maxLength(9)),
    note: reply.shape.note,
    fees: reply.shape.fees,
  });
  expect(keepDeclared(schema)(plain)).toBe(plain);
});

it.each([
  ['in another place', { price: { amount: 1 }, name: 'x' }],
  ['first', { ...secret, name: 'x', price: { amount: 1 } }],
  ['last', { name: 'x', price: { amount: 1 }, ...secret }],
  ['deep down', { name: 'x', price: { amount: 1, ...secret } }],
])('keepDeclared: one %s → only declared fields, in the contract’s order', (_, given) => {
  const schema = z.object({ name: z.string(), price: reply.shape.price });
  expect(JSON.stringify(keepDeclared(schema)(given))).toBe('{"name":"x","price":{"amount":1}}');
});

it.each([true, false])('replies: undeclared field, checks %s → never sent', async (checkReplies) => {
  const route = {
    endpoint: {
      method: 'GET',
      path: 'test/secret',
      title: '',
      access: 'public',
      input: z.strictObject({}),
      reply,
      errors: [],
    },
    handle: async () => ({ data: answer, replayed: false }),
  } as unknown as Route<never>;
  const app = await openBareServer({ routes: [route], checkReplies });
  const sent = await app.inject('/api/test/secret');
  expect(sent.json().data).toEqual(reply.parse(answer));
  expect(sent.body).not.toContain('cost');
  await app.close();
});

it('keepDeclared: reply violates the contract, checks on → fails', async () => {
  const route = {
    endpoint: {
      method: 'GET',
      path: 'test/wrong',
      title: '',
      access: 'public',
      input: z.strictObject({}),
      reply,
      errors: [],
    },
    handle: async () => ({ data: { ...answer, name: 5 }, replayed: false }),
  } as unknown as Route<never>;
  const app = await openBareServer({ routes: [route] });
  expect((await app.inject('/api/test/wrong')).statusCode).toBe(500);
  await app.close();
});
