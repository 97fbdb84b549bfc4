/** What is special about an order of a car. */
const carOrder = {
  rentalTitle: '用车信息',
  rentalDate: '用车日期',
  pickUpTime: '上车时间',
  dropOffTime: '下车时间',
  placeTime: '{city}当地时间',
  daysOrHours: '天数或小时',
  duration: '用车时长',
  numberOfRentals: '车辆数',
  numberValue: '{count} 辆',
  vehicleModel: '车型',
  driverLanguage: '司机语言',
  pickUpLocation: '上车地点',
  dropOffLocation: '下车地点',
  noAddress: '未填写详细地点',
  passenger: '乘车人',
  people: '人数',
  adults: '{count} 成人',
  adultsAndChildren: '{adults} 成人 {children} 儿童',
  carTitle: '车型与费用包含',
  seats: '座位',
  bags: '行李',
  energy: '能源',
  drivetrain: '驱动方式',
  mileage: '里程政策',
  included: '费用已含',
  notIncluded: '未含其他费用',
  pricesTitle: '价格',
  halfDayPrice: '半天价格',
  allDayPrice: '全天价格',
  pricePerDay: '每天价格',
  overtimePrice: '超时每小时',
  chineseDriverFee: '中文司机费',
  perVehicle: '每辆',
  datesCounted: '按日期计价，每辆',
  zoneTitle: '工业园区',
  zoneEntry: '是否进入工业园区',
  zoneYes: '是',
  zoneNo: '否',
  zoneName: '工业园区名称',
  zonePrice: '工业园区每次价格',
  zoneTimes: '进入次数',
  zoneTimesValue: '{count} 次',
  zoneFee: '工业园区费用',
  summary: '{from} 至 {to}',
  listTitle: '包车订单',
  listEmptyHelp: '选好车辆，付款后订单就在这里。',
  listSearch: '搜索包车',
} as const;

export default carOrder;

declare module '../../pages.ts' {
  interface PagePhrases {
    'car-order': typeof carOrder;
  }
}
