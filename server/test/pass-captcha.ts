import { randomUUID } from 'node:crypto';
import type { TestWorld } from './harness.ts';
import { solveCaptcha } from './solve-captcha.ts';

/** Asks for a captcha as a client does and answers it rightly. */
export async function passCaptcha(world: TestWorld): Promise<{ captchaId: string; captchaInfo: string }> {
  const captchaId = randomUUID();
  const drawn = await world.call('GET', 'common/clickCaptcha', { id: captchaId });
  if (drawn.code !== 1) throw new Error(`No captcha: ${drawn.msg}`);
  return { captchaId, captchaInfo: (await solveCaptcha(world.db, captchaId))! };
}

/** Logs in through the door and returns the reply. */
export async function logInAs(
  world: TestWorld,
  username: string,
  password: string,
  keep = false,
): Promise<Awaited<ReturnType<TestWorld['call']>>> {
  const captcha = await passCaptcha(world);
  return world.call('POST', 'user/checkIn', { tab: 'login', username, password, keep, ...captcha });
}
