import type { Endpoint } from '@serai/contract/endpoint';
import { expect } from 'vitest';
import { isAssurance } from '../reliability/figure.ts';
import { callRoute, told } from './call-route.ts';
import { extraProperties, knownNames, objectPaths, withProperties } from './extra-properties.ts';
import type { MatrixStage } from './matrix-stage.ts';

/** Number of names that one refusal lists, less the input's own. */
const most = 90;

/**
 * Expects each column name of every table, and each well-known name, to be refused by name in every object of
 * the call's input; `npm test` tries the first of them. Returns how many were refused.
 */
export async function refuseExtras(
  stage: MatrixStage,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  token: string,
  columns: ReadonlyMap<string, string>,
): Promise<number> {
  let refused = 0;
  for (const path of objectPaths(input)) {
    // The key of a command may be sent as a field of its body.
    const known = path === '' ? [...knownNames(endpoint.input, input), 'idempotency_key'] : [];
    // In `npm test` the first names of the columns, as many as one refusal lists.
    const chunks = chunksOf(extraProperties(columns, known));
    for (const extras of isAssurance ? chunks : chunks.slice(0, 1)) {
      const sent = withProperties(input, path, extras);
      const added = Object.keys(extras).filter((name) => !isIn(input, path, name));
      const heard = await callRoute(stage, endpoint, sent, token);
      expect([heard.http, heard.code], told(heard)).toEqual([200, 0]);
      const named = heard.data.errors.map(({ field }: { field: string }) => field);
      const expected = added.map((name) => (path === '' ? name : `${path}.${name}`));
      const missed = expected.filter(
        (field) => !named.includes(field) && !isKnownBelow(endpoint, input, field),
      );
      expect(missed).toEqual([]);
      refused += expected.length;
    }
  }
  return refused;
}

function chunksOf(extras: Record<string, unknown>): Record<string, unknown>[] {
  const entries = Object.entries(extras);
  return Array.from({ length: Math.ceil(entries.length / most) }, (_, at) =>
    Object.fromEntries(entries.slice(at * most, (at + 1) * most)),
  );
}

function isIn(input: unknown, path: string, name: string): boolean {
  const copy = withProperties(input, path, { [name]: mark });
  return !JSON.stringify(copy).includes(mark);
}
const mark = 'is-it-in';

/** Whether an object within the input may have the field: optional ones are not extra. */
function isKnownBelow(endpoint: Endpoint, input: Record<string, unknown>, field: string): boolean {
  const at = field.lastIndexOf('.');
  if (at < 0) return false;
  const tried = withProperties(input, field.slice(0, at), { [field.slice(at + 1)]: null });
  const issues = endpoint.input.safeParse(tried).error?.issues ?? [];
  return !issues.some((issue) => issue.code === 'unrecognized_keys');
}
