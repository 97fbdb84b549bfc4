import type { Db } from '../src/features/permissions/permissions.ts';
import { pictureSize, type Spot } from '../src/platform/captcha/draw-captcha.ts';

/** The right answer to a challenge, as a client sends it; undefined when there is no such challenge. */
export async function solveCaptcha(db: Db, id: string): Promise<string | undefined> {
  const challenge = await db
    .selectFrom('captcha_challenges')
    .select('answer')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!challenge) return undefined;
  const clicks = (challenge.answer as Spot[]).map(({ x, y }) => `${x},${y}`).join('-');
  return `${clicks};${pictureSize.width};${pictureSize.height}`;
}
