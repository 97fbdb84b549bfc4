import type { MenuNode } from '@serai/contract/site';

/** Permission entries of the button nodes: prefix + the button's name; `/` for rules, `/user/` for menus. */
export function buttonNodes(rules: readonly MenuNode[], menus: readonly MenuNode[]): string[] {
  return [...collect(rules, '/'), ...collect(menus, '/user/')];
}

function collect(nodes: readonly MenuNode[], prefix: string): string[] {
  return nodes.flatMap((node) =>
    node.type === 'button' ? [prefix + node.name.replace(/^\//, '')] : collect(node.children, prefix),
  );
}

/** One entry of the side menu. */
export interface SideMenuEntry {
  key: string;
  title: string;
  icon: string;
  /** `unknown` is none of the three: choosing it says so. */
  kind: 'tab' | 'iframe' | 'link' | 'unknown';
  path: string;
  children: SideMenuEntry[];
}

/** The side menu: menu and menu_dir under `/user/`; empty folders and `add_rules_only` are skipped. */
export function sideMenu(nodes: readonly MenuNode[]): SideMenuEntry[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'menu' && node.type !== 'menu_dir') return [];
    if (node.extend === 'add_rules_only') return [];
    const children = sideMenu(node.children);
    if (node.type === 'menu_dir' && children.length === 0) return [];
    return [entryOf(node, children)];
  });
}

function entryOf(node: MenuNode, children: SideMenuEntry[]): SideMenuEntry {
  const common = { key: String(node.id), title: node.title, icon: node.icon, children };
  switch (node.menu_type) {
    case 'tab':
      return { ...common, kind: 'tab', path: `/user/${node.path.replace(/^\/?(user\/)?/, '')}` };
    case 'iframe':
      return { ...common, kind: 'iframe', path: `/user/iframe/${encodeURIComponent(node.url)}` };
    case 'link':
      return { ...common, kind: 'link', path: node.url };
    default:
      return { ...common, kind: 'unknown', path: '' };
  }
}
