import type { ReplyOf } from '@serai/contract/endpoint';
import { countryNodes, type StaffNode } from '@serai/contract/staff/nodes';
import { type saveStaffRole as endpoint, maxOwnRoles } from '@serai/contract/staff/roles';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { guardByAdministrator } from '../concessions/concessions.ts';
import { insertStaffRole, listStaffRoleRows, type StaffRoleRow, updateStaffRole } from '../people/people.ts';
import { lockStaffForChange } from './open-operator.ts';
import { openOwnRole, roleNumber } from './open-own-role.ts';
import { presentRole } from './present-role.ts';

/**
 * Adds a role of the seller's own or changes its name and rights; a change holds from the next request of the
 * people who have it. A second administrator decides if people become able to approve the acts of others.
 */
export async function saveStaffRole(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const caller = operatorOf(call);
  const { code, name } = call.input;
  const nodes = [...new Set(call.input.nodes)].sort();
  const countries = [...new Set(call.input.countries)].sort();
  refuseUnlimitable(nodes, countries);
  const change = { name, nodes, countries, now: call.now };
  if (code === undefined) {
    await lockStaffForChange(trx, caller);
    const rows = await listStaffRoleRows(trx);
    if (rows.filter((row) => row.nodes !== null).length >= maxOwnRoles) {
      throw new AppError('roles_full', { facts: { most: maxOwnRoles } });
    }
    refuseTakenName(rows, name);
    const added = await insertStaffRole(trx, change);
    return doneOn(trx, added, null, { name, nodes, countries });
  }
  const { row, others } = await openOwnRole(trx, caller, code);
  refuseTakenName(others, name);
  const before = { name: row.name, nodes: [...row.nodes!].sort(), countries: row.countries ?? [] };
  if (row.people > 0 && gainsDecision(before.nodes, nodes)) {
    const on = { kind: 'staff_role', id: roleNumber(code), name: row.name } as const;
    guardByAdministrator(trx, { kind: 'staff', on, reason: name });
  }
  await updateStaffRole(trx, code, change);
  return doneOn(trx, code, before, { name, nodes, countries });
}

/** Refuses rights whose calls are not limited by country together with such a limit. */
function refuseUnlimitable(nodes: readonly StaffNode[], countries: readonly string[]): void {
  const isUnfit = countries.length > 0 && nodes.some((node) => !countryNodes.includes(node));
  if (isUnfit) throw refusedField('nodes', 'role_limit_unfit');
}

function refuseTakenName(rows: readonly StaffRoleRow[], name: string): void {
  const isTaken = rows.some((row) => row.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw refusedField('name', 'role_name_taken');
}

function gainsDecision(before: readonly string[], after: readonly string[]): boolean {
  const node = '/console/secondPerson/decide';
  return after.includes(node) && !before.includes(node);
}

type RoleFacts = { name: string; nodes: readonly string[]; countries: readonly string[] };

async function doneOn(
  trx: Trx,
  code: string,
  before: RoleFacts | null,
  after: RoleFacts,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const saved = (await listStaffRoleRows(trx)).find((row) => row.code === code)!;
  return {
    reply: { role: presentRole(saved) },
    did: { on: { kind: 'staff_role', id: roleNumber(code), name: after.name }, before, after: { ...after } },
  };
}
