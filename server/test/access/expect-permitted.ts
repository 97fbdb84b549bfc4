import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Db } from '../../src/calls.ts';
import { isAssurance } from '../reliability/figure.ts';
import { callRoute, hearRoute, sendRoute, told } from './call-route.ts';
import { ask } from './expect-refused.ts';
import { actorsOf, verdictIn, verdictOf } from './expected.ts';
import { measureCall } from './measure-call.ts';
import { rightfulToken } from './rightful-token.ts';
import { refusedAnyway } from './rows.ts';
import { isForStaff } from './staff-actors.ts';
import { hear, type Visit } from './walk.ts';

/**
 * Expects the rightful caller to succeed, then the other permitted ones; in `npm test` only the first of
 * these.
 */
export async function expectPermitted(visit: Visit): Promise<void> {
  const { walk, stage, name, endpoint, row, own } = visit;
  const { db } = stage.world;
  const actions = await countActions(db);
  const key = randomUUID();
  const token = rightfulToken(stage, endpoint, own, 'A');
  const { result, ...cost } = await measureCall(() => sendRoute(stage, endpoint, own.input, token, key));
  walk.ordinary[name] = cost;
  const rightful = await hearRoute(result);
  const expected = refusedAnyway[name];
  if (expected === undefined) expect(rightful.code, told(rightful)).toBe(1);
  else expect(rightful.data.reason).toBe(expected);
  // Each change by the staff writes one activity row, and one per object if it changes several; its replay none,
  // and nothing else writes any.
  const isChange = expected === undefined && isForStaff(endpoint.access) && endpoint.method === 'POST';
  const written = isChange ? 1 + (row.parts ?? 0) : 0;
  expect(await countActions(db)).toBe(actions + written);
  if (isChange && endpoint.idempotent) {
    const again = await callRoute(stage, endpoint, own.input, token, key);
    expect(again.data).toEqual(rightful.data);
    expect(await countActions(db)).toBe(actions + written);
    walk.figures.audited += 1;
  }
  if (!isForStaff(endpoint.access)) hear(walk, rightful, 'A');
  const others = actorsOf(endpoint).filter((actor) => verdictOf(endpoint, actor) === 'in');
  // In `npm test` one of the others: the check reads nothing of an actor but the nodes.
  for (const actor of others.slice(0, isAssurance ? others.length : 1))
    expect(verdictIn(await ask(visit, actor)), actor).toBe('in');
}

async function countActions(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('operator_actions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
