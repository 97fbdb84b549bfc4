import { randomUUID } from 'node:crypto';
import type { Spot } from '../src/platform/captcha/draw-captcha.ts';
import type { TestWorld } from './harness.ts';
import { clicksOn, solveCaptcha } from './solve-captcha.ts';

const spots: Spot[] = [60, 160, 260].map((x) => ({ x, y: 100, reach: 25 }));

/** Creates a captcha with a known answer and no picture: rendering one takes longer than most tests. */
export async function passCaptcha(
  world: Pick<TestWorld, 'db' | 'clock'>,
): Promise<{ captchaId: string; captchaInfo: string }> {
  const captchaId = randomUUID();
  const expires_at = new Date(world.clock.now().getTime() + 600_000);
  await world.db
    .insertInto('captcha_challenges')
    .values({ id: captchaId, answer: JSON.stringify(spots), expires_at })
    .execute();
  return { captchaId, captchaInfo: clicksOn(spots) };
}

/** Requests a captcha like a client and answers it correctly. */
export async function passDrawnCaptcha(world: TestWorld): ReturnType<typeof passCaptcha> {
  const captchaId = randomUUID();
  const drawn = await world.call('GET', 'common/clickCaptcha', { id: captchaId });
  if (drawn.code !== 1) throw new Error(`No captcha: ${drawn.msg}`);
  return { captchaId, captchaInfo: (await solveCaptcha(world.db, captchaId))! };
}

/** Logs in through the API and returns the reply. */
export async function logInAs(
  world: Pick<TestWorld, 'db' | 'clock' | 'call'>,
  username: string,
  password: string,
  keep = false,
): Promise<Awaited<ReturnType<TestWorld['call']>>> {
  const captcha = await passCaptcha(world);
  return world.call('POST', 'user/checkIn', { tab: 'login', username, password, keep, ...captcha });
}
