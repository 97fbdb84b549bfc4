import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { normalForm } from '@serai/contract/normal-text';
import { captchaIcons as en } from '@serai/phrases/en/captcha';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { captchaIcons as zh } from '@serai/phrases/zh/captcha';
import { type Kysely, sql, type Transaction } from 'kysely';
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

/** Correct answer: these spots in this order, or the code with this hash. */
type Answer = Spot[] | { codeHash: string };

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
  await keepAnswer(db, id, spots.slice(0, ASKED), now);
  const names = inLanguage(lang, { zh, en });
  return {
    id,
    text: marks.slice(0, ASKED).map((mark) => ('icon' in mark ? `<${names[mark.icon]}>` : mark.character)),
    base64: `data:image/png;base64,${png.toString('base64')}`,
    ...pictureSize,
  };
}

/**
 * Makes a six-digit code the answer to a challenge, for users who cannot see a picture; the code is sent to
 * them by another channel. Only its hash is stored; the same id again replaces the former answer.
 */
export async function issueCodeCaptcha<T extends CaptchaTables>(
  db: Kysely<T> | Transaction<T>,
  id: string,
  now: Date,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await keepAnswer(db, id, { codeHash: hashCode(id, code) }, now);
  return code;
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
    const { rows } = await sql<{ answer: Answer; tries: number }>`
      SELECT answer, tries FROM captcha_challenges WHERE id = ${id} AND expires_at > ${now} FOR UPDATE`.execute(
      trx,
    );
    const challenge = rows[0];
    if (!challenge) return false;
    const isRight = isAnswer(id, info, challenge.answer);
    const isOver = isRight ? consume : challenge.tries + 1 >= MAX_TRIES;
    if (isOver) await sql`DELETE FROM captcha_challenges WHERE id = ${id}`.execute(trx);
    else if (!isRight)
      await sql`UPDATE captcha_challenges SET tries = tries + 1 WHERE id = ${id}`.execute(trx);
    return isRight;
  });
}

/** Deletes expired unanswered challenges; returns their number. */
export async function purgeCaptchas<T extends CaptchaTables>(db: Kysely<T>, now: Date): Promise<number> {
  const result = await sql`DELETE FROM captcha_challenges WHERE expires_at <= ${now}`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

async function keepAnswer<T extends CaptchaTables>(
  db: Kysely<T> | Transaction<T>,
  id: string,
  answer: Answer,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO captcha_challenges (id, answer, expires_at)
    VALUES (${id}, ${JSON.stringify(answer)}::jsonb, ${new Date(now.getTime() + LIFE_MS)})
    ON CONFLICT (id) DO UPDATE SET answer = excluded.answer, tries = 0, expires_at = excluded.expires_at`.execute(
    db,
  );
}

function isAnswer(id: string, info: unknown, answer: Answer): boolean {
  if (Array.isArray(answer)) return judgeClicks(info, answer);
  if (typeof info !== 'string' || info.length > 32) return false;
  // As people type it: with a gap in the middle, or in the wide digits of a Chinese keyboard.
  const code = normalForm(info, 'NFKC').replace(/\s/g, '');
  return timingSafeEqual(Buffer.from(answer.codeHash, 'hex'), Buffer.from(hashCode(id, code), 'hex'));
}

function hashCode(id: string, code: string): string {
  return createHash('sha256').update(`${id}\n${code}`).digest('hex');
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
