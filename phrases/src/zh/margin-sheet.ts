/** 毛利表。 */
export const marginSheet = {
  name: '毛利',
  order: '订单号',
  service: '产品',
  agency: '客户公司',
  endedOn: '服务结束日期',
  sale: '销售额',
  cost: '成本',
  margin: '毛利',
  percent: '毛利率（%）',
  currency: '货币',
} as const;
