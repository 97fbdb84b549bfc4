/** Deposit and credit, wherever they are shown. */
const wallet = {
  balance: '预存款余额',
  creditLeft: '可用额度',
  creditLimit: '授信额度',
  creditUsed: '已用额度',
  creditBar: '授信额度已用 {used}，共 {limit}',
  creditNone: '尚未开通授信',
  creditNoneHelp: '公司认证通过后，可联系客服申请。',
  notVerified: '公司尚未认证，暂只能用预存款付款',
  alert40: '可用额度不足 40%，请留意结算',
  alert20: '可用额度不足 20%，请尽快结算账单',
  alert0: '授信额度已用完，新订单请用预存款支付',
  depositIn: '预存款 {currency}',
  usedShort: '已用',
  limitShort: '额度',
  open: '查看账户余额',
  stopped: '已暂停',
  hidden: '金额已隐藏',
  creditStopped: '有欠款已逾期并超过宽限期，暂停挂账；请先结清逾期款项，预存款仍可付款',
  creditStoppedBySeller: '授信已暂停，暂不能挂账；请联系客服，预存款仍可付款',
  temporary: '含临时额度，{time} 止',
  termsTitle: '结算条款',
  termsSeller: '销售主体',
  termsBank: '收款账户',
  termsCycle: '结算周期',
  cycle_week: '周结',
  cycle_half_month: '半月结',
  cycle_month: '月结',
  termsZone: '账期时区',
  termsDue: '付款期限',
  dueDays: '账单后 {days} 天',
  termsGrace: '宽限期',
  graceDays: '逾期 {days} 天后暂停挂账',
  termsTemporary: '临时额度',
  temporaryUntil: '{limit}，{time} 止',
  termsTolerance: '小额差异免补',
  toleranceUpTo: '每笔不超过 {sum}',
  termsInvoice: '开票时间',
  invoice_bill_confirmed: '账单确认后',
  invoice_paid: '付款后',
  termsLow: '低余额提醒',
  lowBelow: '低于 {sum}',
} as const;

export default wallet;

declare module '../../../pages.ts' {
  interface PagePhrases {
    wallet: typeof wallet;
  }
}
