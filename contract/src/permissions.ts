/** Where each product's orders are listed; the list's nodes also rule its detail page. */
export const orderListPages = {
  hotel: '/user/order/list',
  car: '/user/car-order/list',
  airport: '/user/airport-order/list',
} as const;

/** What may be done to an order, as the last part of a permission node. */
export const orderActions = [
  'pay',
  'cancel',
  'confirm',
  'refund',
  'confirmCheckIn',
  'confirmComplete',
  'voucher',
  'export',
  'viewAll',
] as const;
export type OrderAction = (typeof orderActions)[number];

const orderNodes = Object.values(orderListPages).flatMap((page) =>
  orderActions.map((action) => `${page}/${action}`),
);

/** Whoever holds all of these on a list page decides what others ask to be paid there. */
export const decidingActions = ['viewAll', 'pay'] as const satisfies readonly OrderAction[];

/** Where sub-accounts are managed. */
export const subAccountPage = '/user/manage/subAccount';

const subAccountNodes = ['add', 'edit', 'disable', 'limit', 'perm'].map(
  (action) => `${subAccountPage}/${action}`,
);

/** Whoever holds it sees net prices; who does not sees those of guests, and is given no quote. */
export const netPriceNode = '/user/price/view';

/** What is done with orders only by those who see prices: nobody pays a sum, or accepts a fee, unseen. */
export const pricedActions: readonly OrderAction[] = ['pay', 'refund'];

/** The nodes that give nothing without `netPriceNode`; who books is quoted a net price. */
export const pricedNodes: readonly string[] = Object.entries(orderListPages).flatMap(([product, page]) => [
  `/${product}/booking/book`,
  ...pricedActions.map((action) => `${page}/${action}`),
]);

/** Whoever holds it sees what the agency has and owes. */
export const balanceNode = '/user/account/balance/view';

/** Every permission node, `<page path>/<action>`. */
export const permissionNodes: readonly string[] = [
  '/hotel/booking/book',
  '/car/booking/book',
  '/airport/booking/book',
  ...orderNodes,
  '/user/account/balance/view',
  '/user/account/balance/topUp',
  ...subAccountNodes,
  netPriceNode,
];

/** The role bundles a sub-account can be given; the master's is no bundle. */
export const subAccountRoles = ['finance', 'booker', 'viewer'] as const;
export type SubAccountRole = (typeof subAccountRoles)[number];

/** The products a sub-account can be held to. */
export const products = Object.keys(orderListPages) as (keyof typeof orderListPages)[];

/** What only the bookers and payers of a product hold; a member held to other products does not. */
export function spendingNodesOf(product: keyof typeof orderListPages): readonly string[] {
  return [`/${product}/booking/book`, `${orderListPages[product]}/pay`];
}

/** What each role of an agency holds when nothing was set one by one. */
export function nodesOfRole(role: string): readonly string[] {
  switch (role) {
    case 'owner':
      return permissionNodes;
    case 'finance':
      return permissionNodes.filter((node) => /\/(view|topUp|export|viewAll|voucher|pay)$/.test(node));
    case 'booker':
      return permissionNodes.filter(
        (node) => !node.startsWith(subAccountPage) && !/\/(viewAll|export|topUp)$/.test(node),
      );
    case 'viewer':
      return permissionNodes.filter((node) => /\/(view|viewAll|voucher)$/.test(node));
    default:
      return [];
  }
}
