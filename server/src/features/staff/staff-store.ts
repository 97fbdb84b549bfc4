import type { StaffRole } from '@serai/contract/staff/nodes';
import type { Db, Trx } from '../../calls.ts';

/** One of the seller's staff as stored. */
export interface StaffRow {
  id: number;
  username: string;
  nickname: string;
  email: string | null;
  staff_role: StaffRole;
  disabled_at: Date | null;
  last_login_at: Date | null;
  created_at: Date;
}

/** All of the seller's staff, the longest-serving first; there are tens of them. */
export async function listStaffRows(db: Db | Trx): Promise<StaffRow[]> {
  return (await selectStaff(db).execute()) as StaffRow[];
}

/** The same, locked in the order of their ids: changes of staff come one after the other. */
export async function lockStaff(trx: Trx): Promise<StaffRow[]> {
  return (await selectStaff(trx).forNoKeyUpdate().execute()) as StaffRow[];
}

function selectStaff(db: Db | Trx) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'nickname',
      'email',
      'staff_role',
      'disabled_at',
      'last_login_at',
      'created_at',
    ])
    .where('role', '=', 'operator')
    .orderBy('id');
}
