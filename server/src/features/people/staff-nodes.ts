import {
  isBuiltInRole,
  limitableNodes,
  nodesOfStaffRole,
  type StaffNode,
  staffNodes,
} from '@serai/contract/staff/nodes';

const known: ReadonlySet<string> = new Set(staffNodes);
const setsOfRoles = new Map<string, ReadonlySet<StaffNode>>();

/**
 * Returns the nodes that a role of the seller's staff holds: those of the code's table for a built-in role,
 * otherwise its stored ones. A stored node that no longer exists gives nothing, and neither does one whose calls know
 * no limits if the role is limited to orders of some countries or selling companies.
 */
export function staffNodesOf(
  code: string,
  stored: readonly string[] | null,
  limits: NodeLimits,
): ReadonlySet<StaffNode> {
  if (stored) {
    const isHeld = (node: string): node is StaffNode => known.has(node) && fitsLimits(node, limits);
    return new Set(stored.filter(isHeld));
  }
  const made = setsOfRoles.get(code) ?? new Set(isBuiltInRole(code) ? nodesOfStaffRole(code) : []);
  setsOfRoles.set(code, made);
  return made;
}

/** Limits of a role that decide which nodes it can hold. */
type NodeLimits = { countries: readonly string[] | null; sellers: readonly number[] | null };

/** Whether the calls of a node follow all limits of a role. */
export function fitsLimits(node: string, { countries, sellers }: NodeLimits): boolean {
  const fits = (nodes: readonly string[]) => nodes.includes(node);
  return (
    (countries === null || fits(limitableNodes.countries)) &&
    (sellers === null || fits(limitableNodes.sellers))
  );
}
