/** 毛利列表。 */
const margins = {
  title: '毛利',
  text: '按服务结束月份列出订单的销售额、成本和毛利。',
  tabs: '按类别查看',
  show_all: '全部',
  show_below_cost: '低于成本',
  show_unknown: '成本未知',
  month: '服务结束月份',
  clear: '清除筛选',
  total: '共 {count} 个订单',
  empty: '本月没有已结束的订单',
  emptyHelp: '请选择其他月份。',
  emptyFiltered: '没有符合条件的订单',
  emptyFilteredHelp: '请更换条件或清除筛选。',
  columnOrder: '订单',
  columnAgency: '客户公司',
  columnEnded: '服务结束日期',
  sale: '销售额',
  cost: '成本',
  margin: '毛利',
  percent: '毛利率',
  unknown: '未知',
} as const;

export default margins;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'console-margins': typeof margins;
  }
}
