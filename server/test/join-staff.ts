import type { StaffRole } from '@serai/contract/staff/nodes';
import { openSession } from './harness.ts';
import type { OrderWorld } from './order-world.ts';
import { testStart } from './population.ts';

/** Adds a member of the seller's staff with a role; returns the token. */
export async function joinStaff({ db }: Pick<OrderWorld, 'db'>, role: StaffRole): Promise<string> {
  const username = `staff_${role}`;
  await db
    .insertInto('users')
    .values({
      role: 'operator',
      staff_role: role,
      username,
      nickname: username,
      password_hash: '',
      created_at: testStart,
    })
    .execute();
  return openSession(db, username);
}
