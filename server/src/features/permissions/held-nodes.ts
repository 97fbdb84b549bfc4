import {
  nodesOfRole,
  type PermissionNode,
  permissionNodes,
  products,
  spendingNodesOf,
} from '@serai/contract/permissions';

/** Permission columns of a user's row. */
export interface Grants {
  role: string;
  /** Nodes set one by one; null = what the role holds. */
  nodes: readonly string[] | null;
  /** Products that may be booked and paid; null = all. */
  products: readonly string[] | null;
}

const known: ReadonlySet<string> = new Set(permissionNodes);

/**
 * The nodes a user holds: those set one by one or else the role's, less what books or pays a product the user
 * is not held to. A node that no longer exists gives nothing.
 */
export function heldNodes({ role, nodes, products: allowed }: Grants): ReadonlySet<PermissionNode> {
  if (nodes === null && allowed === null) return setOfRole(role);
  const held = new Set(nodes ? knownNodes(nodes) : nodesOfRole(role));
  if (allowed === null) return held;
  for (const product of products) {
    if (!allowed.includes(product)) for (const node of spendingNodesOf(product)) held.delete(node);
  }
  return held;
}

const setsOfRoles = new Map<string, ReadonlySet<PermissionNode>>();

/** Most users hold what their role does, and every request asks what its caller holds. */
function setOfRole(role: string): ReadonlySet<PermissionNode> {
  const made = setsOfRoles.get(role) ?? new Set(nodesOfRole(role));
  setsOfRoles.set(role, made);
  return made;
}

/** Those of stored nodes that still exist. */
export function knownNodes(nodes: readonly string[]): PermissionNode[] {
  return nodes.filter((node): node is PermissionNode => known.has(node));
}
