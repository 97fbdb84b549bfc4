import type { MenuNode } from '@serai/contract/site';
import { menus as en, nodeActions as enActions } from '@serai/phrases/en/menus';
import type { Lang } from '@serai/phrases/lang';
import { menus as zh, nodeActions as zhActions } from '@serai/phrases/zh/menus';
import type { Caller } from '../permissions/permissions.ts';

/** A node as it is planned, the same for everybody; `buildNodes` makes it what one caller is sent. */
interface Plan {
  type: MenuNode['type'];
  title: keyof typeof zh;
  /** The address below `/` (rules) or `/user/` (menus), without the prefix; also the node's name. */
  path: string;
  icon?: string;
  children?: readonly Plan[];
  /** Shown to holders of this node only. */
  needs?: string;
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
  // No page of its own: it only carries what its holder may see on every page.
  { type: 'route', title: 'price', path: 'price' },
];

/** The head's navigation, and for members their entries there and the nodes of pages outside the user centre. */
export function rulesOf(caller: Caller | undefined, lang: Lang): MenuNode[] {
  const isMember = caller?.kind === 'member';
  return buildNodes(isMember ? [...rulePlan, ...memberRulePlan] : rulePlan, '/', nodesOf(caller), lang, 1);
}

/** The user centre's menus with the permission nodes the member holds on each page. */
export function menusOf(caller: Caller | undefined, lang: Lang): MenuNode[] {
  return caller?.kind === 'member' ? buildNodes(menuPlan, '/user/', nodesOf(caller), lang, 101) : [];
}

function nodesOf(caller: Caller | undefined): ReadonlySet<string> {
  return caller?.kind === 'member' ? caller.nodes : new Set();
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
  const titles = lang === 'en' ? en : zh;
  const build = (plan: Plan, pid: number): MenuNode => {
    const node = blank(nextId++, pid, plan.type, titles[plan.title], plan.path);
    node.icon = plan.icon ?? '';
    const shown = (plan.children ?? []).filter(({ needs }) => needs === undefined || held.has(needs));
    node.children = [
      ...shown.map((child) => build(child, node.id)),
      ...buttonsOf(plan.path).map((action) => {
        const words = lang === 'en' ? enActions : zhActions;
        return blank(nextId++, node.id, 'button', words[action] ?? action, `${plan.path}/${action}`);
      }),
    ];
    return node;
  };
  const buttonsOf = (path: string) =>
    [...held]
      .filter((name) => name.startsWith(`${prefix}${path}/`))
      .map((name) => name.slice(prefix.length + path.length + 1))
      .filter((action) => !action.includes('/'));
  return plans.map((plan) => build(plan, 0));
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
