import { randomInt } from 'node:crypto';
import { captchaIcons as en } from '@serai/phrases/en/captcha';
import type { Lang } from '@serai/phrases/lang';
import { captchaIcons as zh } from '@serai/phrases/zh/captcha';
import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import { characters } from './characters.ts';
import { drawCaptcha, type Mark, pictureSize, type Spot } from './draw-captcha.ts';
import { type IconName, icons } from './icons.ts';
import { judgeClicks } from './judge-clicks.ts';

interface CaptchaTables {
  captcha_challenges: { id: string; answer: unknown; tries: number; expires_at: Date };
}

const LIFE_MS = 600_000;
const MAX_TRIES = 3;
const ASKED = 3;
const DECOYS = 2;

/** A picture and what to click in it, in this order. */
export interface Challenge {
  id: string;
  text: string[];
  /** PNG as a data URL. */
  base64: string;
  width: number;
  height: number;
}

/** Draws a challenge and keeps its answer for 600 s; the same id again replaces the picture. */
export async function issueCaptcha<T extends CaptchaTables>(
  db: Kysely<T>,
  id: string,
  lang: Lang,
  now: Date,
): Promise<Challenge> {
  const marks = chooseMarks(lang);
  const { png, spots } = await drawCaptcha(marks);
  const answer = JSON.stringify(spots.slice(0, ASKED));
  await sql`
    INSERT INTO captcha_challenges (id, answer, expires_at)
    VALUES (${id}, ${answer}::jsonb, ${new Date(now.getTime() + LIFE_MS)})
    ON CONFLICT (id) DO UPDATE SET answer = excluded.answer, tries = 0, expires_at = excluded.expires_at`.execute(
    db,
  );
  const names = lang === 'en' ? en : zh;
  return {
    id,
    text: marks.slice(0, ASKED).map((mark) => ('icon' in mark ? `<${names[mark.icon]}>` : mark.character)),
    base64: `data:image/png;base64,${png.toString('base64')}`,
    ...pictureSize,
  };
}

/**
 * Judges an answer. A right one stays usable unless `consume`, then it is gone, so of any number of rivals one
 * wins; the third wrong one ends the challenge. Unknown, expired and malformed are simply wrong.
 */
export async function checkCaptcha<T extends CaptchaTables>(
  db: Kysely<T>,
  { id, info, consume }: { id: string | undefined; info: unknown; consume: boolean },
  now: Date,
): Promise<boolean> {
  if (id === undefined || id === '') return false;
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ answer: Spot[]; tries: number }>`
      SELECT answer, tries FROM captcha_challenges WHERE id = ${id} AND expires_at > ${now} FOR UPDATE`.execute(
      trx,
    );
    const challenge = rows[0];
    if (!challenge) return false;
    const isRight = judgeClicks(info, challenge.answer);
    const isOver = isRight ? consume : challenge.tries + 1 >= MAX_TRIES;
    if (isOver) await sql`DELETE FROM captcha_challenges WHERE id = ${id}`.execute(trx);
    else if (!isRight)
      await sql`UPDATE captcha_challenges SET tries = tries + 1 WHERE id = ${id}`.execute(trx);
    return isRight;
  });
}

/** Deletes challenges that nobody answered in time; returns how many. */
export async function forgetCaptchas<T extends CaptchaTables>(db: Kysely<T>, now: Date): Promise<number> {
  const result = await sql`DELETE FROM captcha_challenges WHERE expires_at <= ${now}`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

/** Characters and icons, all different, the asked ones first; at least one of each kind is asked for. */
function chooseMarks(lang: Lang): Mark[] {
  const iconCount = randomInt(1, ASKED);
  const letters = pick(characters[lang], ASKED + DECOYS - iconCount - 1);
  const pictures = pick(Object.keys(icons) as IconName[], iconCount + 1);
  const asked: Mark[] = [
    ...pictures.slice(0, iconCount).map((icon) => ({ icon })),
    ...letters.slice(0, ASKED - iconCount).map((character) => ({ character })),
  ];
  const decoys: Mark[] = [
    ...pictures.slice(iconCount).map((icon) => ({ icon })),
    ...letters.slice(ASKED - iconCount).map((character) => ({ character })),
  ];
  return [...pick(asked, asked.length), ...decoys];
}

/** `count` different items in random order. */
function pick<T>(items: readonly T[], count: number): T[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1)[0] as T);
}
