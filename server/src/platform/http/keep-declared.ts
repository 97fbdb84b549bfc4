import type * as z from 'zod/mini';

/** Returns a value with only the fields that its schema declares: the same object if it has no others. */
type Keeper = (value: unknown) => unknown;

interface Def {
  type: string;
  checks?: z.core.$ZodCheck[];
  catchall?: z.ZodMiniType;
  discriminator?: string;
  innerType: z.ZodMiniType;
  element: z.ZodMiniType;
  options: z.ZodMiniType[];
  shape: Record<string, z.ZodMiniType>;
  values: unknown[];
}

interface Field {
  name: string;
  /** Undefined if the field's value is kept unchanged. */
  keep: Keeper | undefined;
}

/** Types without fields to remove and without values to change. */
const plainTypes: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'enum', 'literal']);
/** Checks that only validate; any other check may change its value, for example trim it. */
const lookingChecks: ReadonlySet<string> = new Set([
  'greater_than',
  'less_than',
  'min_length',
  'max_length',
  'string_format',
]);

/**
 * Returns what parsing a value by the schema would return, without validating its type again, because our own
 * code produced it. Values other than plain objects, lists and choices of objects are parsed normally.
 */
export function keepDeclared(schema: z.ZodMiniType): Keeper {
  const keeper = keepers.get(schema) ?? keeperOf(schema) ?? ((value) => value);
  keepers.set(schema, keeper);
  return keeper;
}

/**
 * For schemas of whole replies: a process may build the same routes more than once, as tests do hundreds of times.
 */
const keepers = new WeakMap<z.ZodMiniType, Keeper>();

/** Undefined if the value is kept unchanged. */
function keeperOf(schema: z.ZodMiniType): Keeper | undefined {
  const def = defOf(schema);
  const parse = (value: unknown) => schema.parse(value);
  if (def.checks?.some((check) => !lookingChecks.has(check._zod.def.check))) return parse;
  if (plainTypes.has(def.type)) return undefined;
  if (def.type === 'object') return isOpen(def) ? parse : objectKeeper(def.shape);
  if (def.type === 'array') return listKeeper(keeperOf(def.element));
  if (def.type === 'nullable' || def.type === 'optional') return perhaps(keeperOf(def.innerType));
  if (def.type === 'union' && def.discriminator) return choiceKeeper(def, def.discriminator, parse);
  return parse;
}

function defOf(schema: z.ZodMiniType): Def {
  return schema._zod.def as unknown as Def;
}

function isOpen({ catchall }: Def): boolean {
  return catchall !== undefined && defOf(catchall).type !== 'never';
}

function objectKeeper(shape: Def['shape']): Keeper {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, keep: keeperOf(schema) }));
  const inner = fields.filter(({ keep }) => keep);
  return (value) => {
    const given = value as Record<string, unknown>;
    return isAsDeclared(given, fields) ? keepInner(given, inner) : copyDeclared(given, fields);
  };
}

/** Whether it has exactly the declared fields in their order: copying it would cost more than everything else. */
function isAsDeclared(given: Record<string, unknown>, fields: readonly Field[]): boolean {
  let at = 0;
  for (const name in given) {
    while (at < fields.length && fields[at]!.name !== name) at++;
    if (at === fields.length) return false;
    at++;
  }
  return true;
}

function keepInner(given: Record<string, unknown>, inner: readonly Field[]): Record<string, unknown> {
  let kept = given;
  for (const { name, keep } of inner) {
    const field = given[name];
    const part = field === undefined ? field : keep!(field);
    if (part === field) continue;
    if (kept === given) kept = { ...given };
    kept[name] = part;
  }
  return kept;
}

function copyDeclared(given: Record<string, unknown>, fields: readonly Field[]): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const { name, keep } of fields) {
    const field = given[name];
    if (field !== undefined) kept[name] = keep ? keep(field) : field;
  }
  return kept;
}

function listKeeper(keep: Keeper | undefined): Keeper | undefined {
  if (!keep) return undefined;
  return (value) => {
    const list = value as unknown[];
    let kept = list;
    for (let at = 0; at < list.length; at++) {
      const item = keep(list[at]);
      if (item === list[at]) continue;
      if (kept === list) kept = [...list];
      kept[at] = item;
    }
    return kept;
  };
}

/** One of several objects, distinguished by a field. */
function choiceKeeper({ options }: Def, discriminator: string, parse: Keeper): Keeper {
  const keepers = new Map<unknown, Keeper>();
  for (const option of options) {
    const keep = keeperOf(option) ?? parse;
    for (const value of defOf(defOf(option).shape[discriminator]!).values) keepers.set(value, keep);
  }
  return (value) => (keepers.get((value as Record<string, unknown>)[discriminator]) ?? parse)(value);
}

function perhaps(keep: Keeper | undefined): Keeper | undefined {
  return keep && ((value) => (value === null || value === undefined ? value : keep(value)));
}
