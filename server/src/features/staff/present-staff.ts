import type { StaffMember } from '@serai/contract/staff/staff';
import type { Operator } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import type { StaffRow } from './staff-store.ts';

/** One of the staff as another sees them. */
export function presentStaff(row: StaffRow, reader: Operator): StaffMember {
  return {
    id: row.id,
    username: row.username,
    nickname: row.nickname,
    email: row.email ?? '',
    role: row.staff_role,
    role_name: row.role_name,
    disabled: row.disabled_at !== null,
    last_login_time: row.last_login_at && toSeconds(row.last_login_at),
    created_at: toSeconds(row.created_at),
    is_self: row.id === reader.userId,
  };
}
