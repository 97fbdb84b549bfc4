import type * as z from 'zod/mini';
import { AppError, type FieldFault } from './app-error.ts';
import { readJson } from './read-json.ts';

interface Def {
  type: string;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  options?: z.ZodMiniType[];
  values?: unknown[];
}

/** More than the fields of any form; further faults are not reported. */
const maxFaults = 100;
/** Longer than any name of ours. */
const longestName = 60;

/**
 * Parses a request by its schema. Throws `input_invalid` naming every refused field, up to `maxFaults`.
 * `fromQuery`: numbers and booleans are text and are converted if the schema requires them; a JSON body is never
 * coerced.
 */
export function readInput<S extends z.ZodMiniType>(schema: S, raw: unknown, fromQuery: boolean): z.output<S> {
  const value = fromQuery ? readQueryText(schema, raw) : raw;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const fields = issues.slice(0, maxFaults).flatMap((issue) => describeIssue(issue, value));
  throw new AppError('input_invalid', { fields: fields.slice(0, maxFaults) });
}

/**
 * Converts the text of a query to the types of the schema; unconvertible values stay text and are refused later. An
 * object or an array is sent as `name[key]=…`, as JSON text or, if it contains no objects, as a repeated `name=…`.
 */
function readQueryText(schema: z.ZodMiniType, value: unknown): unknown {
  const def = schema._zod.def as unknown as Def;
  if (def.innerType) return value === undefined ? value : readQueryText(def.innerType, value);
  if (typeof value === 'string' && def.type === 'object') value = readJsonText(value, '{') ?? value;
  if (typeof value === 'string' && def.type === 'array')
    value = readJsonText(value, '[') ?? oneItem(def, value);
  if (def.type === 'object' && isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        def.shape?.[key] ? readQueryText(def.shape[key], item) : item,
      ]),
    );
  }
  if (def.type === 'array') {
    const items = isRecord(value) ? Object.values(value) : value;
    return Array.isArray(items) && def.element
      ? items.map((item) => readQueryText(def.element!, item))
      : items;
  }
  if (typeof value !== 'string') return value;
  if (def.type === 'number') return /^-?\d{1,15}(\.\d{1,9})?$/.test(value) ? Number(value) : value;
  if (def.type === 'boolean') return { true: true, '1': true, false: false, '0': false }[value] ?? value;
  if (def.type === 'literal') return def.values?.find((literal) => String(literal) === value) ?? value;
  if (def.type === 'union') return readUnion(def.options ?? [], value);
  return value;
}

/** Parses a JSON text that starts with this character; undefined for any other text. */
function readJsonText(text: string, first: '{' | '['): unknown {
  if (text.trimStart()[0] !== first) return undefined;
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}

/** A list of scalars that was sent with a single value. */
function oneItem({ element }: Def, text: string): unknown {
  const { type } = (element?._zod.def ?? {}) as unknown as Def;
  return text === '' || type === 'object' || type === 'array' ? text : [text];
}

function readUnion(options: z.ZodMiniType[], value: string): unknown {
  for (const option of options) {
    const read = readQueryText(option, value);
    if (option.safeParse(read).success) return read;
  }
  return value;
}

function describeIssue(issue: z.core.$ZodIssue, value: unknown): FieldFault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, maxFaults).map((key) => ({
      path: pathText([...issue.path, key.slice(0, longestName)]),
      phrase: 'field_unknown',
      facts: {},
    }));
  }
  return [
    {
      path: pathText(issue.path),
      phrase: phraseOf(issue, valueAt(value, issue.path)),
      facts: factsOf(issue),
    },
  ];
}

/** Returns the values of the phrase: the limit that was exceeded, or the `params` of a check in the contract. */
function factsOf(issue: z.core.$ZodIssue): Record<string, unknown> {
  if ('minimum' in issue) return { limit: issue.minimum };
  if ('maximum' in issue) return { limit: issue.maximum };
  return issue.code === 'custom' ? (issue.params ?? {}) : {};
}

/** A message in the schema is a phrase key; without one there is a general phrase. */
function phraseOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (/^[a-z]+(_[a-z]+)+$/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined || value === null ? 'field_required' : 'field_type';
    case 'too_small':
      return 'field_too_small';
    case 'too_big':
      return 'origin' in issue && issue.origin === 'string' ? 'field_too_long' : 'field_too_big';
    default:
      return 'field_wrong';
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, part) => (at as Record<PropertyKey, unknown> | undefined)?.[part], value);
}

/** `rooms[0].guests[0].full_name` */
function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at ? '.' : ''}${String(part)}`))
    .join('');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
