import type * as z from 'zod/mini';

/** Copies a value with what its schema names and nothing else. */
type Keeper = (value: unknown) => unknown;

interface Def {
  type: string;
  checks?: unknown[];
  catchall?: z.ZodMiniType;
  innerType: z.ZodMiniType;
  element: z.ZodMiniType;
  shape: Record<string, z.ZodMiniType>;
}

/** Where there is nothing to leave out and nothing to change. */
const plainTypes: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'enum', 'literal']);

/**
 * What parsing a value of the schema's type by it would give, without asking again whether it is of that type: our
 * own code wrote it. Costs a quarter of parsing; what is no plain object or list is parsed all the same.
 */
export function keepDeclared(schema: z.ZodMiniType): Keeper {
  return keeperOf(schema) ?? ((value) => value);
}

/** Undefined where a value stays as it is. */
function keeperOf(schema: z.ZodMiniType): Keeper | undefined {
  const def = schema._zod.def as unknown as Def;
  // A check may change what it checks: it may cut blanks off.
  if (def.checks?.length) return (value) => schema.parse(value);
  if (plainTypes.has(def.type)) return undefined;
  if (def.type === 'object') return isOpen(def) ? (value) => schema.parse(value) : objectKeeper(def.shape);
  if (def.type === 'array') return listKeeper(keeperOf(def.element));
  if (def.type === 'nullable' || def.type === 'optional') return perhaps(keeperOf(def.innerType));
  return (value) => schema.parse(value);
}

function isOpen({ catchall }: Def): boolean {
  return catchall !== undefined && catchall._zod.def.type !== 'never';
}

function objectKeeper(shape: Def['shape']): Keeper {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, keep: keeperOf(schema) }));
  return (value) => {
    const kept: Record<string, unknown> = {};
    for (const { name, keep } of fields) {
      const field = (value as Record<string, unknown>)[name];
      if (field !== undefined) kept[name] = keep ? keep(field) : field;
    }
    return kept;
  };
}

function listKeeper(keep: Keeper | undefined): Keeper | undefined {
  return keep && ((value) => (value as unknown[]).map(keep));
}

function perhaps(keep: Keeper | undefined): Keeper | undefined {
  return keep && ((value) => (value === null || value === undefined ? value : keep(value)));
}
