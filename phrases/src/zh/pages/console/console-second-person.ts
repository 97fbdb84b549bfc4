/** The console's page of what waits for a second person. */
const consoleSecondPerson = {
  title: '待复核',
  text: '超过单人上限的让利与更正，以及管理员变更，须由另一位同事批准后才生效；批准前不作任何变动。',
  list: '待复核的申请',
  empty: '没有待复核的申请',
  emptyHelp: '有新的申请时，有复核权限的同事会收到通知。',
  askedBy: '{name}提交于 {time}',
  reason: '说明：{reason}',
  noReason: '未填说明',
  due: '{time} 前未处理则作废',
  takesEffect: '目前没有其他管理员可复核：如无人拒绝，将于 {time} 生效',
  openEnded: '无时限，须有人处理',
  needs_colleague: '须由财务或管理员批准',
  needs_administrator: '须由另一位管理员批准',
  own: '这是您提交的申请，须由其他同事批准。',
  notYours: '您不能批准这项申请。',
  agency: '客户公司',
  change: '变更为',
  approve: '批准',
  decline: '拒绝',
  withdraw: '撤回',
  approveTitle: '批准“{what}”',
  declineTitle: '拒绝“{what}”',
  withdrawTitle: '撤回“{what}”',
  approveText: '批准后立即执行，以提交人的名义记入订单或账目，并记下您是复核人。',
  declineText: '拒绝后不作任何变动，提交人可重新申请。',
  note: '复核说明',
  noteHint: '写明核对了什么，记入操作记录',
  noteRequired: '请填写复核说明',
  back: '返回',
  approved: '已批准并执行',
  declined: '已拒绝，未作任何变动',
  withdrawn: '已撤回，未作任何变动',
  newest: '回到最早的申请',
  more: '下一页',
} as const;

export default consoleSecondPerson;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'console-second-person': typeof consoleSecondPerson;
  }
}
