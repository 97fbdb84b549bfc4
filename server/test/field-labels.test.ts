import { allEndpoints } from '@serai/contract/all';
import { fields } from '@serai/phrases/zh/fields';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';

interface Def {
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  in?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  options?: z.ZodMiniType[];
}

/** Returns the names of all fields within a schema. */
function namesIn(schema: z.ZodMiniType, seen: Set<z.ZodMiniType>): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { innerType, element, in: into, shape = {}, options = [] } = schema._zod.def as unknown as Def;
  const below = [...Object.values(shape), innerType, element, into, ...options];
  return [...Object.keys(shape), ...below.flatMap((each) => (each ? namesIn(each, seen) : []))];
}

test('our calls: every input field → has a label, so that a refusal names no path', () => {
  const seen = new Set<z.ZodMiniType>();
  const names = allEndpoints
    .filter(({ legacyClient }) => !legacyClient)
    .flatMap(({ input }) => namesIn(input, seen));
  expect(names.length).toBeGreaterThan(300);
  expect([...new Set(names)].filter((name) => !Object.hasOwn(fields, name))).toEqual([]);
});
