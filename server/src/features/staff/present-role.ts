import { isBuiltInRole } from '@serai/contract/staff/nodes';
import type { StaffRoleView } from '@serai/contract/staff/roles';
import { toSeconds } from '../../platform/clock.ts';
import { type StaffRoleRow, staffNodesOf, staffScopeOf } from '../people/people.ts';

/** A role as the staff see it. */
export function presentRole({
  code,
  name,
  nodes,
  countries,
  sellers,
  queues,
  people,
  changed_at,
}: StaffRoleRow): StaffRoleView {
  const scope = staffScopeOf({ countries, sellers, queues });
  return {
    code,
    name,
    built_in: isBuiltInRole(code),
    nodes: [...staffNodesOf(code, nodes, { countries, sellers })],
    countries: scope.countries?.slice() ?? [],
    sellers: scope.sellers?.slice() ?? [],
    queues: scope.queues?.slice() ?? [],
    people,
    changed_at: changed_at && toSeconds(changed_at),
  };
}
