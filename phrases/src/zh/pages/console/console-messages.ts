/** The console's messages that were not delivered. */
const consoleMessages = {
  title: '未送达的消息',
  text: '多次发送失败或被退回的邮件和短信。核对地址后可再次发送；发给酒店的邮件可改发到其他地址。',
  keywordLabel: '按地址查找',
  keyword: '邮箱或手机号',
  filters: '筛选',
  clear: '清除筛选',
  kind: '方式',
  anyKind: '邮件和短信',
  kind_mail: '邮件',
  kind_sms: '短信',
  total: '共 {count} 条',
  empty: '没有未送达的消息',
  emptyHelp: '发送失败或被退回的消息会显示在这里。',
  emptyFiltered: '没有符合条件的消息',
  emptyFilteredHelp: '请换个地址，或清除筛选。',
  columnWhat: '消息',
  columnTo: '收件人',
  columnWhy: '原因',
  columnWhen: '停止发送时间',
  columnActions: '操作',
  hidden: '含验证码或链接，内容不显示',
  how_refused: '对方拒收',
  how_came_back: '被退回',
  resend: '再次发送',
  resendOf: '再次发送给 {to}',
  resent: '已重新排队发送',
  redirect: '改发到其他地址',
  redirectOf: '将发给 {to} 的邮件改发到其他地址',
  redirectAsk: '改发到其他地址',
  redirectHelp: '原收件人：{to}。请先与对方确认新地址。',
  address: '新的邮箱',
  over: '已失效，不能再发',
} as const;

export default consoleMessages;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'console-messages': typeof consoleMessages;
  }
}
