/** Repayments of deposits. */
const payBacks = {
  title: '预存款退款',
  text: '将同行的预存款退回其银行账户。超过单人限额，或同行有逾期欠款时，须由另一人复核。',
  ask: '申请退款',
  askText: '退款从预存款扣除；请按银行要求填写收款账户。',
  total: '共 {count} 笔待复核',
  empty: '没有待复核的退款',
  emptyHelp: '申请后需要复核的退款会在这里等待另一人决定，也会出现在“待复核”页面。',
  agency: '同行客户',
  pastDue: '逾期未付 {sum}',
  deposit: '预存款余额 {sum}',
  sum: '金额',
  amountWrong: '请输入金额，例如 45.50',
  payee: '收款账户',
  payeeHint: '户名、银行、账号',
  reason: '原因',
  required: '请填写此项',
  askedBy: '申请人',
  actions: '操作',
  confirm: '同意退款',
  confirmOf: '同意向{name}退款',
  confirmTitle: '同意向{name}退款 {sum}？',
  confirmText: '金额立即从预存款扣除，客户会收到通知。申请人不能自己复核。',
  reject: '不同意',
  rejectOf: '不同意向{name}退款',
  rejectTitle: '不同意向{name}退款 {sum}？',
  rejectText: '预存款不变。申请人不能自己复核。',
  note: '说明',
  noteHint: '例如：银行付款单号',
  paid: '已退款',
  rejected: '已拒绝',
  waits: '已提交，等待另一人复核',
  decided: '已处理',
} as const;

export default payBacks;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'console-pay-backs': typeof payBacks;
  }
}
