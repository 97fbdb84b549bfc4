import { Secret, TOTP } from 'otpauth';
import type { TestWorld } from './harness.ts';
import { testPassword } from './population.ts';

/** The authenticator app of a test user. */
export interface Authenticator {
  secret: string;
  recoveryCodes: string[];
  /** Returns the current code, or the one `steps` × 30 s later (earlier if negative). */
  code(steps?: number): string;
}

/** Turns on the second factor for the bearer of a token. This uses up the code. */
export async function turnOnSecondFactor(
  world: TestWorld,
  token: string,
  password = testPassword,
): Promise<Authenticator> {
  const setUp = await world.call('POST', 'account/setupTotp', { password }, { token });
  if (setUp.code !== 1) throw new Error(`no set-up: ${setUp.msg}`);
  const code = codesOf(setUp.data.secret, world);
  const confirmed = await world.call('POST', 'account/confirmTotp', { code: code() }, { token });
  if (confirmed.code !== 1) throw new Error(`not confirmed: ${confirmed.msg}`);
  return { secret: setUp.data.secret, recoveryCodes: confirmed.data.recovery_codes, code };
}

/** Returns the codes an app shows for a secret, by the world's clock. */
export function codesOf(secret: string, world: TestWorld): (steps?: number) => string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return (steps = 0) => totp.generate({ timestamp: world.clock.now().getTime() + steps * 30_000 });
}
