/** The first page of the staff's console. */
const consoleHome = {
  title: '工作台',
  greeting: '{name}，今天的工作',
  today: '今日入住与用车',
  tomorrow: '明日入住与用车',
  noServices: '没有安排。',
  all: '全部 {count} 笔',
  allOrders: '全部订单',
  noPages: '您的账号还没有可用的页面',
  noPagesHelp: '请联系管理员在“员工”中为您分配角色。',
} as const;

export default consoleHome;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'console-home': typeof consoleHome;
  }
}
