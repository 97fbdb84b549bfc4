import { randomBytes } from 'node:crypto';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { inviteOperator as endpoint } from '@serai/contract/staff/staff';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { consumeUnit } from '../../platform/throttle/throttle.ts';
import { findUserByUsername, mailPasswordLink } from '../accounts/accounts.ts';
import type { Done } from '../activity/activity.ts';
import { insertUser } from '../people/people.ts';
import { actionOnOperator } from './action-on-operator.ts';
import { appointment, guardRights } from './guard-rights.ts';
import { lockStaffForChange } from './open-operator.ts';
import { nameOfRole, openRole } from './open-role.ts';
import { presentStaff } from './present-staff.ts';
import { listStaffRows } from './staff-store.ts';

const DAY_MS = 86_400_000;

/** Adds a staff member with a role and mails a link to set a password, which no one else ever knows. */
export async function inviteOperator(
  trx: Trx,
  { publicUrl }: { publicUrl: string },
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const caller = operatorOf(call);
  const { input, lang, now } = call;
  const { username, nickname, email } = input;
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'));
  await lockStaffForChange(trx, caller);
  const role = await openRole(trx, input.role);
  if (await findUserByUsername(trx, username)) throw refusedField('username', 'username_taken');
  const id = await insertUser(trx, {
    agency_id: null,
    role: 'operator',
    staff_role: role.code,
    username,
    nickname,
    email,
    lang,
    password_hash: passwordHash,
    created_at: now,
    ...appointment(trx, caller),
  });
  if (id === undefined) throw refusedField('email', 'email_taken');
  guardRights(trx, { id: null, username, held: new Set() }, role);
  const turn = { name: `invited:${email.toLowerCase()}`, limit: 1, windowMs: DAY_MS };
  if ((await consumeUnit(trx, turn, now)) !== undefined) throw new AppError('invited_already');
  await mailPasswordLink(
    trx,
    { id, username, nickname, email, lang },
    { event: 'operator_invited', publicUrl, now },
  );
  const row = (await listStaffRows(trx)).find((one) => one.id === id)!;
  return {
    reply: { operator: presentStaff(row, caller) },
    did: actionOnOperator(row, {
      before: null,
      after: { username, nickname, email, role: nameOfRole(role) },
    }),
  };
}
