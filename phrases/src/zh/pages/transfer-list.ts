/** The list of airport transfers found. */
const transferList = {
  titleAsk: '机场接送',
  title_pick_up: '{airport}接机',
  title_drop_off: '{airport}送机',
  description: '机场接机与送机：按航班安排用车，含免费等候，总价与免费取消时限一目了然。',
  askTitle: '接机还是送机？',
  askText_pick_up: '在上面填好机场、航班和目的地，司机会按航班落地时间等候。',
  askText_drop_off: '在上面填好出发地、机场和航班起飞时间，我们会建议从容的出发时间。',
  airports: '可接送的机场',
  failedTitle: '无法按此条件搜索',
  to: '至',
  lands: '{time} 到达',
  departs_international: '{time} 起飞（国际）',
  departs_domestic: '{time} 起飞（国内）',
  driver_pick_up: '司机 {time} 在机场等候',
  driver_drop_off: '司机 {time} 到出发地等候',
  placeTime: '（{city}时间）',
  drive: '车程约 {minutes} 分钟',
  freeWait_pick_up: '落地后免费等候 {minutes} 分钟',
  freeWait_drop_off: '免费等候 {minutes} 分钟',
  passengers: '{count} 位乘客',
  driverSpeaks_local: '当地语言司机',
  driverSpeaks_chinese: '中文司机，价格已含',
  late: '您选的上车时间 {time} 晚于建议的 {proposed}，可能赶不上航班。',
  takeProposed: '改为 {proposed}',
  night: '夜间（22:00 至次日 06:00）用车，价格已含夜间服务费。',
  vehicleClasses: '可选车型',
  found: '{count} 种可订',
  foundOf: '{count} 种符合筛选，共 {total} 种可订',
  sort_default: '默认',
  sort_price: '价格',
  sort_seats: '座位',
  showResults: '查看 {count} 种车型',
  fitsOne: '一辆车坐下所有人',
  filterClass: '车型',
  seats: '每辆最多 {count} 人',
  vehicles: '需要 {count} 辆',
  vehiclesForLuggage: '{luggage} 件行李，每辆可放 {bags} 件',
  vehiclesWhy: '{passengers} 位乘客，每辆最多 {seats} 人',
  yourTime: '您的时间 {time}',
  freeWait: '免费等候 {minutes} 分钟',
  perVehicle: '每辆 {amount}',
  bookOffer: '预订{class}，总价 {total}',
  emptyTitle: '这个时间没有可订的车',
  emptyText: '按这个时间与人数，往返{place}没有可订的车。可以换个时间，或联系我们代为安排。',
  emptySplit: '分两次预订，先查 {count} 位乘客',
  emptyFilteredTitle: '没有车型符合全部筛选条件',
  emptyFilteredText: '不加筛选时有 {total} 种可订。',
  contactUs: '联系我们',
};

export default transferList;

declare module '../../pages.ts' {
  interface PagePhrases {
    'transfer-list': typeof transferList;
  }
}
