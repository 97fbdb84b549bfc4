import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawCaptcha, pictureSize, type Spot } from '../../src/platform/captcha/draw-captcha.ts';
import { judgeClicks } from '../../src/platform/captcha/judge-clicks.ts';
import { openTestWorld, type TestWorld } from '../harness.ts';
import { Chance, isAssurance, reportFigure, tries } from './figure.ts';

// Guessed answers pass the captcha no more often than chance; malformed answers never pass.

const { width, height } = pictureSize;
/** Tries per picture, and marks to click in it. */
const TRIES = 3;
const ASKED = 3;
/** Number of pictures that are guessed concurrently. */
const AT_ONCE = 6;
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

/**
 * Fetches a picture through the API and reads where its marks are; each call uses a separate network address.
 */
async function draw(at: number): Promise<{ id: string; spots: Spot[] }> {
  const id = randomUUID();
  const url = `/api/common/clickCaptcha?id=${id}`;
  const remoteAddress = `198.51.${Math.floor(at / 250) % 250}.${(at % 250) + 1}`;
  expect((await world.fastify.inject({ method: 'GET', url, remoteAddress })).json().code).toBe(1);
  const row = await world.db
    .selectFrom('captcha_challenges')
    .select('answer')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, spots: row.answer as Spot[] };
}

async function passes(id: string, info: string): Promise<boolean> {
  const reply = await world.call('POST', 'common/checkClickCaptcha', { id, info });
  expect(reply.http, info).toBe(200);
  return reply.code === 1;
}

/** Returns the probability that random clicks in the picture hit these spots in order. */
function chanceOf(spots: readonly Spot[]): number {
  const part = (at: number, reach: number, size: number) =>
    (Math.min(size, at + reach) - Math.max(0, at - reach)) / size;
  return spots.reduce((all, { x, y, reach }) => all * part(x, reach, width) * part(y, reach, height), 1);
}

function guess(chance: Chance, count: number): string {
  const points = Array.from({ length: count }, () => [
    (chance.next() * width).toFixed(3),
    (chance.next() * height).toFixed(3),
  ]);
  return `${points.map((point) => point.join(',')).join('-')};${width};${height}`;
}

/** Accepted probability that a run of this test fails although nothing is wrong. */
const STRAY = 1e-6;

/**
 * Returns the most answers that pass by chance in all but one of a million runs (Chernoff bound for rare
 * events).
 */
function most(expected: number): number {
  let count = Math.ceil(expected);
  while (Math.exp(count - expected + count * Math.log(expected / count)) > STRAY) count += 1;
  return count;
}

// Statistics need large numbers, hence the assurance run only.
test.runIf(isAssurance)(
  'captcha: random answers over the API → pass no more often than chance',
  { timeout: 1_800_000 },
  async () => {
    const startedAt = Date.now();
    const chance = new Chance();
    const answers = tries({ test: 333, assurance: 10_000 });
    let [given, passed, expected] = [0, 0, 0];
    const guessAt = async (at: number, guesses: readonly string[]) => {
      const { id, spots } = await draw(at);
      for (const info of guesses) {
        if (await passes(id, info)) passed += 1;
        expected += chanceOf(spots);
      }
    };
    for (let picture = 0; given < answers; picture += AT_ONCE) {
      const batch: Promise<void>[] = [];
      for (let at = 0; at < AT_ONCE && given < answers; at++) {
        const tries = Math.min(TRIES, answers - given);
        given += tries;
        const guesses = Array.from({ length: tries }, () => guess(chance, ASKED));
        batch.push(guessAt(picture + at, guesses));
      }
      await Promise.all(batch);
    }
    const atMost = most(expected);
    reportFigure(
      'captcha, random answers',
      { answers: given, passed, expected: expected.toFixed(3), 'at most': atMost },
      chance,
      startedAt,
    );
    expect(passed).toBeLessThanOrEqual(atMost);
  },
);

