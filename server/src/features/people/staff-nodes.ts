import {
  isBuiltInRole,
  nodesOfStaffRole,
  orderNodes,
  type StaffNode,
  staffNodes,
} from '@serai/contract/staff/nodes';
import type { StoredScope } from './staff-scope.ts';

const known: ReadonlySet<string> = new Set(staffNodes);
const limitable: ReadonlySet<string> = new Set(orderNodes);
const setsOfRoles = new Map<string, ReadonlySet<StaffNode>>();

/**
 * Returns the nodes that a role of the seller's staff holds: those of the code's table for a built-in role,
 * otherwise its stored ones. A stored node that no longer exists gives nothing, and neither does one whose calls know
 * no limits if the role is limited to orders of some countries or selling companies.
 */
export function staffNodesOf(
  code: string,
  stored: readonly string[] | null,
  { countries, sellers }: Pick<StoredScope, 'countries' | 'sellers'>,
): ReadonlySet<StaffNode> {
  const given = countries || sellers ? limitable : known;
  if (stored) return new Set(stored.filter((node): node is StaffNode => given.has(node)));
  const made = setsOfRoles.get(code) ?? new Set(isBuiltInRole(code) ? nodesOfStaffRole(code) : []);
  setsOfRoles.set(code, made);
  return made;
}
