import { expect } from 'vitest';
import { isAssurance } from '../reliability/figure.ts';
import { bodyOf, callRoute, told } from './call-route.ts';
import type { SideName } from './canary.ts';
import type { MatrixStage } from './matrix-stage.ts';
import { lastWrite, writesSince } from './note-writes.ts';
import { withMissing } from './object-fields.ts';
import { rightfulToken } from './rightful-token.ts';
import type { Ready } from './row.ts';
import { refusedAnyway } from './rows.ts';
import { hear, namesOrder, ownedFields, type Visit } from './walk.ts';

/** Objects of the other side are answered like missing ones: all fields at once, and each beside own ones. */
export async function tryForeign(visit: Visit, foreign: Ready): Promise<void> {
  const { stage, endpoint, row, own } = visit;
  const fields = ownedFields(row);
  const token = rightfulToken(stage, endpoint, own, 'A');
  for (const parts of fields.length > 1 ? [fields, ...fields.map((field) => [field])] : [fields]) {
    const taken = Object.fromEntries(parts.map((field) => [field, foreign.input[field]]));
    await expectLikeMissing(visit, { ...own.input, ...taken }, parts, token, 'A');
  }
  // The other agency with all our ids, the colleague without a node, and the one who sees only own orders.
  const { bare, sibling } = stage.sides.A;
  await expectLikeMissing(visit, own.input, fields, stage.sides.B.owner.token, 'B');
  await expectLikeMissing(visit, own.input, fields, bare.token, 'A');
  if (namesOrder(row)) await expectLikeMissing(visit, own.input, fields, sibling.token, 'A');
}

async function expectLikeMissing(
  { walk, stage, endpoint }: Visit,
  input: Record<string, unknown>,
  fields: readonly string[],
  token: string,
  hearer: SideName,
): Promise<void> {
  walk.figures.pairs += 1;
  const foreign = await callRoute(stage, endpoint, input, token);
  const missing = await callRoute(stage, endpoint, withMissing(input, fields), token);
  walk.gaps.push(Math.abs(foreign.ms - missing.ms));
  expect(foreign.code, told(foreign)).not.toBe(1);
  expect(bodyOf(foreign), `${fields} for ${hearer}`).toEqual(bodyOf(missing));
  hear(walk, foreign, hearer);
}

/**
 * Owning the order is no substitute for the node of the call, and a colleague's booking does not keep the
 * master out. Returns the original booker.
 */
export async function tryColleagues({ walk, stage, name, endpoint, row, own }: Visit): Promise<number> {
  const booker = await findBooker(stage, own);
  const { sibling, bare, owner } = stage.sides.A;
  if (typeof endpoint.access === 'object' && 'orderAction' in endpoint.access) {
    await setBooker(stage, own, bare.id);
    const before = await lastWrite(stage.world.db);
    expect((await callRoute(stage, endpoint, own.input, bare.token)).code).toBe(401);
    expect(await writesSince(stage.world.db, before)).toEqual([]);
    await setBooker(stage, own, owner.id);
    walk.figures.cells += 1;
  }
  if (own.token || refusedAnyway[name]) return booker;
  // In the assurance run the colleague books a second order, so that the master's own order is tried as well.
  const siblings = isAssurance ? await row.ready(stage, 'A') : own;
  await setBooker(stage, siblings, sibling.id);
  if (siblings === own) return booker;
  const heard = await callRoute(stage, endpoint, siblings.input, owner.token);
  walk.figures.cells += 1;
  expect(heard.code, told(heard)).toBe(1);
  return booker;
}

async function findBooker({ world }: MatrixStage, { input }: Ready): Promise<number> {
  const order = world.db.selectFrom('orders').select('booked_by').where('id', '=', orderOf(input));
  return (await order.executeTakeFirstOrThrow()).booked_by;
}

const orderOf = (input: Ready['input']) => Number(input.id ?? input.order_id);

/** Makes another user the booker of the order in an input. */
export async function setBooker(stage: MatrixStage, { input }: Ready, userId: number): Promise<void> {
  await stage.world.db
    .updateTable('orders')
    .set({ booked_by: userId })
    .where('id', '=', orderOf(input))
    .execute();
}
