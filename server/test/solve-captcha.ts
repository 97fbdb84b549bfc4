import type { Db } from '../src/calls.ts';
import { pictureSize, type Spot } from '../src/platform/captcha/draw-captcha.ts';

/**
 * Returns the right clicks for a challenge, as a client sends them; undefined if the picture does not exist.
 */
export async function solveCaptcha(db: Db, id: string): Promise<string | undefined> {
  const challenge = await db
    .selectFrom('captcha_challenges')
    .select('answer')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!Array.isArray(challenge?.answer)) return undefined;
  return clicksOn(challenge.answer as Spot[]);
}

/** Returns a click on each spot, as a client sends them. */
export function clicksOn(spots: readonly Spot[]): string {
  const clicks = spots.map(({ x, y }) => `${x},${y}`).join('-');
  return `${clicks};${pictureSize.width};${pictureSize.height}`;
}
