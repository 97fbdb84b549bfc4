import type { StaffNode } from '@serai/contract/staff/nodes';
import type { Db, Trx } from '../../calls.ts';
import { staffNodesOf } from '../people/people.ts';

/** One of the seller's staff as stored. */
export interface StaffRow {
  id: number;
  username: string;
  nickname: string;
  email: string | null;
  /** Code of the role. */
  staff_role: string;
  /** Name of a role of the seller's own; empty for a built-in role. */
  role_name: string;
  /** Nodes of a role of the seller's own; null for a built-in role. */
  role_nodes: string[] | null;
  /** Countries that the role is limited to; null for all. */
  role_countries: string[] | null;
  /** Ids of the selling companies that the role is limited to; null for all. */
  role_sellers: number[] | null;
  disabled_at: Date | null;
  last_login_at: Date | null;
  created_at: Date;
}

/** Returns the nodes that one of the staff holds while enabled. */
export function nodesOf(row: StaffRow): ReadonlySet<StaffNode> {
  const { staff_role, role_nodes, role_countries: countries, role_sellers: sellers } = row;
  return staffNodesOf(staff_role, role_nodes, { countries, sellers });
}

/** Returns the nodes that one of the staff can use now: none while disabled. */
export function usableNodes(row: StaffRow): ReadonlySet<StaffNode> {
  return row.disabled_at === null ? nodesOf(row) : new Set();
}

/** All of the seller's staff, the longest-serving first; there are tens of them. */
export async function listStaffRows(db: Db | Trx): Promise<StaffRow[]> {
  return selectStaff(db).execute();
}

/** The same, locked in the order of their ids: changes of staff and of their roles come one after the other. */
export async function lockStaff(trx: Trx): Promise<StaffRow[]> {
  return selectStaff(trx).forNoKeyUpdate('users').execute();
}

function selectStaff(db: Db | Trx) {
  return db
    .selectFrom('users')
    .innerJoin('staff_roles', 'staff_roles.code', 'users.staff_role')
    .select([
      'users.id',
      'users.username',
      'users.nickname',
      'users.email',
      'staff_roles.code as staff_role',
      'staff_roles.name as role_name',
      'staff_roles.nodes as role_nodes',
      'staff_roles.countries as role_countries',
      'staff_roles.sellers as role_sellers',
      'users.disabled_at',
      'users.last_login_at',
      'users.created_at',
    ])
    .where('users.role', '=', 'operator')
    .orderBy('users.id');
}
