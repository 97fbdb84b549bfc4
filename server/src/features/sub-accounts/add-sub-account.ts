import { randomBytes } from 'node:crypto';
import type { addSubAccount as endpoint } from '@serai/contract/accounts/sub-accounts';
import type { ReplyOf } from '@serai/contract/endpoint';
import { subAccountPage } from '@serai/contract/permissions';
import { type Call, type Db, type Member, memberOf, type Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { findUserByUsername, mailPasswordLink, refuseCommon, refuseOwnNames } from '../accounts/accounts.ts';
import { insertUser } from '../people/people.ts';
import { heldNodes, requireNode } from '../permissions/permissions.ts';
import { consumeTry } from './consume-try.ts';
import { limitGuesses } from './limit-guesses.ts';
import { acceptInvitation } from './limit-mails.ts';
import { lockOwnRights, refuseBeyond, refuseUnpriced } from './open-sub-account.ts';
import { presentChanged } from './present-sub-account.ts';
import { refuseFractions } from './refuse-fractions.ts';
import { findSubAccount } from './sub-account-store.ts';

interface AddDeps {
  db: Db;
  publicUrl: string;
}

/**
 * Adds a sub-account with a role bundle, or with individual nodes and limits. Without a password it gets a
 * mailed link to set one. Creators other than the owner can only pass on their own rights, and their limits
 * apply, too.
 */
export async function addSubAccount(
  { db, publicUrl }: AddDeps,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { now } = call;
  const { agencyId } = member;
  await consumeTry(db, `add:${agencyId}`, 60, now);
  if (call.input.limits) requireNode(member, `${subAccountPage}/limit`);
  if (call.input.nodes) requireNode(member, `${subAccountPage}/perm`);
  await refuseGuessable(db, call.input);
  // Without a given password the account gets a random one that no one knows.
  const passwordHash = await hashPassword(call.input.password ?? randomBytes(24).toString('base64url'));
  return limitGuesses(db, { agencyId, now }, () =>
    inTransaction(db, async (trx) => {
      const id = await insertSubAccount(trx, member, call, passwordHash);
      if (call.input.password === undefined) {
        await acceptInvitation(trx, agencyId, call.input.email, now);
        const account = await findSubAccount(trx, agencyId, id);
        await mailPasswordLink(trx, account!, { event: 'sub_account_invited', publicUrl, now });
      }
      return presentChanged(trx, member, id, now);
    }),
  );
}

async function refuseGuessable(
  db: Db,
  { password, ...names }: Call<typeof endpoint>['input'],
): Promise<void> {
  if (password === undefined) return;
  await refuseCommon(db, 'password', password);
  refuseOwnNames('password', password, { username: names.username, email: names.email });
}

async function insertSubAccount(
  trx: Trx,
  member: Member,
  { input, lang, now }: Call<typeof endpoint>,
  passwordHash: string,
): Promise<number> {
  const { username, nickname, email, role } = input;
  const own = await lockOwnRights(trx, member, [
    'add',
    ...(input.limits ? (['limit'] as const) : []),
    ...(input.nodes ? (['perm'] as const) : []),
  ]);
  const { limits = own.limits } = input;
  if (input.limits) await refuseFractions(trx, member.agencyId, input.limits);
  const nodes = input.nodes ? [...new Set(input.nodes)] : null;
  refuseBeyond({ nodes: heldNodes({ role, nodes, products: limits.products }), limits }, own);
  refuseUnpriced(nodes);
  if (await findUserByUsername(trx, username)) throw refusedField('username', 'username_taken');
  const id = await insertUser(trx, {
    agency_id: member.agencyId,
    role,
    username,
    nickname,
    email,
    password_hash: passwordHash,
    lang,
    created_at: now,
    nodes,
    ...limits,
  });
  if (id === undefined) throw refusedField('email', 'email_taken');
  return id;
}
