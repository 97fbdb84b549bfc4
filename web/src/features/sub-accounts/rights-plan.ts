import {
  netPriceNode,
  orderActions,
  orderListPages,
  type PermissionNode,
  pricedNodes,
  products,
  spendingNodesOf,
  subAccountPage,
} from '@serai/contract/permissions';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import type { Product } from './limits-form.ts';

export interface RightRow {
  words: PhraseKey<'sub-accounts'>;
  nodes: Record<Product, PermissionNode>;
}

/** Rights about bookings: one row per action, one column per product. */
export const bookingRights: readonly RightRow[] = [
  row('right_book', (product) => `/${product}/booking/book` as const),
  ...orderActions.map((action) =>
    row(`right_${action}`, (product) => `${orderListPages[product]}/${action}` as const),
  ),
];

/** All other rights, by subject. */
export const otherRights: readonly {
  title: PhraseKey<'sub-accounts'>;
  rights: readonly { words: PhraseKey<'sub-accounts'>; node: PermissionNode }[];
}[] = [
  {
    title: 'groupMoney',
    rights: [
      { words: 'right_price_view', node: netPriceNode },
      { words: 'right_balance_view', node: '/user/account/balance/view' },
      { words: 'right_balance_topUp', node: '/user/account/balance/topUp' },
    ],
  },
  {
    title: 'groupBills',
    rights: [
      { words: 'right_bill_submit', node: '/user/bill/apply/submit' },
      { words: 'right_bill_pay', node: '/user/bill/details/pay' },
      { words: 'right_bill_withdraw', node: '/user/bill/details/withdraw' },
      { words: 'right_bill_export', node: '/user/bill/details/export' },
    ],
  },
  {
    title: 'groupInvoices',
    rights: [
      { words: 'right_title_add', node: '/user/invoice/manage/add' },
      { words: 'right_title_edit', node: '/user/invoice/manage/edit' },
      { words: 'right_title_del', node: '/user/invoice/manage/del' },
      { words: 'right_invoice_submit', node: '/user/invoice/apply/submit' },
      { words: 'right_invoice_withdraw', node: '/user/invoice/details/withdraw' },
      { words: 'right_invoice_confirm', node: '/user/invoice/details/confirm' },
      { words: 'right_invoice_export', node: '/user/invoice/details/export' },
    ],
  },
  {
    title: 'groupWorkOrders',
    rights: [
      { words: 'right_workOrder_add', node: '/user/work-order/list/add' },
      { words: 'right_workOrder_reply', node: '/user/work-order/list/reply' },
      { words: 'right_workOrder_close', node: '/user/work-order/list/close' },
      { words: 'right_workOrder_amend', node: '/user/work-order/list/amend' },
    ],
  },
  {
    title: 'groupContent',
    rights: [
      { words: 'right_content_add', node: '/user/cms/content/add' },
      { words: 'right_content_buy', node: '/user/cms/order/buy' },
    ],
  },
  {
    title: 'groupVouchers',
    rights: [{ words: 'right_voucher_setting', node: '/user/manage/voucherSetting/save' }],
  },
  {
    title: 'groupSubAccounts',
    rights: [
      { words: 'right_sub_add', node: `${subAccountPage}/add` },
      { words: 'right_sub_edit', node: `${subAccountPage}/edit` },
      { words: 'right_sub_disable', node: `${subAccountPage}/disable` },
      { words: 'right_sub_limit', node: `${subAccountPage}/limit` },
      { words: 'right_sub_perm', node: `${subAccountPage}/perm` },
    ],
  },
];

/** Returns the rights after one was selected or cleared; rights at a price require seeing prices. */
export function toggleRight(nodes: ReadonlySet<PermissionNode>, node: PermissionNode): Set<PermissionNode> {
  const next = new Set(nodes);
  if (!next.delete(node)) {
    next.add(node);
    if (pricedNodes.includes(node)) next.add(netPriceNode);
  } else if (node === netPriceNode) {
    for (const priced of pricedNodes) next.delete(priced);
  }
  return next;
}

/** Returns whether a user may grant this right: they hold it and the rights it depends on. */
export function mayGrant(node: PermissionNode, grantable: ReadonlySet<PermissionNode>): boolean {
  return grantable.has(node) && (!pricedNodes.includes(node) || grantable.has(netPriceNode));
}

/** Whether limits to some products exclude a node. */
export function isClosedProduct(node: PermissionNode, open: readonly Product[]): boolean {
  return products.some((product) => !open.includes(product) && spendingNodesOf(product).includes(node));
}

function row(words: PhraseKey<'sub-accounts'>, nodeOf: (product: Product) => PermissionNode): RightRow {
  const nodes = Object.fromEntries(products.map((product) => [product, nodeOf(product)]));
  return { words, nodes: nodes as Record<Product, PermissionNode> };
}
