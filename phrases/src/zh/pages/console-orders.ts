/** The console's orders of all agencies. */
const consoleOrders = {
  title: '订单查询',
  text: '按订单号、客人姓名、电话、酒店确认号、同行单号或酒店名查找任一同行的订单。',
  tabs: '订单状态',
  all: '全部',
  keywordLabel: '查找订单',
  keyword: '订单号、客人、电话、确认号、酒店',
  filters: '筛选',
  clear: '清除筛选',
  sort: '排序',
  sortBooked: '最新预订在前',
  sortService: '服务日期从晚到早',
  product: '产品',
  anyProduct: '全部产品',
  product_hotel: '酒店',
  product_car: '包车',
  product_airport: '接送机',
  service: '服务日期',
  booked: '预订日期',
  onlyAgency: '只看{agency}',
  total: '共 {count} 笔订单',
  caption: '订单',
  columnOrder: '订单',
  columnService: '服务日期',
  columnGuests: '客人与联系人',
  columnAgency: '同行',
  columnStatus: '状态',
  columnTotal: '金额',
  reference: '同行单号 {reference}',
  showAgency: '只看这家同行的订单',
  emptyFiltered: '没有符合条件的订单',
  emptyFilteredHelp: '请核对订单号或姓名，或清除筛选再找。',
  empty: '还没有订单',
  emptyHelp: '同行下单后会显示在这里。',
  back: '返回订单查询',
  orderTitle: '订单 {sn}',
  bookedBy: '{account} 预订，同行：',
  due_answer: '须在 {time} 前答复（{distance}）',
  due_offer: '报价有效至 {time}（{distance}）',
  due_payment: '须在 {time} 前付款（{distance}）',
  due_review: '核查期限 {time}（{distance}）',
  trail: '资金往来',
  missing: '订单不存在',
  missingHelp: '请按订单号重新查找。',
} as const;

export default consoleOrders;

declare module '../../pages.ts' {
  interface PagePhrases {
    'console-orders': typeof consoleOrders;
  }
}
