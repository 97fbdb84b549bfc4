import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AppError } from './app-error.ts';
import { readInput } from './read-input.ts';

const search = z.strictObject({
  rooms: z.array(z.strictObject({ adults: z.int(), child_ages: z._default(z.array(z.int()), []) })),
  filters: z._default(z.strictObject({ stars: z.optional(z.array(z.int())) }), {}),
  ids: z.optional(z.array(z.int()).check(z.maxLength(3))),
  names: z.optional(z.array(z.string())),
  one: z.optional(z.union([z.string(), z.array(z.string())])),
});
const read = (query: Record<string, unknown>) => readInput(search, query, true);
const refused = (query: Record<string, unknown>) => {
  try {
    return read(query);
  } catch (error) {
    return (error as AppError).fields.map(({ path }) => path);
  }
};

const twoRooms = [
  { adults: 2, child_ages: [] },
  { adults: 1, child_ages: [7] },
];

test('nested parameter: bracket keys or JSON text → the same value', () => {
  const bracketed = read({
    rooms: [{ adults: '2' }, { adults: '1', child_ages: ['7'] }],
    filters: { stars: ['4', '5'] },
  });
  const asJson = read({
    rooms: '[{"adults":2},{"adults":1,"child_ages":[7]}]',
    filters: ' {"stars":[4,5]}',
  });
  expect(bracketed).toEqual({ rooms: twoRooms, filters: { stars: [4, 5] } });
  expect(asJson).toEqual(bracketed);
});

test('list of scalars: one value, repeated values or JSON text → a list', () => {
  const rooms = '[{"adults":1}]';
  expect(read({ rooms, ids: '7' }).ids).toEqual([7]);
  expect(read({ rooms, ids: ['7', '8'] }).ids).toEqual([7, 8]);
  expect(read({ rooms, ids: '[7,8]' }).ids).toEqual([7, 8]);
  expect(read({ rooms, names: '[Zhang' }).names).toEqual(['[Zhang']);
});

test('text parameter: text that looks like JSON → stays text', () => {
  expect(read({ rooms: '[{"adults":1}]', one: '["a"]' }).one).toBe('["a"]');
});

test('nested parameter: broken, too deep or wrong JSON → refused by name', () => {
  expect(refused({ rooms: '[{"adults":2}' })).toEqual(['rooms']);
  expect(refused({ rooms: '{"adults":2}' })).toEqual(['rooms']);
  expect(refused({ rooms: `${'['.repeat(40)}${']'.repeat(40)}` })).toEqual(['rooms']);
  expect(refused({ rooms: '[{"adults":2,"beds":1}]' })).toEqual(['rooms[0].beds']);
  expect(refused({ rooms: '[{"adults":1}]', filters: 'stars' })).toEqual(['filters']);
  expect(refused({ rooms: '[{"adults":1}]', ids: '[1,2,3,4]' })).toEqual(['ids']);
});
