/** 让利与更正的类别，以及须管理员复核的变更。 */
export const concessionWords = {
  cancellation: '低于规则的取消费',
  price: '降价',
  room: '减房少收',
  refund: '事后退款',
  waiver: '减免取消费',
  goodwill: '补偿',
  correction: '更正结果',
  write_off: '核销',
  top_up: '无银行水单的充值',
  credit: '提高授信额度',
  price_group: '低于成本的价格组',
  pay_back: '预存款退款',
  payment: '代客户付款',
  settings: '单人权限设置',
  bank: '收款银行账户',
  staff: '员工权限',
} as const;
