import type { BindingType } from '@serai/contract/accounts/profile';
import { type CodeEvent, issueCode } from '../src/features/accounts/verification-codes.ts';
import type { TestReply, TestWorld } from './harness.ts';
import type { PersonName } from './population.ts';

/** Creates a code for a target without sending it; sending has separate tests. */
export function codeFor(world: TestWorld, target: string, event: CodeEvent): Promise<string> {
  return world.db.transaction().execute((trx) => issueCode(trx, target, event, world.clock.now()));
}

/** Proves a user's present address and returns the token. */
export async function proveAddress(
  world: TestWorld,
  as: PersonName,
  type: BindingType,
  target: string,
): Promise<string> {
  const captcha = await codeFor(world, target, `user_${type}_verify`);
  const reply = await world.call('POST', 'account/verification', { type, captcha }, { as });
  if (reply.code !== 1) throw new Error(reply.msg);
  return reply.data.accountVerificationToken;
}

/** Requests another address, with the code sent to it and the given proof. */
export async function bindAddress(
  world: TestWorld,
  as: PersonName,
  { target, ...change }: { type: BindingType; target: string; [field: string]: unknown },
): Promise<TestReply> {
  const { type } = change;
  const captcha = await codeFor(world, target, `user_change_${type}`);
  return world.call('POST', 'account/changeBind', { [type]: target, captcha, ...change }, { as });
}
