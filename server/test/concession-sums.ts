import type { Db } from '../src/calls.ts';
import { openSession, type TestReply, type TestWorld } from './harness.ts';
import { testStart } from './population.ts';

/**
 * Sets the amounts that one of the staff may give up alone, in whole dollars; the defaults apply where none
 * is given.
 */
export async function setConcessionSums(
  db: Db,
  sums?: { act?: number; order?: number; day?: number },
): Promise<void> {
  await db.deleteFrom('site_settings').where('name', '=', 'concessionSums').execute();
  if (!sums) return;
  const value = JSON.stringify([{ currency: 'USD', act: 1e10, order: 1e10, day: 1e10, ...sums }]);
  await db.insertInto('site_settings').values({ name: 'concessionSums', value }).execute();
}

/** Adds one of the staff, logged in; without `appointedBy` as if set up with the portal. */
export async function addStaff(
  db: Db,
  username: string,
  role: 'administrator' | 'desk' | 'finance' | 'editor' | 'auditor',
  appointed: { appointed_by?: number; appointed_with?: number } = {},
): Promise<{ id: number; token: string }> {
  const { id } = await db
    .insertInto('users')
    .values({
      agency_id: null,
      role: 'operator',
      staff_role: role,
      username,
      nickname: username,
      password_hash: 'nobody logs in with it',
      email: `${username}@example.com`,
      created_at: testStart,
      ...appointed,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token: await openSession(db, username) };
}

/** Approves the newest open request, as an administrator who was set up with the portal. */
export async function approveNewest({ db, call }: Pick<TestWorld, 'db' | 'call'>): Promise<TestReply> {
  const username = 'second_administrator';
  const known = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst();
  const token = known
    ? await openSession(db, username)
    : (await addStaff(db, username, 'administrator')).token;
  const { id } = await db
    .selectFrom('concessions')
    .select('id')
    .where('status', '=', 'asked')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return call('POST', 'console/secondPerson/decide', { id, decision: 'confirm', note: 'Right' }, { token });
}
