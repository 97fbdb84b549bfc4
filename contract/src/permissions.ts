/** Where each product's orders are listed; the list's nodes also rule its detail page. */
export const orderListPages = {
  hotel: '/user/order/list',
  car: '/user/car-order/list',
  airport: '/user/airport-order/list',
} as const;
export type OrderListPage = (typeof orderListPages)[keyof typeof orderListPages];

/** The role bundles a sub-account can be given; the owner's is no bundle. */
export const subAccountRoles = ['finance', 'booker', 'viewer'] as const;
export type SubAccountRole = (typeof subAccountRoles)[number];

type Holders = readonly SubAccountRole[];

/** What may be done to an order, as the last part of a node, with the roles that may, on every list page. */
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

/** What may be done with charges that are to be billed or invoiced, and with bills. */
const holdersOfApplying = { submit: ['finance'] } as const satisfies Record<string, Holders>;
const holdersOfBillActions = {
  pay: ['finance'],
  withdraw: ['finance'],
  export: ['finance'],
} as const satisfies Record<string, Holders>;
/** What may be done with invoices; `confirm` answers the seller who asks for a red one. */
const holdersOfInvoiceActions = {
  withdraw: ['finance'],
  confirm: ['finance'],
  export: ['finance'],
} as const satisfies Record<string, Holders>;

/** What may be done with the titles that invoices are made out to. */
const holdersOfTitleActions = {
  add: ['finance'],
  edit: ['finance'],
  del: ['finance'],
} as const satisfies Record<string, Holders>;

/** What may be done with work orders; `amend` asks for changes to an order and says yes to what they cost. */
const holdersOfWorkOrderActions = {
  add: ['finance', 'booker'],
  reply: ['finance', 'booker'],
  close: ['finance', 'booker'],
  amend: ['booker'],
} as const satisfies Record<string, Holders>;

/** Where sub-accounts are managed. */
export const subAccountPage = '/user/manage/subAccount';

/** Anyone who holds it sees net prices; anyone who does not sees those of guests, and is given no quote. */
export const netPriceNode = '/user/price/view';

/** Anyone who holds it sees what the agency has and owes. */
export const balanceNode = '/user/account/balance/view';

/**
 * Every permission node, `<page path>/<action>`, with the roles that hold it; owners hold all. A node exists by its
 * row here: what is not in the table is no `PermissionNode`.
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

/** Puts the actions of a page on it: `{ pay }` becomes `{ '/user/order/list/pay' }`. */
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

/** The page a node belongs to: all but its last part. */
export type PageOf<Node extends string> = Node extends `${infer Head}/${infer Rest}`
  ? Rest extends `${string}/${string}`
    ? `${Head}/${PageOf<Rest>}`
    : Head
  : never;
export type NodePage = PageOf<PermissionNode>;

/** The last part of the nodes of a page. */
export type ActionOf<
  Page extends string,
  Node extends string = PermissionNode,
> = Node extends `${Page}/${infer Action}` ? Action : never;

/** Anyone who holds all of these on a list page decides what others ask to be paid there. */
export const decidingActions = ['viewAll', 'pay'] as const satisfies readonly OrderAction[];

/** What is done with orders only by those who see prices: nobody pays a sum, or accepts an offer or a fee, unseen. */
export const pricedActions: readonly OrderAction[] = ['pay', 'confirm', 'refund'];

/** The products a sub-account can be held to. */
export const products = Object.keys(orderListPages) as (keyof typeof orderListPages)[];

/** The nodes that give nothing without `netPriceNode`; who books is quoted a net price. */
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

/** What only the bookers and payers of a product hold; a member held to other products does not. */
export function spendingNodesOf(product: keyof typeof orderListPages): readonly PermissionNode[] {
  return [`/${product}/booking/book`, `${orderListPages[product]}/pay`];
}

/** What each role of an agency holds when nothing was set one by one; a role that is none of an agency's holds nothing. */
export function nodesOfRole(role: string): readonly PermissionNode[] {
  if (role === 'owner') return permissionNodes;
  return permissionNodes.filter((node) => (holders[node] as readonly string[]).includes(role));
}
