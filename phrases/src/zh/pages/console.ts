/** Frame of the staff's console: navigation, search and the reader's menu. */
const consoleFrame = {
  navigation: '后台导航',
  allPages: '全部页面',
  more: '更多',
  groupToday: '日常',
  groupMoney: '账务',
  groupSeller: '设置',
  home: '工作台',
  orders: '订单',
  stays: '入住与退房',
  dispatch: '派车',
  sale: '停售与房价',
  agencies: '同行客户',
  workOrders: '工单',
  messages: '未送达',
  secondPerson: '待复核',
  wallet: '资金核对',
  site: '站点设置',
  staff: '员工',
  activity: '操作记录',
  notices: '消息通知',
  profile: '个人资料',
  password: '修改密码',
  toSite: '前往客户网站',
  search: '搜索',
  searchPlaceholder: '订单号、客人、电话、同行、账单、发票、车牌…',
  searching: '正在查找…',
  searchEmpty: '没有找到，请核对后再试',
  searchKeys: '↑ ↓ 选择，Enter 打开，Esc 关闭',
  keys: '快捷键',
  keySearch: '搜索',
  keyNext: '列表的下一行',
  keyPrevious: '列表的上一行',
  keyOpen: '打开所在行',
  keySelect: '选择所在行，或取消选择；按住 Shift 点选可连选',
  keyBack: '清除选择、离开所在行，或返回列表',
  keyHelp: '显示快捷键',
  keysSingle: '使用单个字符的快捷键',
  found_order: '订单',
  found_agency: '同行客户',
  found_bill: '账单',
  found_invoice: '发票',
  found_receipt: '收款',
  found_work_order: '工单',
  found_driver: '司机',
  found_vehicle: '车辆',
  foundPages: '页面',
  notStaff: '此处为员工后台，您的账号属于同行客户。',
  toMemberPages: '前往用户中心',
} as const;

export default consoleFrame;

declare module '../../pages.ts' {
  interface PagePhrases {
    console: typeof consoleFrame;
  }
}
