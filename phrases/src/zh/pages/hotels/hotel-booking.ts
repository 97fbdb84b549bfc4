/** Booking a hotel: guests, needs, payment. */
const hotelBooking = {
  title: '预订酒店',
  partGuests: '住客',
  guestsHintLatin: '请按护照填写英文（拼音）姓名，如 ZHANG SAN；每间至少一位成人。',
  guestsHintChinese: '中国籍住客可填中文姓名；其他住客请按护照填写英文姓名。每间至少一位成人。',
  room: '第 {number} 间',
  roomGuests: '{adults} 成人',
  roomGuestsChildren: '{adults} 成人 {count} 儿童（{ages} 岁）',
  agesJoin: '、',
  fullName: '第 {number} 位成人姓名',
  fullNameRequired: '姓名不能为空',
  fullNameLatin: '该酒店要求填写护照上的英文（拼音）姓名',
  warnPlaceholder: '“{name}”像是占位用的名字；到店时须与证件一致',
  warnDigits: '姓名里有数字，请再核对一次',
  warnRepeated: '“{name}”填了不止一次，请确认不是同一个人',
  requestsPlaceholder: '如：高楼层、靠近电梯（中英文均可）',
  requestsNote: '酒店会尽量安排，但不保证。',
  chipHighFloor: '高楼层',
  chipQuiet: '安静的房间',
  chipNonSmoking: '禁烟房',
  chipTwin: '双床',
  chipAdjoining: '相邻房间',
  chipEarly: '提前入住',
  chipLate: '延迟退房',
  chipCrib: '婴儿床',
  chipPickUp: '接机',
  reminderRequests: '特殊要求以酒店到店时的情况为准，不作保证。',
  reminderFees: '提前入住、延迟退房、婴儿床、接机可能另收费用，到店支付。',
  reminderMismatch: '国籍或姓名与证件不符，可能产生额外费用、不能更改，甚至无法入住。',
  checkIn: '入住',
  checkOut: '退房',
  nights: '{count} 晚',
  nightPrices: '每晚房价',
  perRoom: '每间',
  confirmNationality: '住客国籍：{nationality}',
  confirmNames: '住客姓名：{names}',
  backToHotel: '返回酒店',
  soldOutTitle: '该房型刚刚售完',
  soldOutText: '未产生订单，也未扣款。您可以看看该酒店的其他房型。',
  missingTitle: '还没有选择房型',
  missingText: '请先在酒店页选择一个房价，再来填写预订。',
  findHotels: '搜索酒店',
  breakfastLine: '{meal} · {bed}',
  lineOfRooms: '第 {rooms} 间 · {meal} · {bed}',
  lineFinal: '不可退',
  placeOfHotel: '当地',
} as const;

export default hotelBooking;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'hotel-booking': typeof hotelBooking;
  }
}
