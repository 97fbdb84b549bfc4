/** The search line for a car with a driver. */
const carSearch = {
  form: '搜索用车',
  pickUp: '上车地点',
  dropOff: '下车地点',
  placePlaceholder: '城市、市区、机场或车站',
  samePlace: '与上车地点相同',
  pickUpRequired: '请选择上车地点',
  dropOffRequired: '请选择下车地点',
  placeNone: '没有找到。可以试试中文、英文或拼音',
  dropOffNone: '从该上车地点出发的车辆不到这里，请换一个下车地点',
  recent: '最近搜索',
  favourite: '收藏酒店所在城市',
  placeFailed: '地点加载失败，请重新输入',
  placeResults: '{count} 个结果',
  kind_city: '城市',
  kind_downtown: '市区',
  kind_airport: '机场',
  kind_station: '车站',
  kind_border: '口岸',
  pickUpDate: '上车日期',
  dropOffDate: '下车日期',
  choose: '请选择',
  datesTitle: '用车起止日期',
  datesRequired: '请选择用车起止日期',
  datesNote: '日期与时间均为当地时间，最长 {max} 天；只用一天请点两次同一天',
  days: '{count} 天',
  previousMonth: '上个月',
  nextMonth: '下个月',
  times: '上下车时间',
  pickUpTime: '上车时间',
  dropOffTime: '下车时间',
  reversed: '下车时间必须晚于上车时间',
  passengers: '乘客',
  bags: '行李',
  bagsHint: '24 寸以上的大件行李；超出车辆容量时会建议更大的车或多订一辆',
  bagsSummary: '{bags} 件行李',
  passengersSummary: '{adults} 成人',
  passengersSummaryChildren: '{adults} 成人 · {children} 儿童',
  adults: '成人',
  children: '儿童',
  childrenHint: '0–17 岁，每人占一座',
  submit: '搜索用车',
} as const;

export default carSearch;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'car-search': typeof carSearch;
  }
}
