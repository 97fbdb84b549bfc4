/** The head, the foot, the user centre's frame. */
const layout = {
  siteTitle: '商驿',
  tagline: '同业旅行预订',
  feedTitle: '{site} · 旅行指南',
  description:
    '面向旅行社与企业的预订平台：酒店、包车与机场接送，实时库存与同业底价，预存款或授信付款，免费取消时限清清楚楚。',
  linkHelp: '如有疑问，请致电',
  skipToContent: '跳到正文',
  mainNavigation: '主导航',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  navHotels: '酒店',
  navCars: '包车',
  navTransfers: '机场接送',
  navContact: '联系我们',
  footAboutUs: '关于我们',
  footServices: '我们的服务',
  footHowToBook: '如何预订',
  footGuides: '旅行指南',
  footSearch: '搜索文章',
  footContent: '指南与帮助',
  language: '语言',
  logIn: '登录',
  register: '注册',
  logOut: '退出登录',
  search: '全站搜索',
  searchHint: '全站搜索（/ 或 Ctrl K）',
  userCentre: '用户中心',
  account: '我的账户',
  overview: '账户总览',
  balance: '账户余额',
  orders: '酒店订单',
  carOrders: '包车订单',
  transferOrders: '接送机订单',
  guestName: '访客',
  footAbout: '丝路上的驿站，供商旅歇脚、换马、结账。今天的商驿，替同业做同样的事。',
  footProduct: '产品',
  footHelp: '帮助',
  footHours: '客服工作时间：{hours}',
  footUrgent: '24 小时应急电话：',
  copyright: '© {year} {site}',
  userMenuHeadline: '用户中心',
  sideMenu: '用户中心菜单',
  collapseMenu: '收起菜单',
  expandMenu: '展开菜单',
  opensNewWindow: '（在新窗口打开）',
  greetingDawn: '早安，{name}',
  greetingMorning: '上午好，{name}',
  greetingNoon: '中午好，{name}',
  greetingAfternoon: '下午好，{name}',
  greetingEvening: '晚上好，{name}',
  greetingNight: '夜深了，{name}，早点休息',
} as const;

export default layout;

declare module '../../../pages.ts' {
  interface PagePhrases {
    layout: typeof layout;
  }
}
