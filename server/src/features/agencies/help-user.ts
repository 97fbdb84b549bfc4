import type {
  endUserSessions as endSessionsEndpoint,
  mailUserPasswordLink as mailLinkEndpoint,
  resetUserSecondFactor as resetEndpoint,
} from '@serai/contract/agencies/users';
import type { ReplyOf } from '@serai/contract/endpoint';
import { inLanguage } from '@serai/phrases/lang';
import type { Call, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { endSessionsOf, mailPasswordLink, resetSecondFactor } from '../accounts/accounts.ts';
import type { Done, StaffAction } from '../activity/activity.ts';
import { findSellerNames } from '../messages/messages.ts';
import { type AgencyUserRow, lockAgencyUser } from './lock-agency-user.ts';

/** Ends all sessions of a user of an agency. */
export async function endUserSessions(
  trx: Trx,
  { input: { user_id, reason }, now }: Call<typeof endSessionsEndpoint>,
): Promise<Done<ReplyOf<typeof endSessionsEndpoint>>> {
  const user = await lockAgencyUser(trx, user_id);
  const ended = await endSessionsOf(trx, user.id, now);
  return { reply: { ended }, did: actionOn(user, { sessions_ended: ended }, reason) };
}

/**
 * Emails a user of an agency the link to set a password, in the name of the seller; the former password stays valid
 * until it is used. Refuses a user without an email address with `user_without_email`.
 */
export async function mailUserPasswordLink(
  trx: Trx,
  { publicUrl }: { publicUrl: string },
  { input: { user_id, reason }, now }: Call<typeof mailLinkEndpoint>,
): Promise<Done<ReplyOf<typeof mailLinkEndpoint>>> {
  const user = await lockAgencyUser(trx, user_id);
  if (user.email === null) throw new AppError('user_without_email');
  const seller = inLanguage(user.lang, await findSellerNames(trx));
  const receiver = { ...user, agency_name: seller };
  await mailPasswordLink(trx, receiver, { event: 'sub_account_password', publicUrl, now });
  return { reply: {}, did: actionOn(user, { sent_to: user.email }, reason) };
}

/**
 * Removes the second factor of a user of an agency, whose identity was verified; the user is notified. Refuses a user
 * without one with `second_factor_is_off`.
 */
export async function resetUserSecondFactor(
  trx: Trx,
  { input: { user_id, proof }, now }: Call<typeof resetEndpoint>,
): Promise<Done<ReplyOf<typeof resetEndpoint>>> {
  const user = await lockAgencyUser(trx, user_id);
  if (!(await resetSecondFactor(trx, user.id, now))) throw new AppError('second_factor_is_off');
  return { reply: {}, did: actionOn(user, { second_factor: false }, proof) };
}

function actionOn(user: AgencyUserRow, facts: Record<string, unknown>, reason: string): StaffAction {
  const { username, agency_id: id, agency_name: name } = user;
  return { on: { kind: 'agency', id, name }, before: {}, after: { username, ...facts }, reason };
}
