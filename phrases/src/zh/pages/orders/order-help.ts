/** On the page of an order: the way to ask for help with it, and the work orders about it. */
const orderHelp = {
  ask: '申请售后',
  askTitle: '售后与工单',
  askHelp: '需要变更、退款，或行程中遇到问题，从这里联系客服。',
  urgentHelp: '遇到紧急情况请先致电',
  more: '其他问题',
  ownTitle: '这个订单的工单',
  all: '查看全部 {count} 个工单',
} as const;

export default orderHelp;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'order-help': typeof orderHelp;
  }
}
