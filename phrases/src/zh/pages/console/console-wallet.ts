/** The console's page of agencies whose money is stopped. */
const consoleWallet = {
  title: '资金核对',
  text: '系统每小时核对账户余额与流水，并核对冻结款与进行中的订单。核对不符的客户公司会暂停一切资金操作，查明并更正后可在此恢复。',
  caption: '已暂停资金操作的客户公司',
  columnAgency: '客户公司',
  columnSince: '暂停时间',
  columnActions: '操作',
  empty: '账目全部相符',
  emptyHelp: '目前没有客户公司被暂停资金操作。',
  release: '核对并恢复',
  releaseOf: '核对并恢复{name}的资金操作',
  releaseAsk: '恢复{name}的资金操作？',
  releaseHelp: '系统会先重新核对该公司的全部账户，余额与流水、订单都一致才会恢复。',
  reason: '差错原因与处理',
  reasonHint: '写明查到的原因和更正方式，会记入操作记录',
  monthsTitle: '月度结账',
  monthsText:
    '一个月结账后，任何款项都不能再记入该月，更正记入当前月份。每家客户公司以其所在时区当月最后一天 24:00 为界。',
  monthsCaption: '已结账的月份',
  monthNext: '可以结账：{month}',
  monthNotOver: '下一个结账的月份是 {month}，尚未结束。',
  monthChecklist: '结账前检查',
  columnMonth: '月份',
  columnClosedAt: '结账时间',
  columnClosedBy: '经办',
  releaseDone: '{name}的账目已核对相符，资金操作已恢复',
} as const;

export default consoleWallet;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'console-wallet': typeof consoleWallet;
  }
}
