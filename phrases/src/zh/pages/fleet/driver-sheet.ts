/** The driver's day sheet on the phone. */
const driverSheet = {
  title: '{day} 行车单',
  driver: '{name} · {count} 趟',
  none: '当天没有行程',
  noneHelp: '如与调度的安排不符，请致电我们。',
  off: '已取消',
  offHelp: '这趟行程已取消，请勿出车。',
  status_unassigned: '待派车',
  status_assigned: '待出发',
  status_en_route: '前往上车点',
  status_on_location: '已到上车点',
  status_on_board: '客人已上车',
  status_finished: '已完成',
  sign: '举牌文字',
  from: '上车',
  to: '下车',
  flight: '航班',
  passenger: '乘客',
  passengers: '{count} 人',
  childSeats: '儿童座椅 {count} 个',
  phone: '联系电话',
  requests: '特殊要求',
  step_depart: '我已出发',
  step_arrive: '我已到达上车点',
  step_board: '客人已上车',
  step_finish: '行程结束',
  waiting: '网络不好，已记下，正在自动重发……请不要关闭本页。',
  reportsFrom: '{time} 起可操作（当地时间）',
  allDone: '本趟已完成，谢谢。',
  addPhoto: '拍照留证',
  photos: '已传照片 {count} 张，还可添加 {left} 张',
  linkOver: '链接已失效',
  linkOverHelp: '请打开最近收到的短信中的链接，或联系调度。',
} as const;

export default driverSheet;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'driver-sheet': typeof driverSheet;
  }
}
