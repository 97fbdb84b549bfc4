import { workOrderStatus } from '../../work-order-status.ts';

/** The list of work orders, and their statuses on other pages. */
const workOrders = {
  status_submitted: workOrderStatus.submitted,
  status_accepted: workOrderStatus.accepted,
  status_in_progress: workOrderStatus.in_progress,
  status_waiting_member: workOrderStatus.waiting_member,
  status_resolved: workOrderStatus.resolved,
  status_reopened: workOrderStatus.reopened,
  status_closed: workOrderStatus.closed,
  status_withdrawn: workOrderStatus.withdrawn,
  status_declined: workOrderStatus.declined,
  urgent: '紧急',
  promised: '{time} 前回复',
  promisedLeft: '{time} 前回复（还有 {left}）',
  promisedSeller: '客服当地时间 {time}',
  promiseBroken: '已过承诺的回复时间（{time}），我们正在加急处理',
  answeredIn: '首次回复用时 {took}',
  days: '{count} 天',
  hours: '{count} 小时',
  minutes: '{count} 分钟',
  durationJoin: ' ',
  title: '工单',
  intro: '订单有问题或需要变更，都可以提交工单，客服会在承诺的时间内回复，进展都在这里。',
  apply: '提交工单',
  tabs: '按进度查看工单',
  show_all: '全部',
  show_open: '进行中',
  show_waiting: '待您回复',
  show_resolved: '已解决',
  show_over: '已结束',
  keyword: '工单号、订单号或内容',
  keywordLabel: '搜索工单',
  type: '类型',
  allTypes: '全部类型',
  made: '提交日期',
  filters: '筛选',
  clear: '清除筛选',
  caption: '工单列表',
  columnWhat: '工单',
  columnOrder: '订单',
  columnStatus: '状态',
  columnAnswer: '回复',
  columnMade: '提交时间',
  noOrder: '未关联订单',
  newReply: '有新回复',
  noReply: '等待回复',
  count: '共 {count} 个工单',
  unread: '{count} 个工单有新回复',
  empty: '还没有工单',
  emptyHelp: '修改客人姓名、申请免收取消费、在店遇到问题……选好类型写清楚，客服就会跟进。',
  emptyFiltered: '没有符合条件的工单',
  emptyFilteredHelp: '换个条件，或清除筛选再看看。',
} as const;

export default workOrders;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'work-orders': typeof workOrders;
  }
}
