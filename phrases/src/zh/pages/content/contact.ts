/** Contact us. */
const contact = {
  title: '联系我们',
  description: '商驿客服电话、邮箱与办公地址；也可以直接留言，我们会用邮件回复。',
  leadMessages: '请留言，我们在 {hours} 个工作小时内回复。',
  lead: '住店和用车当天的急事，全天有人接听；其他事请留言，我们在 {hours} 个工作小时内回复。',
  deskTitle: '客服',
  urgentTitle: '当天急事',
  urgent: '24 小时',
  officesTitle: '办公地点',
  emailTitle: '邮箱',
  formTitle: '给我们留言',
  name: '姓名',
  nameRequired: '请填写正确的姓名',
  email: '邮箱',
  emailInvalid: '请填写正确的邮箱地址',
  content: '内容',
  contentRequired: '内容不能为空',
  contentHint: '若与订单有关，请写上订单号',
  submit: '发送留言',
  sentTitle: '留言已收到',
  sentText: '我们会回复到 {email}。急事请直接拨打电话。',
  another: '再写一条',
} as const;

export default contact;

declare module '../../../pages.ts' {
  interface PagePhrases {
    contact: typeof contact;
  }
}
