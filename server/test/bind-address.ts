import type { BindingType } from '@serai/contract/profile';
import { type CodeEvent, issueCode } from '../src/features/accounts/verification-codes.ts';
import type { TestReply, TestWorld } from './harness.ts';
import type { PersonName } from './population.ts';

/** A code as it would have been sent to a target, without sending it: that has tests of its own. */
export function codeFor(world: TestWorld, target: string, event: CodeEvent): Promise<string> {
  return world.db.transaction().execute((trx) => issueCode(trx, target, event, world.clock.now()));
}

/** Proves the present address of somebody and answers the token. */
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

/** Asks for another address, with the code that was sent to it and whatever proof is given. */
export async function bindAddress(
  world: TestWorld,
  as: PersonName,
  { target, ...change }: { type: BindingType; target: string; [field: string]: unknown },
): Promise<TestReply> {
  const { type } = change;
  const captcha = await codeFor(world, target, `user_change_${type}`);
  return world.call('POST', 'account/changeBind', { [type]: target, captcha, ...change }, { as });
}
