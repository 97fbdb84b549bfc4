import type { MenuNode } from '@serai/contract/site/site';
import { nodeActions as en, menuFolders as enFolder } from '@serai/phrases/en/menus';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { nodeActions as zh, menuFolders as zhFolder } from '@serai/phrases/zh/menus';
import type { Caller } from '../../calls.ts';
import type { MenuEntry } from './menu-entries.ts';

/** Menus as sent to one caller. */
export interface Menus {
  /** The navigation of the header, the user's drop-down, and the nodes of pages outside the user centre. */
  rules: MenuNode[];
  /** The user centre's menu with the nodes held on each page. */
  menus: MenuNode[];
}

const prefixes = { rules: '/', menus: '/user/' };

/** Buttons are not rows: their ids begin above all ids of entries. */
const firstButtonId = 1_000_000_001;
const looseFolderId = 1_000_000_000;

/**
 * Menu entries visible to a caller, with a button for each permission node held there. An entry that is switched
 * off, or whose node the caller lacks, is omitted; if it carries nodes, it stays as `add_rules_only`, because
 * hiding a page from the menu removes no right. Empty folders are omitted.
 */
export function menusOf(caller: Caller | undefined, lang: Lang, entries: readonly MenuEntry[]): Menus {
  const held: ReadonlySet<string> = caller?.nodes ?? new Set();
  const words = inLanguage(lang, { zh, en });
  const meant = entries.filter((entry) => isFor(entry, caller));
  let nextButtonId = firstButtonId;

  function build(entry: MenuEntry): MenuNode[] {
    const children = entry.type === 'menu_dir' ? childrenOf(entry) : buttonsOf(entry);
    const isEmpty = entry.type === 'menu_dir' && children.every(({ extend }) => extend === 'add_rules_only');
    const shown = entry.enabled && holds(held, entry.needs) && !isEmpty;
    if (!shown && !children.some(carriesNodes)) return [];
    const node = { ...present(entry, lang), children };
    return [shown ? node : { ...node, extend: 'add_rules_only' }];
  }
  function childrenOf(folder: MenuEntry): MenuNode[] {
    return meant.filter(({ parent_id }) => parent_id === folder.id).flatMap(build);
  }
  function buttonsOf(entry: MenuEntry): MenuNode[] {
    // The page's nodes are attached to its entry in the side menu.
    if (entry.type === 'nav_user_menu') return [];
    return actionsOn(`${prefixes[entry.tree]}${entry.name}/`, held).map((action) => ({
      id: nextButtonId++,
      pid: entry.id,
      type: 'button',
      title: words[action] ?? action,
      name: `${entry.name}/${action}`,
      path: '',
      icon: '',
      menu_type: 'tab',
      url: '',
      extend: 'none',
      children: [],
    }));
  }
  const treeOf = (tree: MenuEntry['tree']) =>
    meant.filter((entry) => entry.tree === tree && entry.parent_id === null).flatMap(build);
  return { rules: treeOf('rules'), menus: caller ? inFolders(treeOf('menus'), lang) : [] };
}

/**
 * Family clients show top-level entries of the user centre's menu as headings without a link: entries without a
 * folder are therefore sent in an extra folder at the end.
 */
function inFolders(nodes: MenuNode[], lang: Lang): MenuNode[] {
  const loose = nodes.filter(({ type }) => type === 'menu');
  if (loose.length === 0) return nodes;
  const folder: MenuNode = {
    id: looseFolderId,
    pid: 0,
    type: 'menu_dir',
    name: 'more',
    path: 'more',
    icon: 'fa fa-ellipsis-h',
    title: inLanguage(lang, { zh: zhFolder, en: enFolder }).more,
    menu_type: 'tab',
    url: '',
    extend: loose.every(({ extend }) => extend === 'add_rules_only') ? 'add_rules_only' : 'none',
    children: loose.map((node) => ({ ...node, pid: looseFolderId })),
  };
  return [...nodes.filter(({ type }) => type !== 'menu'), folder];
}

function carriesNodes(node: MenuNode): boolean {
  return node.type === 'button' || node.children.some(carriesNodes);
}

function present(entry: MenuEntry, lang: Lang): MenuNode {
  const { id, parent_id, type, name, title_zh, title_en, icon, menu_type, url, extend } = entry;
  const title = inLanguage(lang, { zh: title_zh, en: title_en });
  return {
    id,
    pid: parent_id ?? 0,
    type,
    title,
    name,
    path: name,
    icon,
    menu_type,
    url,
    extend,
    children: [],
  };
}

function isFor({ audience }: MenuEntry, caller: Caller | undefined): boolean {
  switch (audience) {
    case 'everybody':
      return true;
    case 'users':
      return caller !== undefined;
    case 'members':
      return caller?.kind === 'member';
    case 'operators':
      return caller?.kind === 'operator';
  }
}

/** Whether a node, or at least one node of a page, is held; always true for null. */
function holds(held: ReadonlySet<string>, needs: string | null): boolean {
  return needs === null || held.has(needs) || [...held].some((node) => node.startsWith(`${needs}/`));
}

function actionsOn(page: string, held: ReadonlySet<string>): string[] {
  return [...held]
    .filter((node) => node.startsWith(page))
    .map((node) => node.slice(page.length))
    .filter((action) => !action.includes('/'));
}
