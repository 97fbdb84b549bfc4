/** 月结检查项与账户类别的名称。 */
export const closingWords = {
  item_month_over: '当月尚未结束',
  item_month_order: '前面的月份尚未结账',
  item_ledger_in_doubt: '账目正在核对的客户公司',
  item_trial_balance: '试算不平衡的销售主体',
  item_unmatched_receipts: '未核销的收款',
  item_bank_not_imported: '流水未导到月末的银行账户',
  item_declared_payments: '待核对的汇款登记',
  item_uncharged_services: '服务已结束、未入账的订单',
  item_open_adjustments: '待同行确认的服务后费用',
  item_unbilled_charges: '未出账的赊账费用',
  item_submitted_bills: '待确认的账单',
  item_disputed_lines: '有异议的账单行',
  item_unnumbered_invoices: '已审核、未开出的发票',
  item_driver_cash: '司机未上交的现金',
} as const;

/** 账户类别。 */
export const accountNames = {
  account_bank_clearing: '银行存款',
  account_receivable: '应收账款',
  account_withholding_receivable: '应收预扣税',
  account_deposit: '预收同行款',
  account_order_hold: '在途订单款',
  account_payable: '应付账款',
  account_tax_payable: '应交税费',
  account_sales: '销售收入',
  account_sales_returns: '销售折让',
  account_penalty_income: '取消费收入',
  account_cost_of_sales: '主营业务成本',
  account_bank_charges: '银行手续费',
  account_fx_difference: '汇兑损益',
  account_bad_debt: '坏账损失',
} as const;
