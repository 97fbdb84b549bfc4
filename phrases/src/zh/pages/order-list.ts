/** The list of orders. */
const orderList = {
  statusTabs: '按状态',
  all: '全部',
  keyword: '订单号、贵司单号、住客、联系人',
  keywordLabel: '关键字',
  filters: '筛选',
  booked: '预订日期',
  service: '入住日期',
  sort: '排序',
  sortBooked: '最近预订在前',
  sortService: '入住日期由晚到早',
  clear: '清除筛选',
  caption: '订单',
  columnStay: '酒店与日期',
  columnGuests: '住客',
  columnTotal: '金额',
  columnStatus: '状态',
  columnNext: '下一步',
  columnActions: '操作',
  columnNumber: '订单号',
  columnBooked: '预订时间',
  columnReference: '贵司单号',
  columnStart: '入住',
  columnEnd: '退房',
  columnPayBy: '付款时限',
  columnFreeUntil: '免费取消至（当地）',
  columnCurrency: '币种',
  columnPaid: '付款',
  columnSettlement: '结算',
  columnBookedBy: '预订账号',
  done: '已处理',
  toOrder: '查看订单',
  open: '查看订单 {sn}',
  reference: '贵司单号 {reference}',
  guestsMore: '另 {count} 人',
  total: '共 {count} 单',
  empty: '还没有订单',
  emptyFiltered: '没有符合条件的订单',
  emptyFilteredHelp: '换个关键字，或放宽日期和状态。',
  keyword_ride: '订单号、贵司单号、乘客、联系人',
  service_ride: '用车日期',
  sortService_ride: '用车日期由晚到早',
  columnStay_ride: '行程',
  columnGuests_ride: '乘客',
  columnStart_ride: '上车（当地）',
  columnEnd_ride: '送达（当地）',
} as const;

export default orderList;

declare module '../../pages.ts' {
  interface PagePhrases {
    'order-list': typeof orderList;
  }
}
