import { expect } from 'vitest';
import { callRoute, type Heard, told } from './call-route.ts';
import { otherSide, type SideName } from './canary.ts';
import { type Actor, actorsOf, verdictIn, verdictOf } from './expected.ts';
import type { MatrixStage } from './matrix-stage.ts';
import { hear, type Visit } from './walk.ts';

/** Expects callers without permission to be refused. */
export async function expectRefused(visit: Visit): Promise<void> {
  for (const actor of actorsOf(visit.endpoint)) {
    if (verdictOf(visit.endpoint, actor) === 'in') continue;
    const heard = await ask(visit, actor);
    expect(verdictIn(heard), `${actor} ${told(heard)}`).toBe(verdictOf(visit.endpoint, actor));
  }
}

/** Makes the call as an actor with the input that is right for a master of side A. */
export async function ask({ walk, stage, endpoint, own }: Visit, actor: Actor): Promise<Heard> {
  walk.figures.cells += 1;
  const heard = await callRoute(stage, endpoint, own.input, actorTokens(stage, 'A')[actor]);
  const verdict = `${actor} ${verdictIn(heard)}`;
  walk.verdicts.set(verdict, (walk.verdicts.get(verdict) ?? 0) + 1);
  if (actor === 'guest') hear(walk, heard, 'A', 'B');
  if (actor === 'expired' || actor === 'bare') hear(walk, heard, 'A');
  if (actor === 'other') hear(walk, heard, 'B');
  return heard;
}

function actorTokens({ expiredToken, operator, staff, sides }: MatrixStage, side: SideName) {
  return {
    guest: undefined,
    expired: expiredToken,
    bare: sides[side].bare.token,
    other: sides[otherSide(side)].owner.token,
    operator: operator.token,
    desk: staff.desk.token,
    finance: staff.finance.token,
    editor: staff.editor.token,
    auditor: staff.auditor.token,
  };
}
