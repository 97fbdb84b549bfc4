import { canariesIn, otherSide, type SideName } from './canary.ts';
import type { MatrixStage } from './matrix-stage.ts';

/** Returns every mail, text message and notice for the users of a side as one text, and their number. */
export async function wordsSentTo(
  { world, sides }: MatrixStage,
  side: SideName,
): Promise<{ count: number; words: string }> {
  const { db } = world;
  const { agencyId } = sides[side];
  const people = await db
    .selectFrom('users')
    .select(['id', 'email', 'area_num', 'mobile'])
    .where('agency_id', '=', agencyId)
    .execute();
  const addresses = new Set(
    people.flatMap(({ email, area_num, mobile }) => [email, `+${area_num}${mobile}`]),
  );
  const outbox = await db.selectFrom('outbox').selectAll().execute();
  const mails = outbox.filter(({ recipient }) => addresses.has(recipient));
  const ids = people.map(({ id }) => id);
  const notices = await db.selectFrom('notices').selectAll().where('user_id', 'in', ids).execute();
  return { count: mails.length + notices.length, words: JSON.stringify([mails, notices]) };
}

/** Finds words of the other side in what was sent to a side. */
export async function strayWords(
  stage: MatrixStage,
  side: SideName,
  more: readonly string[] = [],
): Promise<string[]> {
  const { words } = await wordsSentTo(stage, side);
  return canariesIn(words, otherSide(side), more);
}
