import { randomBytes, randomUUID } from 'node:crypto';
import type { Endpoint } from '@serai/contract/endpoint';
import * as z from 'zod/mini';

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
}

/**
 * Returns the fields of a call that name an object: `id`, `…_id`, `…_ids`, `…Id` and tokens, at any depth.
 */
export function objectFields(endpoint: Endpoint): string[] {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return [...new Set(namesIn(schema))].filter((name) => /^id$|_ids?$|Id$|token/i.test(name));
}

function namesIn({ properties = {}, anyOf = [], oneOf = [], items }: JsonSchema): string[] {
  const own = Object.keys(properties);
  const below = [...Object.values(properties), ...anyOf, ...oneOf, ...(items ? [items] : [])];
  return [...own, ...below.flatMap(namesIn)];
}

/** Returns the input with the named fields set to ids that do not exist. */
export function withMissing(
  input: Record<string, unknown>,
  fields: readonly string[],
): Record<string, unknown> {
  const missing = fields.map((field) => [field, missingLike(input[field])]);
  return { ...input, ...Object.fromEntries(missing) };
}

function missingLike(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(missingLike);
  if (typeof value === 'number') return 900_000_000_001;
  return String(value).length === 36 ? randomUUID() : randomBytes(32).toString('base64url');
}
