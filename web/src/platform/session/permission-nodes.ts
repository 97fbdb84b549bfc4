import type { MenuNode } from '@serai/contract/site/site';

/** Permissions of the user by page: `/user/order/list` contains `/user/order/list/pay`. */
export type PermissionLists = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Groups the button nodes by page: each below its parent's name, with the prefix `/` for rules and `/user/`
 * for menus. `more` are complete nodes outside menus; each belongs to the page it starts with.
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

/** The page of a complete node. */
export function pageOf(node: string): string {
  return node.slice(0, node.lastIndexOf('/'));
}

function bare(name: string): string {
  return name.replace(/^\//, '');
}
