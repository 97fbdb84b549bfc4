import { isBuiltInRole, nodesOfStaffRole, type StaffNode, staffNodes } from '@serai/contract/staff/nodes';

const known: ReadonlySet<string> = new Set(staffNodes);
const setsOfRoles = new Map<string, ReadonlySet<StaffNode>>();

/**
 * Returns the nodes that a role of the seller's staff holds: those of the code's table for a built-in role,
 * otherwise its stored ones. A stored node that no longer exists gives nothing.
 */
export function staffNodesOf(code: string, stored: readonly string[] | null): ReadonlySet<StaffNode> {
  if (stored) return new Set(stored.filter((node): node is StaffNode => known.has(node)));
  const made = setsOfRoles.get(code) ?? new Set(isBuiltInRole(code) ? nodesOfStaffRole(code) : []);
  setsOfRoles.set(code, made);
  return made;
}
