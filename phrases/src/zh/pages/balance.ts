/** The balance page with its statement. */
const balance = {
  title: '账户余额',
  statementTitle: '资金流水',
  tabs: '流水账户',
  tabAll: '全部',
  tabDeposit: '预存款',
  tabCredit: '授信',
  period: '日期',
  from: '起始日期',
  to: '截止日期',
  clear: '清除日期',
  opening: '期初',
  closing: '期末',
  balancedAt: '{time} 账目核对无误',
  notBalancedYet: '账目尚未核对',
  columnTime: '时间',
  columnEvent: '事项',
  columnOrder: '订单',
  columnAccount: '账户',
  columnAmount: '金额',
  columnAfter: '变动后',
  columnUser: '经办',
  caption: '资金流水',
  accountDeposit: '预存款',
  accountCredit: '授信',
  empty: '这段时间没有资金变动',
  emptyHelp: '充值、付款和退款会逐笔列在这里，并附变动前后的余额。',
  eventTopUp: '充值',
  eventPayBack: '预存款退回',
  eventPay: '订单付款',
  eventComplete: '订单完成',
  eventRefund: '退订退款',
  eventNoShow: '客人未到',
  eventReject: '订单未获确认，全额退回',
  eventAdjust: '订单调整',
  eventSettle: '结算账单',
  eventGoodwill: '补偿退款',
  eventWaive: '免收取消费',
  eventCorrect: '更正',
  eventOther: '其他变动',
} as const;

export default balance;

declare module '../../pages.ts' {
  interface PagePhrases {
    balance: typeof balance;
  }
}
