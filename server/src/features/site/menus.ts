import { subAccountPage } from '@serai/contract/permissions';
import type { MenuNode } from '@serai/contract/site';
import { menus as en, nodeActions as enActions } from '@serai/phrases/en/menus';
import type { Lang } from '@serai/phrases/lang';
import { menus as zh, nodeActions as zhActions } from '@serai/phrases/zh/menus';
import type { Caller } from '../permissions/permissions.ts';
import type { MenuEntry } from './menu-entries.ts';

/** A node as it is planned, the same for everybody; `buildNodes` makes it what one caller is sent. */
interface Plan {
  type: MenuNode['type'];
  /** A phrase, or the words of an operator's own entry. */
  title: keyof typeof zh | Record<Lang, string>;
  /** The address below `/` (rules) or `/user/` (menus), without the prefix; also the node's name. */
  path: string;
  icon?: string;
  menuType?: MenuNode['menu_type'];
  /** Where a link or an iframe leads. */
  url?: string;
  children?: readonly Plan[];
  /** Shown to holders of this node only, or of at least one node of this page. */
  needs?: string | undefined;
}

const rulePlan: readonly Plan[] = [
  { type: 'nav', title: 'navHotels', path: 'hotel/list', icon: 'hotel' },
  { type: 'nav', title: 'navCars', path: 'car/list', icon: 'car' },
  { type: 'nav', title: 'navTransfers', path: 'airport/list', icon: 'plane' },
  { type: 'nav', title: 'navContact', path: 'cms/contact-us', icon: 'mail' },
];
const memberRulePlan: readonly Plan[] = [
  { type: 'route', title: 'hotelBooking', path: 'hotel/booking', icon: 'hotel' },
  { type: 'route', title: 'carBooking', path: 'car/booking', icon: 'car' },
  { type: 'route', title: 'transferBooking', path: 'airport/booking', icon: 'plane' },
  { type: 'nav_user_menu', title: 'overview', path: 'user/account/overview', icon: 'user' },
  { type: 'nav_user_menu', title: 'orders', path: 'user/order/list', icon: 'hotel' },
  { type: 'nav_user_menu', title: 'carOrders', path: 'user/car-order/list', icon: 'car' },
  { type: 'nav_user_menu', title: 'transferOrders', path: 'user/airport-order/list', icon: 'plane' },
];
const menuPlan: readonly Plan[] = [
  { type: 'menu', title: 'orders', path: 'order/list', icon: 'hotel' },
  { type: 'menu', title: 'carOrders', path: 'car-order/list', icon: 'car' },
  { type: 'menu', title: 'transferOrders', path: 'airport-order/list', icon: 'plane' },
  {
    type: 'menu_dir',
    title: 'account',
    path: 'account',
    icon: 'user',
    children: [
      { type: 'menu', title: 'overview', path: 'account/overview', icon: 'user' },
      {
        type: 'menu',
        title: 'balance',
        path: 'account/balance',
        icon: 'wallet',
        needs: '/user/account/balance/view',
      },
    ],
  },
  {
    type: 'menu_dir',
    title: 'manage',
    path: 'manage',
    icon: 'user',
    needs: subAccountPage,
    children: [{ type: 'menu', title: 'subAccounts', path: 'manage/subAccount', icon: 'user' }],
  },
  // No page of its own: it only carries what its holder may see on every page.
  { type: 'route', title: 'price', path: 'price' },
];

/** The head's navigation, and for members their entries there and the nodes of pages outside the user centre. */
export function rulesOf(caller: Caller | undefined, lang: Lang, entries: readonly MenuEntry[]): MenuNode[] {
  const places = caller?.kind === 'member' ? ['nav', 'nav_user_menu'] : ['nav'];
  const own = caller?.kind === 'member' ? memberRulePlan : [];
  return buildNodes([...rulePlan, ...own, ...plansOf(entries, places)], '/', nodesOf(caller), lang, 1);
}

/** The user centre's menus with the permission nodes the member holds on each page. */
export function menusOf(caller: Caller | undefined, lang: Lang, entries: readonly MenuEntry[]): MenuNode[] {
  if (caller?.kind !== 'member') return [];
  return buildNodes([...menuPlan, ...plansOf(entries, ['menu'])], '/user/', nodesOf(caller), lang, 1001);
}

function nodesOf(caller: Caller | undefined): ReadonlySet<string> {
  return caller?.kind === 'member' ? caller.nodes : new Set();
}

function plansOf(entries: readonly MenuEntry[], places: readonly string[]): Plan[] {
  return entries
    .filter(({ place }) => places.includes(place))
    .map((entry) => ({
      type: entry.place,
      title: { 'zh-cn': entry.title_zh, en: entry.title_en },
      path: entry.name,
      icon: entry.icon,
      menuType: entry.menu_type,
      url: entry.url,
      needs: entry.needs ?? undefined,
    }));
}

/** Turns the plan into nodes with ids that count on from `firstId`, parents before their children. */
function buildNodes(
  plans: readonly Plan[],
  prefix: string,
  held: ReadonlySet<string>,
  lang: Lang,
  firstId: number,
): MenuNode[] {
  let nextId = firstId;
  const words = lang === 'en' ? enActions : zhActions;
  const build = (plan: Plan, pid: number): MenuNode => {
    const node = blank(nextId++, pid, plan.type, titleOf(plan, lang), plan.path);
    node.icon = plan.icon ?? '';
    node.menu_type = plan.menuType ?? 'tab';
    node.url = plan.url ?? '';
    node.children = [
      ...(plan.children ?? []).filter((child) => isShown(child, held)).map((child) => build(child, node.id)),
      ...buttonsOf(`${prefix}${plan.path}/`, held).map((action) =>
        blank(nextId++, node.id, 'button', words[action] ?? action, `${plan.path}/${action}`),
      ),
    ];
    return node;
  };
  return plans.filter((plan) => isShown(plan, held)).map((plan) => build(plan, 0));
}

function isShown({ needs }: Plan, held: ReadonlySet<string>): boolean {
  return needs === undefined || held.has(needs) || [...held].some((node) => node.startsWith(`${needs}/`));
}

function buttonsOf(page: string, held: ReadonlySet<string>): string[] {
  return [...held]
    .filter((name) => name.startsWith(page))
    .map((name) => name.slice(page.length))
    .filter((action) => !action.includes('/'));
}

function titleOf({ title }: Plan, lang: Lang): string {
  if (typeof title !== 'string') return title[lang];
  return (lang === 'en' ? en : zh)[title];
}

function blank(id: number, pid: number, type: MenuNode['type'], title: string, path: string): MenuNode {
  return {
    ...{ id, pid, type, title, name: path, path: type === 'button' ? '' : path, icon: '' },
    menu_type: 'tab',
    url: '',
    extend: 'none',
    children: [],
  };
}
