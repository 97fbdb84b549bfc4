/** The exposure of an agency by part; on the balance page and above the bills. */
const exposure = {
  title: '授信占用',
  total: '欠款合计',
  ofLimit: '授信额度 {limit}，可用 {left}',
  held: '未完成订单',
  unbilled: '未出账',
  applied: '待确认账单',
  not_due: '已出账未到期',
  overdue: '已逾期',
  disputed: '异议处理中',
  sumHelp: '以上各项相加即欠款合计，也就是已用授信额度。',
  pastDue: '其中已过付款期限 {amount}，超过宽限期后暂停挂账，结清后自动恢复。',
  bar: '欠款 {total}，授信额度 {limit}',
} as const;

export default exposure;

declare module '../../../pages.ts' {
  interface PagePhrases {
    exposure: typeof exposure;
  }
}
