/** About us, our services. */
const about = {
  aboutTitle: '关于我们',
  aboutLead: '面向旅行社与企业客户的预订平台。',
  servicesTitle: '我们的服务',
  servicesLead: '酒店、包车与机场接送，一个账户订齐、付清、对账。',
  companyTitle: '公司信息',
  companyName: '公司名称',
  companyCountry: '注册地',
  companyTaxId: '纳税人识别号',
  companyAddress: '地址',
  companyPhone: '电话',
  companyEmail: '邮箱',
  officesTitle: '办公地点',
  helpTitle: '常用帮助',
  howTitle: '如何预订',
  howSearch: '搜索',
  howSearchText: '填目的地、日期和每间房的客人。总价、免费取消时限和余量，同一屏看清。',
  howLock: '锁价',
  howLockText: '进入预订页，价格锁定 15 分钟，从容填客人姓名和贵司单号。',
  howPay: '付款',
  howPayText: '用预存款或授信付款。付多少、付完余多少，按下之前就写在按钮旁。',
  howVoucher: '出凭证',
  howVoucherText: '即时确认的，付款后马上出凭证；二次确认的，客服落实后请您确认再付款。',
  howMore: '看完整说明',
  askUs: '还有问题？',
  askUsText: '告诉我们客人的行程，我们在工作时间内答复。',
  contactUs: '联系我们',
  openAccount: '开通账户',
  openAccountText: '两分钟开户，即可按同业价预订；公司认证后可申请授信。',
  textComing: '详细介绍正在准备，有任何问题，欢迎直接联系我们。',
  hotels: '酒店',
  hotelsText: '实时库存与同业价，免费取消时限按酒店当地时间写清。',
  cars: '包车',
  carsText: '带司机的包车，按路线与天数报价，司机信息提前发给您。',
  transfers: '机场接送',
  transfersText: '按航班接送，航班变动可改单，可选中文或缅语司机。',
} as const;

export default about;

declare module '../../../pages.ts' {
  interface PagePhrases {
    about: typeof about;
  }
}
