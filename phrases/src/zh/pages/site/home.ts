/** The home page. */
const home = {
  heroTitle: '电话没挂，房已订好',
  heroText: '缅甸、云南与曼谷的酒店、包车与机场接送，实时库存，同业底价。一屏看清总价、免费取消时限和余量。',
  products: '预订类别',
  product_hotels: '酒店',
  product_cars: '包车',
  product_transfers: '机场接送',
  citiesTitle: '热门目的地',
  citiesText: '从仰光到昆明，覆盖口岸、古城与海滨；价格为每晚最低价。',
  cityHotels: '{count} 家酒店',
  // Chinese “起” follows the price, English “from” precedes it.
  priceFromBefore: '',
  priceFromAfter: '起',
  hotelsTitle: '同业常订',
  hotelsText: '口碑稳定、确认快的酒店；价格为每晚最低价。',
  stars: '{count} 星',
  guidesTitle: '目的地功课，出单前看一眼',
  guidesText: '城市、季节、口岸，客人会问的都在里面。',
  guidesAll: '全部指南',
  whyTitle: '同业为什么选商驿',
  whyPriceTitle: '所见即所付',
  whyPriceText: '进入预订即锁价 15 分钟。若房价变了，新旧两个价并排给您看，由您决定。',
  whyPolicyTitle: '取消规则，一目了然',
  whyPolicyText: '免费到几时、之后扣多少，先写酒店当地时间，再写您的时间。退款金额，按下之前就知道。',
  whyMoneyTitle: '预存款与授信，每一笔有据',
  whyMoneyText: '扣款、退款、取消费逐笔入账，余额前后对得上；对账单随时可查。',
  whyVoucherTitle: '入住凭证，中英文并列',
  whyVoucherText: '付款即出，客人看中文，前台看英文；微信里也能打开。',
  policyLabel: '取消规则示例',
  policyFree: '免费取消',
  policyFee: '扣首晚房费',
  policyFull: '扣全额',
  policyFreeUntil: '至入住前 3 天 18:00（仰光）',
  policyFreeUntilHere: '北京 19:30',
  policyFeeUntil: '至入住前 1 天 14:00（仰光）',
  policyNow: '今天',
  policyStart: '入住',
  registerTitle: '还不是会员？',
  registerText: '旅行社和企业客户两分钟开户；访客可以先看公开价。',
  registerButton: '开通账户',
} as const;

export default home;

declare module '../../../pages.ts' {
  interface PagePhrases {
    home: typeof home;
  }
}
