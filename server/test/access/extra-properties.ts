import type * as z from 'zod/mini';

/** Properties often used in mass-assignment attacks, besides the columns of our tables. */
const classics = [
  'role',
  'balance',
  'status',
  'parent_id',
  'agency_id',
  'user_id',
  'is_admin',
  'admin',
  'group_id',
  'permissions',
  'nodes',
  'price',
  'total_price',
  'password_hash',
  'verified',
  'disabled_at',
  'money',
  'score',
];

/** Part of every injected text; must appear in no table afterwards. */
export const slippedText = 'SLIPPEDIN';
export const slippedNumber = 42424242;
const slippedTime = '2001-02-03T04:05:06Z';
/** The forms that injected values would take in a table. */
export const slippedTraces = [slippedText, String(slippedNumber), '2001-02-03'];

/**
 * Returns properties to add to an object, each with a value its column accepts; existing properties are kept.
 */
export function extraProperties(
  columns: ReadonlyMap<string, string>,
  own: readonly string[],
): Record<string, unknown> {
  const names = [...new Set([...columns.keys(), ...classics])].filter((name) => !own.includes(name));
  return Object.fromEntries(names.map((name) => [name, valueFor(name, columns.get(name) ?? 'text')]));
}

function valueFor(name: string, type: string): unknown {
  if (name === 'role') return 'operator';
  if (type === 'boolean') return true;
  if (/int|numeric|double|real/.test(type)) return slippedNumber;
  if (/timestamp|date/.test(type)) return slippedTime;
  if (type === 'ARRAY') return [slippedText];
  return type.startsWith('json') ? { [slippedText]: slippedText } : slippedText;
}

/** Returns the top-level names that a schema knows for the given input. */
export function knownNames(schema: z.ZodMiniType, input: unknown): string[] {
  const { shape, options } = schema._zod.def as { shape?: object; options?: z.ZodMiniType[] };
  if (shape) return Object.keys(shape);
  const option = options?.find((one) => one.safeParse(input).success);
  return option ? knownNames(option, input) : [];
}

/**
 * Returns the paths of the objects in an input: `` is the input itself, `rooms[0].guests[0]` an object
 * within.
 */
export function objectPaths(input: unknown, path = ''): string[] {
  if (Array.isArray(input)) return input.flatMap((item, at) => objectPaths(item, `${path}[${at}]`));
  if (typeof input !== 'object' || input === null) return [];
  const below = Object.entries(input).flatMap(([name, value]) =>
    objectPaths(value, path ? `${path}.${name}` : name),
  );
  return [path, ...below];
}

/** Returns the input with more properties in the object at a path. */
export function withProperties(input: unknown, path: string, more: object): Record<string, unknown> {
  const copy = structuredClone(input) as Record<string, unknown>;
  const parts = path.split(/[.[\]]+/).filter((part) => part !== '');
  const target = parts.reduce<Record<string, unknown>>(
    (at, part) => at[part] as Record<string, unknown>,
    copy,
  );
  Object.assign(target, { ...more, ...target });
  return copy;
}
