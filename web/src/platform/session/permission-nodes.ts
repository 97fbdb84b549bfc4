import type { MenuNode } from '@serai/contract/site';
import { paths } from '../../paths.ts';

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

/** One entry of a menu. */
export interface MenuEntry {
  key: string;
  title: string;
  icon: string;
  /** `unknown` is none of the three: choosing it says so. */
  kind: 'tab' | 'iframe' | 'link' | 'unknown';
  path: string;
  children: MenuEntry[];
}

/** The side menu: menu and menu_dir under `/user/`; empty folders and `add_rules_only` are skipped. */
export function sideMenu(menus: readonly MenuNode[]): MenuEntry[] {
  return menus.flatMap((node) => {
    if (node.type !== 'menu' && node.type !== 'menu_dir') return [];
    if (node.extend === 'add_rules_only') return [];
    const children = sideMenu(node.children);
    if (node.type === 'menu_dir' && children.length === 0) return [];
    return [entryOf(node, `/user/${node.path.replace(/^\/?(user\/)?/, '')}`, children)];
  });
}

/** The head's navigation (`nav`) or the user's drop-down (`nav_user_menu`), as the rules have them. */
export function headMenu(rules: readonly MenuNode[], type: 'nav' | 'nav_user_menu'): MenuEntry[] {
  return rules
    .filter((node) => node.type === type && node.extend !== 'add_rules_only')
    .map((node) => entryOf(node, `/${node.path.replace(/^\//, '')}`, []));
}

function entryOf(node: MenuNode, path: string, children: MenuEntry[]): MenuEntry {
  const common = { key: String(node.id), title: node.title, icon: node.icon, children };
  switch (node.menu_type) {
    case 'tab':
      return { ...common, kind: 'tab', path };
    case 'iframe':
      return { ...common, kind: 'iframe', path: paths.iframe(node.url) };
    case 'link':
      return { ...common, kind: 'link', path: node.url };
    default:
      return { ...common, kind: 'unknown', path: '' };
  }
}
