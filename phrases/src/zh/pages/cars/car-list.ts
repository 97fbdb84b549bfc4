/** The list of cars. */
const carList = {
  titleOneWay: '{from} → {to} 包车',
  title: '{place}包车',
  titleAsk: '包车',
  description: '{place}包车含司机：实时车源、每日价与总价、免费取消时限，一页比较。',
  descriptionAsk: '按上下车地点与时间搜索包车（含司机），实时车源与价格。',
  found: '{count} 种可订',
  foundOf: '{count} 种符合筛选，共 {total} 种可订',
  sort_default: '默认',
  sort_price: '价格',
  sort_seats: '座位',
  showResults: '查看 {count} 种车',
  filterModels: '车型',
  filterSeats: '座位数',
  filterEnergies: '能源',
  filterDrivetrains: '驱动方式',
  filterLocations: '上车地点',
  filterMileage: '里程政策',
  chipPrice: '价格',
  filterPrice: '每天价格（{currency}）',
  requestCar: '申请预订{car}，未含返空费 {total}',
  withoutOneWay: '未含返空费',
  perDay: '每辆每天 {amount}',
  forVehiclesLuggage: '{count} 辆（按行李数）',
  forVehicles: '{count} 辆',
  options: '{car}的可选方案',
  withDriver: '含司机',
  bookCar: '预订{car}，总价 {total}',
  askTitle: '从哪里出发？',
  askText: '在上面填好上下车地点与时间，或选一座城市。所有车辆均含司机。',
  popular: '在同一座城市上下车',
  emptyTitle: '这段时间没有可订的车',
  emptyText: '按您填写的时间与人数，{place}暂时没有车。可以试试：',
  emptyLater: '晚一天用车',
  emptyEarlier: '早一天用车',
  emptySplit: '分两次预订，先查 {count} 位乘客',
  emptyFilteredTitle: '没有车符合全部筛选条件',
  emptyFilteredText: '不加筛选时有 {total} 种可订。',
  failedTitle: '无法按此条件搜索',
  fromTomorrow: '改为明天用车',
} as const;

export default carList;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'car-list': typeof carList;
  }
}
