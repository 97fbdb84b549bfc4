/** The hotel search line, on the home page and over the list. */
const hotelSearch = {
  form: '搜索酒店',
  destination: '目的地',
  destinationPlaceholder: '城市、地标、区域或酒店',
  destinationRequired: '请从列表中选择目的地',
  destinationNone: '没有找到。可以试试中文、英文或拼音',
  destinationFailed: '目的地加载失败，请重新输入',
  destinationResults: '{count} 个结果',
  recent: '最近搜索',
  favourite: '收藏',
  recentRooms: '{count} 间',
  recentDates: '请选日期',
  recentRemove: '删除最近搜索：{search}',
  hotelsCount: '{count} 家酒店',
  typeCity: '城市',
  typeLandmark: '地标',
  typeDistrict: '区域',
  typeHotel: '酒店',
  checkIn: '入住',
  checkOut: '退房',
  choose: '请选择',
  datesTitle: '入住与退房日期',
  datesRequired: '请选择入住和退房日期',
  datesNote: '日期为酒店当地日期，最多 {max} 晚',
  nights: '{count} 晚',
  previousMonth: '上个月',
  nextMonth: '下个月',
  guests: '客房与住客',
  guestsSummary: '{rooms} 间 · {adults} 成人',
  guestsSummaryChildren: '{rooms} 间 · {adults} 成人 · {children} 儿童',
  room: '第 {number} 间',
  adults: '成人',
  children: '儿童',
  childrenHint: '0–17 岁',
  childBeds: '占床儿童',
  childBedsHint: '单独占一张床，年长者优先',
  childAge: '第 {number} 位儿童的年龄',
  childAgeChoose: '年龄',
  childAgeRequired: '请选择每位儿童的年龄，房价与床位按年龄计算',
  age: '{age} 岁',
  ageUnderOne: '不满 1 岁',
  addRoom: '增加一间',
  removeRoom: '删除第 {number} 间',
  nationality: '住客国籍',
  nationalityRequired: '请从列表中选择国籍',
  nationalityNone: '没有这个国家或地区',
  nationalityFailed: '国籍列表加载失败',
  submit: '搜索酒店',
} as const;

export default hotelSearch;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'hotel-search': typeof hotelSearch;
  }
}
