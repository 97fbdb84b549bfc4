/** The account overview. */
const overview = {
  title: '账户总览',
  morning: '{name}，上午好',
  noon: '{name}，中午好',
  afternoon: '{name}，下午好',
  evening: '{name}，晚上好',
  dawn: '{name}，早安',
  night: '{name}，夜深了',
  nightReminder: '夜深了，早点休息。预订和退订整夜都可以办理。',
  statement: '查看流水',
  walletTitle: '资金',
  weekTitle: '近 7 天',
  weekMoney: '日终余额',
  weekStill: '7 天内没有变动',
  weekPoints: '积分',
  weekChart: '近 7 天每日日终的预存款余额和积分',
  points: '积分明细',
  waitingTitle: '待处理',
  waitingNone: '没有等待处理的事项',
  waitingNoneHelp: '待付款、待确认报价的订单，待确认的服务后费用，待付账单和工单回复会出现在这里。',
  waitingPay: '等待付款',
  waitingPayHelp: '逾时自动失效，所留的房间或车辆随即释放',
  waitingOffer: '等待您确认报价',
  waitingOfferOthers: '等待确认报价',
  waitingCharge: '服务后费用待确认',
  waitingChargeHelp: '请在订单页确认或提出异议',
  waitingBill: '账单待付款',
  waitingBillHelp: '请在到期日前付清',
  waitingAnswer: '工单有新回复',
  waitingOfferHelp: '报价有时限，过期须重新询价',
  waitingProcessing: '等待酒店或车队确认',
  waitingProcessingHelp: '确认后会通知您',
  waitingCancelling: '取消处理中',
  waitingCancellingHelp: '等待酒店或车队答复',
  waitingOther: '其他',
  allOrders: '全部订单',
  searchTitle: '再订一间',
} as const;

export default overview;

declare module '../../pages.ts' {
  interface PagePhrases {
    overview: typeof overview;
  }
}
