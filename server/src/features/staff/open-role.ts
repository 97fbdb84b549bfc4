import type { StaffNode } from '@serai/contract/staff/nodes';
import type { Trx } from '../../calls.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { listStaffRoleRows, staffNodesOf } from '../people/people.ts';

/** A role to be given to somebody. */
export interface GivenRole {
  code: string;
  /** Name of a role of the seller's own; empty for a built-in role. */
  name: string;
  nodes: ReadonlySet<StaffNode>;
}

/**
 * Finds the role that a caller gives to somebody.
 *
 * @throws AppError `role_unknown` if it has been removed
 */
export async function openRole(trx: Trx, code: string): Promise<GivenRole> {
  const row = (await listStaffRoleRows(trx)).find((one) => one.code === code);
  if (!row) throw refusedField('role', 'role_unknown');
  return { code, name: row.name, nodes: staffNodesOf(code, row.nodes, row) };
}

/** What the activity log calls a role: the code of a built-in one, whose name is a phrase, or the given name. */
export function nameOfRole({ code, name }: Pick<GivenRole, 'code' | 'name'>): string {
  return name || code;
}
