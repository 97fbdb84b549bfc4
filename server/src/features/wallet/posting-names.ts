import type { Lang } from '@serai/phrases/lang';

/** Names of posting events in both languages, for clients that only show text. */
const names: Readonly<Record<string, { zh: string; en: string }>> = {
  top_up: { zh: '充值', en: 'Top-up' },
  top_up_reversed: { zh: '充值冲回', en: 'Top-up reversed' },
  pay_back: { zh: '预存款退回', en: 'Deposit paid back' },
  bank_charge: { zh: '银行手续费', en: 'Bank charge' },
  bank_fee: { zh: '银行收费', en: 'Fee of the bank' },
  bank_fee_reversed: { zh: '银行收费冲回', en: 'Fee of the bank reversed' },
  bank_charge_reversed: { zh: '银行手续费冲回', en: 'Bank charge reversed' },
  pay: { zh: '订单付款', en: 'Payment' },
  change: { zh: '修改订单', en: 'Order changed' },
  refund: { zh: '退订退款', en: 'Refund' },
  cancel: { zh: '客服取消，退款', en: 'Cancelled by support' },
  no_show: { zh: '客人未到', en: 'No-show' },
  correct: { zh: '更正：冲回原入账', en: 'Correction: entry reversed' },
  adjustment: { zh: '服务后费用', en: 'Charge after the service' },
  goodwill: { zh: '补偿退款', en: 'Goodwill refund' },
  fee_waived: { zh: '减免取消费', en: 'Fee waived' },
  settle: { zh: '提前结清', en: 'Paid early' },
  bill_deposit: { zh: '账单付款', en: 'Bill paid from the deposit' },
  bill_receipt: { zh: '账单收款', en: 'Bill paid by transfer' },
  bill_set_off: { zh: '预存款抵扣账单', en: 'Deposit set off against a bill' },
  bill_withholding: { zh: '预扣税凭证抵账单', en: 'Bill paid by withheld tax' },
  credit_paid_out: { zh: '退回的款项转入预存款', en: 'Money given back, to the deposit' },
  bill_credit: { zh: '账单余款转入预存款', en: 'Bill credit added to the deposit' },
  bill_unpaid: { zh: '账单付款冲回', en: 'Payment of a bill reversed' },
  write_off: { zh: '坏账核销', en: 'Written off' },
  recover: { zh: '已核销款项收回', en: 'Write-off recovered' },
  article: { zh: '购买文章', en: 'Article bought' },
  complete: { zh: '服务完成', en: 'Service completed' },
  invoice_tax: { zh: '开票税额', en: 'Tax of an invoice' },
  red_invoice_tax: { zh: '红字发票税额', en: 'Tax of a red invoice' },
  cost: { zh: '服务成本', en: 'Cost of a service' },
  cost_undone: { zh: '服务成本冲回', en: 'Cost of a service reversed' },
  cost_adjusted: { zh: '成本调整', en: 'Cost adjusted' },
  cost_difference: { zh: '供应商账单差额', en: 'Difference of a supplier’s invoice' },
  supplier_paid: { zh: '付供应商款', en: 'Supplier paid' },
  supplier_payment_reversed: { zh: '付供应商款冲回', en: 'Payment to a supplier reversed' },
  reject: { zh: '订单未获确认，退款', en: 'Order declined' },
};

/** Name of a posting's event; the event itself if it has no name. */
export function postingName(event: string, lang: Lang): string {
  const name = names[event];
  return name ? name[lang === 'en' ? 'en' : 'zh'] : event;
}
