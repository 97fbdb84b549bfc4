/** Paying or cancelling several orders at once. */
const severalOrders = {
  pay: '付款（{count} 单）',
  cancel: '取消（{count} 单）',
  payTitle: '付款：已选 {count} 单',
  cancelTitle: '取消：已选 {count} 单',
  cancelConfirm: '确认取消 {count} 单',
  total: '{count} 单合计',
  fees: '取消费合计',
  free: '免费取消',
  unpaid: '未付款，不收费用',
  cannot_pay: '不能付款：{status}',
  cannot_cancel: '不能取消：{status}',
  done: '已完成',
  unknown: '没有收到答复；再试一次，不会重复处理',
} as const;

export default severalOrders;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'several-orders': typeof severalOrders;
  }
}
