import { isBuiltInRole } from '@serai/contract/staff/nodes';
import type { StaffRoleView } from '@serai/contract/staff/roles';
import { toSeconds } from '../../platform/clock.ts';
import { type StaffRoleRow, staffNodesOf } from '../people/people.ts';

/** A role as the staff see it. */
export function presentRole({
  code,
  name,
  nodes,
  countries,
  people,
  changed_at,
}: StaffRoleRow): StaffRoleView {
  return {
    code,
    name,
    built_in: isBuiltInRole(code),
    nodes: [...staffNodesOf(code, nodes, countries)],
    countries: countries ?? [],
    people,
    changed_at: changed_at && toSeconds(changed_at),
  };
}