test.runIf(isAssurance)(
  'captcha check alone: many random answers → pass rate is within both bounds',
  async () => {
    const startedAt = Date.now();
    const chance = new Chance();
    const answers = tries({ test: 33_333, assurance: 1_000_000 });
    const marks = ['A', 'B', 'D', 'E', 'R'].map((character) => ({ character }));
    const pictures = await Promise.all(Array.from({ length: 50 }, () => drawCaptcha(marks)));
    const asked = pictures.map(({ spots }) => spots.slice(0, ASKED));
    let [passed, expected] = [0, 0];
    for (let at = 0; at < answers; at++) {
      const spots = asked[at % asked.length]!;
      if (judgeClicks(guess(chance, ASKED), spots)) passed += 1;
      expected += chanceOf(spots);
    }
    const atMost = most(expected);
    reportFigure(
      'captcha, the judge alone',
      { answers, passed, expected: expected.toFixed(1), 'at most': atMost },
      chance,
      startedAt,
    );
    expect(passed).toBeLessThanOrEqual(atMost);
    // A check that always refuses would meet the upper bound above, but lock everyone out.
    expect(passed).toBeGreaterThan(0);
  },
);

test('captcha: malformed answer → never passes; right answer → passes once', {
  timeout: 300_000,
}, async () => {
  const startedAt = Date.now();
  const chance = new Chance();
  const answers = tries({ test: 33, assurance: 1000 });
  let passed = 0;
  for (let at = 0; at < answers; at++) {
    // Addresses above those of the other test.
    const { id, spots } = await draw(40_000 + at);
    const clicks = spots.map(({ x, y }) => `${x},${y}`).join('-');
    const right = `${clicks};${width};${height}`;
    if (await passes(id, malformed(right, chance))) passed += 1;
    const send = () =>
      world.call('POST', 'user/checkIn', {
        tab: 'login',
        username: 'nobody',
        password: 'Wrong12345',
        captchaId: id,
        captchaInfo: right,
      });
    if (at % 25 !== 0) continue;
    await world.db.deleteFrom('throttle_counters').where('name', 'like', 'login:%').execute();
    expect((await send()).data.reason).toBe('login_failed');
    expect((await send()).data.reason).toBe('captcha_wrong');
  }
  reportFigure('captcha, malformed answers', { answers, passed }, chance, startedAt);
  expect(passed).toBe(0);
});

const wrongSigns = [...'abcXYZ +*/=_|\\"\'<>&%$#@!?()[]{}:，；－．٣３'];

/** Returns the right answer with a few characters changed so that its format is invalid. */
function malformed(right: string, chance: Chance): string {
  const at = () => chance.whole(1, right.length - 1);
  const cut = (from: number, to: number, between: string) => right.slice(0, from) + between + right.slice(to);
  for (;;) {
    const place = at();
    const text = chance.pick([
      () => cut(place, place, chance.pick(wrongSigns)),
      () => cut(place, place + 1, chance.pick(wrongSigns)),
      () => cut(place, place, chance.pick([',', '-', ';'])),
      () => right.replace(chance.pick([',', '-', ';']), ''),
      () => right.slice(0, place),
      () => right.slice(place),
      () => right + chance.pick([';', '-', ',', ';1', '-1,1', right]),
      () => right.replace(/\d+/g, (digits) => (chance.next() < 0.3 ? '9'.repeat(40) : digits)),
      () => right.split(';').reverse().join(';'),
    ])();
    if (!hasForm(text)) return text;
  }
}

/** Parses the agreed format by hand: three points of two numbers, then two sizes above zero. */
function hasForm(text: string): boolean {
  const [clicks = '', shownWidth = '', shownHeight = '', ...rest] = text.trim().split(';');
  const isNumber = (part: string) => /^[0-9]{1,5}(\.[0-9]{1,10})?$/.test(part);
  const points = clicks.split('-').map((point) => point.split(','));
  return (
    rest.length === 0 &&
    [shownWidth, shownHeight].every((part) => isNumber(part) && Number(part) > 0) &&
    points.length === 3 &&
    points.every((point) => point.length === 2 && point.every(isNumber))
  );
}
