/** List page of each product's orders; its nodes also apply to the detail page. */
export const orderListPages = {
  hotel: '/user/order/list',
  car: '/user/car-order/list',
  airport: '/user/airport-order/list',
} as const;
export type OrderListPage = (typeof orderListPages)[keyof typeof orderListPages];

/** Role bundles for sub-accounts; the owner role is not a bundle. */
export const subAccountRoles = ['finance', 'booker', 'viewer'] as const;
export type SubAccountRole = (typeof subAccountRoles)[number];

type Holders = readonly SubAccountRole[];

/** Actions on orders, as the last part of a node, with the roles that hold them on every list page. */
const holdersOfOrderActions = {
  pay: ['finance', 'booker'],
  cancel: ['booker'],
  confirm: ['booker'],
  refund: ['booker'],
  change: ['booker'],
  confirmCheckIn: ['booker'],
  confirmComplete: ['booker'],
  voucher: ['finance', 'booker', 'viewer'],
  export: ['finance'],
  viewAll: ['finance', 'viewer'],
} as const satisfies Record<string, Holders>;
export type OrderAction = keyof typeof holdersOfOrderActions;
export const orderActions = Object.keys(holdersOfOrderActions) as OrderAction[];

/** Actions on charges to be billed or invoiced, and on bills. */
const holdersOfApplying = { submit: ['finance'] } as const satisfies Record<string, Holders>;
const holdersOfBillActions = {
  pay: ['finance'],
  withdraw: ['finance'],
  export: ['finance'],
} as const satisfies Record<string, Holders>;
/** Actions on invoices; `confirm` answers a request for a red invoice. */
const holdersOfInvoiceActions = {
  withdraw: ['finance'],
  confirm: ['finance'],
  export: ['finance'],
} as const satisfies Record<string, Holders>;

/** Actions on invoice titles. */
const holdersOfTitleActions = {
  add: ['finance'],
  edit: ['finance'],
  del: ['finance'],
} as const satisfies Record<string, Holders>;

/** Actions on work orders; `amend` requests changes to an order and approves their cost. */
const holdersOfWorkOrderActions = {
  add: ['finance', 'booker'],
  reply: ['finance', 'booker'],
  close: ['finance', 'booker'],
  amend: ['booker'],
} as const satisfies Record<string, Holders>;

/** Page for managing sub-accounts. */
export const subAccountPage = '/user/manage/subAccount';

/** Node to see net prices; callers without it see guest prices and get no quotes. */
export const netPriceNode = '/user/price/view';

/** Node to see the agency's deposit and credit. */
export const balanceNode = '/user/account/balance/view';

/**
 * All permission nodes, `<page path>/<action>`, with the roles that hold them; owners hold all.
 * `PermissionNode` is derived from this table.
 */
const holders = {
  '/hotel/booking/book': ['booker'],
  '/car/booking/book': ['booker'],
  '/airport/booking/book': ['booker'],
  ...onPage(orderListPages.hotel, holdersOfOrderActions),
  ...onPage(orderListPages.car, holdersOfOrderActions),
  ...onPage(orderListPages.airport, holdersOfOrderActions),
  [balanceNode]: ['finance', 'booker', 'viewer'],
  '/user/account/balance/topUp': ['finance'],
  ...onPage('/user/bill/apply', holdersOfApplying),
  ...onPage('/user/bill/details', holdersOfBillActions),
  ...onPage('/user/invoice/manage', holdersOfTitleActions),
  ...onPage('/user/invoice/apply', holdersOfApplying),
  ...onPage('/user/invoice/details', holdersOfInvoiceActions),
  ...onPage('/user/work-order/list', holdersOfWorkOrderActions),
  [`${subAccountPage}/add`]: [],
  [`${subAccountPage}/edit`]: [],
  [`${subAccountPage}/disable`]: [],
  [`${subAccountPage}/limit`]: [],
  [`${subAccountPage}/perm`]: [],
  '/user/manage/voucherSetting/save': [],
  '/user/cms/content/add': ['finance', 'booker', 'viewer'],
  '/user/cms/order/buy': ['finance', 'booker'],
  [netPriceNode]: ['finance', 'booker', 'viewer'],
} as const satisfies Record<string, Holders>;

/** Prefixes actions with their page: `{ pay }` becomes `{ '/user/order/list/pay' }`. */
function onPage<const Page extends string, const Rows extends Record<string, Holders>>(
  page: Page,
  rows: Rows,
) {
  return Object.fromEntries(
    Object.entries(rows).map(([action, roles]) => [`${page}/${action}`, roles]),
  ) as Record<`${Page}/${keyof Rows & string}`, Holders>;
}

export type PermissionNode = keyof typeof holders;
export const permissionNodes = Object.keys(holders) as PermissionNode[];

/** Page of a node: the node without its last part. */
export type PageOf<Node extends string> = Node extends `${infer Head}/${infer Rest}`
  ? Rest extends `${string}/${string}`
    ? `${Head}/${PageOf<Rest>}`
    : Head
  : never;
export type NodePage = PageOf<PermissionNode>;

/** Last part of the nodes of a page. */
export type ActionOf<
  Page extends string,
  Node extends string = PermissionNode,
> = Node extends `${Page}/${infer Action}` ? Action : never;

/** Actions required on a list page to decide payment requests there. */
export const decidingActions = ['viewAll', 'pay'] as const satisfies readonly OrderAction[];

/**
 * Actions on orders that need visible prices: no payment and no acceptance of an offer or fee without seeing
 * the sum.
 */
export const pricedActions: readonly OrderAction[] = ['pay', 'confirm', 'refund'];

/** Products to which a sub-account can be restricted. */
export const products = Object.keys(orderListPages) as (keyof typeof orderListPages)[];

/** Nodes without effect unless `netPriceNode` is held; bookings are quoted at net prices. */
export const pricedNodes: readonly PermissionNode[] = [
  ...products.flatMap((product) => [
    `/${product}/booking/book` as const,
    ...pricedActions.map((action) => `${orderListPages[product]}/${action}` as const),
  ]),
  '/user/bill/apply/submit',
  '/user/bill/details/pay',
  '/user/bill/details/withdraw',
  '/user/bill/details/export',
  '/user/invoice/apply/submit',
  '/user/invoice/details/withdraw',
  '/user/invoice/details/confirm',
  '/user/invoice/details/export',
  '/user/work-order/list/amend',
  '/user/cms/order/buy',
];

/** Returns the nodes to book and pay a product; removed from members who are restricted to other products. */
export function spendingNodesOf(product: keyof typeof orderListPages): readonly PermissionNode[] {
  return [`/${product}/booking/book`, `${orderListPages[product]}/pay`];
}

/** Returns the default nodes of an agency role without individual settings; unknown roles hold none. */
export function nodesOfRole(role: string): readonly PermissionNode[] {
  if (role === 'owner') return permissionNodes;
  return permissionNodes.filter((node) => (holders[node] as readonly string[]).includes(role));
}
