import type { MenuNode } from '@serai/contract/site/site';
import { paths } from '../paths.ts';

/** One entry of a menu. */
export interface MenuEntry {
  key: string;
  title: string;
  icon: string;
  /** `unknown` is a type without a meaning: choosing it shows a message. */
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

/** The header's navigation (`nav`) or the user's drop-down (`nav_user_menu`), from the rules. */
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
