import { randomBytes } from 'node:crypto';
import type { ReplyOf } from '@serai/contract/endpoint';
import { subAccountPage } from '@serai/contract/permissions';
import type { addSubAccount as endpoint } from '@serai/contract/sub-accounts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { findUserByUsername, insertUser } from '../accounts/accounts.ts';
import { type Call, type Db, heldNodes, memberOf, requireNode } from '../permissions/permissions.ts';
import { findOwnRights, refuseBeyond } from './open-sub-account.ts';
import { mailPasswordLink } from './password-link.ts';
import { presentChanged } from './present-sub-account.ts';
import { findSubAccount } from './sub-account-store.ts';
import { takeTry } from './take-try.ts';

/**
 * Adds a sub-account with a role bundle, or with nodes and limits of its own. Without a password it gets a link by
 * mail to set one. Who is not the master can only pass on what they hold, and their own limits go with it.
 */
export async function addSubAccount(
  { db, publicUrl }: { db: Db; publicUrl: string },
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { now } = call;
  const { username, nickname, email, role, password } = call.input;
  await takeTry(db, `add:${member.agencyId}`, 60, now);
  const own = await findOwnRights(db, member);
  if (call.input.limits) requireNode(member, `${subAccountPage}/limit`);
  if (call.input.nodes) requireNode(member, `${subAccountPage}/perm`);
  const { limits = own.limits, nodes = null } = call.input;
  refuseBeyond({ nodes: heldNodes({ role, nodes, products: limits.products }), limits }, own);
  // Nobody knows the password of who was not given one.
  const passwordHash = await hashPassword(password ?? randomBytes(24).toString('base64url'));
  return inTransaction(db, async (trx) => {
    if (await findUserByUsername(trx, username)) throw refusedField('username', 'username_taken');
    const id = await insertUser(trx, {
      agency_id: member.agencyId,
      role,
      username,
      nickname,
      email,
      password_hash: passwordHash,
      lang: call.lang,
      created_at: now,
      nodes,
      ...limits,
    });
    if (id === undefined) throw refusedField('email', 'email_taken');
    const account = await findSubAccount(trx, member.agencyId, id);
    if (!account) throw new Error(`Sub-account ${id} is gone`);
    if (password === undefined)
      await mailPasswordLink(trx, account, { event: 'sub_account_invited', publicUrl, now });
    return presentChanged(trx, member, id, now);
  });
}
