/**
 * Built-in roles of the seller's staff: administrators may do everything; the desk serves orders and rides;
 * finance books money; editors write content for visitors; auditors see everything and change nothing.
 * Administrators can add roles of their own (`staff/roles.ts`).
 */
export const staffRoles = ['administrator', 'desk', 'finance', 'editor', 'auditor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * All console nodes, `<page path>/<action>`, with the roles that hold them; administrators hold all.
 * `StaffNode` is derived from this table. Every node is required by at least one call.
 */
const holders = {
  '/console/search/view': ['desk', 'finance', 'auditor'],
  '/console/agency/view': ['desk', 'finance', 'auditor'],
  '/console/agency/verify': ['desk', 'finance'],
  '/console/agency/block': ['finance'],
  '/console/agency/helpUsers': ['desk'],
  '/console/agency/note': ['desk', 'finance'],
  '/console/queue/view': ['desk', 'finance', 'editor', 'auditor'],
  '/console/queue/take': ['desk', 'finance', 'editor'],
  '/console/order/view': ['desk', 'finance', 'auditor'],
  '/console/order/note': ['desk', 'finance'],
  '/console/order/export': ['desk', 'finance'],
  '/console/order/book': ['desk'],
  '/console/order/pay': ['desk'],
  '/console/order/rename': ['desk'],
  '/console/order/cancel': ['desk'],
  '/console/order/noShow': ['desk'],
  '/console/order/correct': ['desk', 'finance'],
  '/console/order/giveBack': ['desk', 'finance'],
  '/console/order/confirm': ['desk'],
  '/console/order/charge': ['desk'],
  '/console/order/cost': ['finance'],
  '/console/hotelNotice/view': ['desk', 'auditor'],
  '/console/hotelNotice/send': ['desk'],
  '/console/request/view': ['desk', 'auditor'],
  '/console/request/answer': ['desk'],
  '/console/review/view': ['desk', 'finance', 'auditor'],
  '/console/review/decide': ['desk'],
  '/console/supplier/lookUp': ['desk'],
  '/console/supplier/decide': ['desk'],
  '/console/correction/view': ['desk', 'finance', 'auditor'],
  '/console/correction/decide': ['finance'],
  '/console/secondPerson/view': ['desk', 'finance', 'editor', 'auditor'],
  '/console/secondPerson/answer': ['desk', 'finance', 'editor'],
  '/console/secondPerson/decide': ['finance'],
  '/console/hotel/view': ['desk', 'finance', 'auditor'],
  '/console/hotel/stopSell': ['desk'],
  '/console/hotel/price': ['desk'],
  '/console/hotel/trust': [],
  '/console/supplierContract/view': ['desk', 'finance', 'auditor'],
  '/console/supplierContract/edit': ['finance'],
  '/console/dispatch/view': ['desk', 'auditor'],
  '/console/dispatch/edit': ['desk'],
  '/console/driverCash/view': ['desk', 'finance', 'auditor'],
  '/console/driverCash/handIn': ['desk', 'finance'],
  '/console/contract/view': ['desk', 'finance', 'auditor'],
  '/console/contract/edit': ['finance'],
  '/console/entity/view': ['desk', 'finance', 'auditor'],
  '/console/entity/edit': ['finance'],
  '/console/wallet/view': ['finance', 'auditor'],
  '/console/wallet/release': ['finance'],
  '/console/wallet/export': ['finance'],
  '/console/wallet/closeMonth': ['finance'],
  '/console/wallet/reopenMonth': ['finance'],
  '/console/closing/accounts': ['finance'],
  '/console/wallet/topUp': ['finance'],
  '/console/wallet/setCreditLimit': ['finance'],
  '/console/receipt/view': ['finance', 'auditor'],
  '/console/receipt/edit': ['finance'],
  '/console/receipt/reverse': ['finance'],
  '/console/payBack/ask': ['finance'],
  '/console/payBack/decide': ['finance'],
  '/console/payable/view': ['finance', 'auditor'],
  '/console/payable/edit': ['finance'],
  '/console/payable/pay': ['finance'],
  '/console/bill/view': ['desk', 'finance', 'auditor'],
  '/console/bill/decide': ['finance'],
  '/console/bill/settle': ['finance'],
  '/console/invoice/view': ['desk', 'finance', 'auditor'],
  '/console/invoice/decide': ['finance'],
  '/console/invoice/issue': ['finance'],
  '/console/taxCode/view': ['finance', 'auditor'],
  '/console/taxCode/edit': ['finance'],
  '/console/workOrder/view': ['desk', 'finance', 'auditor'],
  '/console/workOrder/answer': ['desk', 'finance'],
  '/console/workOrder/act': ['desk'],
  '/console/message/view': ['desk', 'auditor'],
  '/console/message/send': ['desk'],
  '/console/content/view': ['desk', 'editor', 'auditor'],
  '/console/content/edit': ['editor'],
  '/console/content/decide': ['desk', 'editor'],
  '/console/site/view': ['editor', 'auditor'],
  '/console/site/edit': ['editor'],
  '/console/site/editTrade': [],
  '/console/site/editMenus': ['editor'],
  '/console/staff/view': ['auditor'],
  '/console/staff/edit': [],
  '/console/activity/view': ['auditor'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffNode = keyof typeof holders;
export const staffNodes = Object.keys(holders) as StaffNode[];

/**
 * Nodes of administrators only: who holds one of them decides what others may do, so that no other role can
 * be given them.
 */
export const administratorNodes: readonly StaffNode[] = staffNodes.filter(
  (node) => holders[node].length === 0,
);

/**
 * Nodes whose holders book money, change terms or bank accounts, or decide the acts of others. A second administrator
 * approves whom they are given to.
 */
export const moneyNodes: readonly StaffNode[] = [
  '/console/correction/decide',
  '/console/secondPerson/decide',
  '/console/contract/edit',
  '/console/entity/edit',
  '/console/wallet/release',
  '/console/wallet/closeMonth',
  '/console/wallet/topUp',
  '/console/wallet/setCreditLimit',
  '/console/receipt/edit',
  '/console/receipt/reverse',
  '/console/payBack/ask',
  '/console/payBack/decide',
  '/console/bill/decide',
  '/console/bill/settle',
  '/console/invoice/decide',
  '/console/invoice/issue',
  '/console/taxCode/edit',
  '/console/payable/edit',
  '/console/payable/pay',
];

/** Nodes that an administrator can give to a role of the seller's own. */
export const grantableNodes: readonly StaffNode[] = staffNodes.filter(
  (node) => !administratorNodes.includes(node),
);

/**
 * Nodes that a role with a limit to countries or selling companies can hold: each of their calls is about one order,
 * which it names by `id`, or lists orders of these only.
 */
const orderNodes: readonly StaffNode[] = [
  '/console/search/view',
  '/console/queue/view',
  '/console/queue/take',
  '/console/order/view',
  '/console/order/export',
  '/console/order/pay',
  '/console/order/rename',
  '/console/order/cancel',
  '/console/order/noShow',
  '/console/order/correct',
  '/console/order/giveBack',
  '/console/order/confirm',
  '/console/order/charge',
  '/console/hotelNotice/view',
  '/console/hotelNotice/send',
  '/console/request/view',
  '/console/request/answer',
  '/console/review/view',
  '/console/review/decide',
  '/console/supplier/lookUp',
  '/console/supplier/decide',
];

/** Nodes of rides, drivers and vehicles; their calls follow a limit to countries, but not one to selling companies. */
const rideNodes: readonly StaffNode[] = [
  '/console/dispatch/view',
  '/console/dispatch/edit',
  '/console/driverCash/view',
  '/console/driverCash/handIn',
];

/** Nodes that a role can hold next to a limit of each kind. */
export const limitableNodes = {
  countries: [...orderNodes, ...rideNodes],
  sellers: orderNodes,
} as const satisfies Record<string, readonly StaffNode[]>;

/** Whether a role is one of the built-in ones. */
export function isBuiltInRole(role: string): role is StaffRole {
  return (staffRoles as readonly string[]).includes(role);
}

/** Returns the nodes of a built-in role. */
export function nodesOfStaffRole(role: StaffRole): readonly StaffNode[] {
  if (role === 'administrator') return staffNodes;
  return staffNodes.filter((node) => (holders[node] as readonly StaffRole[]).includes(role));
}
