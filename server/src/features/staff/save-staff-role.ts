import type { InputOf, ReplyOf } from '@serai/contract/endpoint';
import type { StaffNode } from '@serai/contract/staff/nodes';
import { type saveStaffRole as endpoint, maxOwnRoles } from '@serai/contract/staff/roles';
import { type Call, operatorOf, type StaffScope, type Trx } from '../../calls.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { guardByAdministrator, isRoleAsked } from '../concessions/concessions.ts';
import { listEntities } from '../contracts/contracts.ts';
import {
  fitsLimits,
  insertStaffRole,
  listStaffRoleRows,
  type StaffRoleRow,
  staffScopeOf,
  updateStaffRole,
} from '../people/people.ts';
import { listUncoveredQueues, type QueueSource } from '../queues/queues.ts';
import { gainsMoney } from './guard-rights.ts';
import { lockStaffForChange } from './open-operator.ts';
import { openOwnRole, roleNumber } from './open-own-role.ts';
import { presentRole } from './present-role.ts';

/**
 * Adds a role of the seller's own or changes its name and rights; a change holds from the next request of the
 * people who have it. A second administrator decides if people become able to book money or to approve the acts of
 * others. The reply warns of queues that only administrators cover.
 */
export async function saveStaffRole(
  trx: Trx,
  sources: readonly QueueSource[],
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const caller = operatorOf(call);
  const { code, name } = call.input;
  const nodes = [...new Set(call.input.nodes)].sort();
  const scope = scopeIn(call.input);
  refuseUnlimitable(nodes, scope);
  await refuseUnknownSeller(trx, scope);
  const change = { name, nodes, scope, now: call.now };
  const after = factsOf(change);
  if (code === undefined) {
    await lockStaffForChange(trx, caller);
    const rows = await listStaffRoleRows(trx);
    if (rows.filter((row) => row.nodes !== null).length >= maxOwnRoles) {
      throw new AppError('roles_full', { facts: { most: maxOwnRoles } });
    }
    refuseTakenName(rows, name);
    const added = await insertStaffRole(trx, change);
    return doneOn(trx, sources, { code: added, before: null, after });
  }
  const { row, others } = await openOwnRole(trx, caller, code);
  refuseTakenName(others, name);
  const former = [...row.nodes!].sort();
  // A request to give this role to somebody was made for its former rights.
  const isUsed = row.people > 0 || (await isRoleAsked(trx, code));
  if (isUsed && gainsMoney(new Set(former), new Set(nodes))) {
    const on = { kind: 'staff_role', id: roleNumber(code), name: row.name } as const;
    guardByAdministrator(trx, { kind: 'staff', on, reason: name });
  }
  await updateStaffRole(trx, code, change);
  const before = factsOf({ name: row.name, nodes: former, scope: staffScopeOf(row) });
  return doneOn(trx, sources, { code, before, after });
}

/** Returns the limits of an input, where an empty list means no limit. */
function scopeIn({
  countries,
  sellers,
  queues,
}: Pick<InputOf<typeof endpoint>, keyof StaffScope>): StaffScope {
  return {
    countries: limitTo([...new Set(countries)].sort()),
    sellers: limitTo([...new Set(sellers)].sort((a, b) => a - b)),
    queues: limitTo([...new Set(queues)].sort()),
  };
}

function limitTo<T>(values: readonly T[]): readonly T[] | null {
  return values.length === 0 ? null : values;
}

/** Refuses rights whose calls do not follow the limits of the role. */
function refuseUnlimitable(nodes: readonly StaffNode[], scope: StaffScope): void {
  if (!nodes.every((node) => fitsLimits(node, scope))) throw refusedField('nodes', 'role_limit_unfit');
}

/** Refuses an unknown selling company. Companies are never removed. */
async function refuseUnknownSeller(trx: Trx, { sellers }: StaffScope): Promise<void> {
  if (sellers === null) return;
  const known = (await listEntities(trx)).map(({ id }) => id);
  if (!sellers.every((id) => known.includes(id))) throw refusedField('sellers', 'not_found');
}

function refuseTakenName(rows: readonly StaffRoleRow[], name: string): void {
  const isTaken = rows.some((row) => row.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw refusedField('name', 'role_name_taken');
}

/** Facts of a role in the activity log; no limit is an empty list. */
function factsOf({ name, nodes, scope }: { name: string; nodes: readonly string[]; scope: StaffScope }) {
  const { countries, sellers, queues } = scope;
  return { name, nodes, countries: countries ?? [], sellers: sellers ?? [], queues: queues ?? [] };
}

type RoleFacts = ReturnType<typeof factsOf>;

async function doneOn(
  trx: Trx,
  sources: readonly QueueSource[],
  { code, before, after }: { code: string; before: RoleFacts | null; after: RoleFacts },
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const saved = (await listStaffRoleRows(trx)).find((row) => row.code === code)!;
  return {
    reply: { role: presentRole(saved), uncovered_queues: await listUncoveredQueues(trx, sources) },
    did: { on: { kind: 'staff_role', id: roleNumber(code), name: after.name }, before, after },
  };
}
