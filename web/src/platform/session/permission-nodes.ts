import type { MenuNode } from '@serai/contract/site';

/** What the user may do, by page: `/user/order/list` holds `/user/order/list/pay`. */
export type PermissionLists = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The lists of the button nodes: each below its parent's name, with a prefix of `/` for rules and `/user/` for menus.
 * `more` are whole nodes that stand in no menu; each belongs to the page it begins with.
 */
export function permissionLists(
  rules: readonly MenuNode[],
  menus: readonly MenuNode[],
  more: readonly string[] = [],
): PermissionLists {
  const lists = new Map<string, Set<string>>();
  const add = (page: string, node: string) => {
    const list = lists.get(page) ?? new Set();
    lists.set(page, list.add(node));
  };
  const collect = (nodes: readonly MenuNode[], prefix: string) => {
    for (const parent of nodes) {
      for (const node of parent.children) {
        if (node.type === 'button') add(prefix + bare(parent.name), prefix + bare(node.name));
      }
      collect(parent.children, prefix);
    }
  };
  collect(rules, '/');
  collect(menus, '/user/');
  for (const node of more) add(pageOf(node), node);
  return lists;
}

/** The page a whole node belongs to. */
export function pageOf(node: string): string {
  return node.slice(0, node.lastIndexOf('/'));
}

function bare(name: string): string {
  return name.replace(/^\//, '');
}
