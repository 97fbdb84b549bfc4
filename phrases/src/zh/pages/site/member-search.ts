/** A member's search over everything. */
const memberSearch = {
  title: '搜索',
  placeholder: '订单号、客人、电话、确认号、航班、车牌、酒店…',
  searching: '正在查找…',
  empty: '没有找到，请核对后再试',
  failed: '查找失败，请稍后再试',
  keys: '↑ ↓ 选择，Enter 打开，Esc 关闭',
  slashOpens: '按 / 键打开搜索',
  found_order: '订单',
  found_guest: '客人',
  found_place: '酒店与目的地',
  found_bill: '账单',
  found_invoice: '发票',
  found_article: '指南与帮助',
  pages: '页面',
  allOrders: '在订单列表中查看全部',
  guestOrders: '最近 {count} 张订单',
  guestLast: '最近一次 {date}',
  hotels: '{count} 家酒店',
} as const;

export default memberSearch;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'member-search': typeof memberSearch;
  }
}
