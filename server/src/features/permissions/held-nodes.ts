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
  /** Individually granted nodes; null = those of the role. */
  nodes: readonly string[] | null;
  /** Products that may be booked and paid; null = all. */
  products: readonly string[] | null;
}

const known: ReadonlySet<string> = new Set(permissionNodes);

/**
 * Nodes of a user: the individual ones or else the role's, without the nodes for booking and paying products that
 * the user may not use. A node that no longer exists has no effect.
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

/** Most users hold the nodes of their role, and every request asks for them, so the sets are cached. */
function setOfRole(role: string): ReadonlySet<PermissionNode> {
  const made = setsOfRoles.get(role) ?? new Set(nodesOfRole(role));
  setsOfRoles.set(role, made);
  return made;
}

/** Returns the stored nodes that still exist. */
export function knownNodes(nodes: readonly string[]): PermissionNode[] {
  return nodes.filter((node): node is PermissionNode => known.has(node));
}
