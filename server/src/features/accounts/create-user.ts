import type { StaffRole } from '@serai/contract/staff/nodes';
import type { Lang } from '@serai/phrases/lang';
import type { Trx } from '../../calls.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { insertUser } from '../people/people.ts';

/** A user to be created by an authorised user. */
export interface NewUser {
  /** null for an operator. */
  agencyId: number | null;
  role: 'owner' | 'finance' | 'booker' | 'viewer' | 'operator';
  /** Only for operators, and required for them. */
  staffRole?: StaffRole;
  username: string;
  nickname: string;
  password: string;
  email?: string;
  lang?: Lang;
  now: Date;
}

/**
 * Creates a user with a password and returns the id. Throws if the name is taken: the caller must have checked it.
 */
export async function createUser(trx: Trx, user: NewUser): Promise<number> {
  const id = await insertUser(trx, {
    agency_id: user.agencyId,
    role: user.role,
    staff_role: user.staffRole ?? null,
    username: user.username,
    nickname: user.nickname,
    password_hash: await hashPassword(user.password),
    email: user.email ?? null,
    created_at: user.now,
    ...(user.lang ? { lang: user.lang } : {}),
  });
  if (id === undefined) throw new Error(`The account ${user.username} exists already`);
  return id;
}
