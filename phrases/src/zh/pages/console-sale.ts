/** Nights off sale on the console, and the dialog that stops their sale. */
const sale = {
  title: '停售房晚',
  text: '客服停售的房晚。房量、价格和已有订单不受影响；恢复销售后，客户可再次预订。',
  total: '共 {count} 条',
  empty: '没有停售的房晚',
  emptyHelp: '请先选择酒店，再停售房晚。',
  hotel: '酒店',
  hotelChoose: '选择酒店',
  hotelSearch: '酒店名或拼音',
  allHotels: '全部酒店',
  columnHotel: '酒店与房型',
  columnNights: '停售房晚',
  columnWho: '停售人',
  columnReason: '原因',
  columnActions: '操作',
  stop: '停售',
  stopOf: '停售：{hotel}',
  stopTitle: '停售{hotel}',
  stopText: '所选房晚立即停售。房量、价格和已有订单不变，随时可以恢复销售。',
  roomType: '房型',
  allRooms: '全部房型',
  roomLeft: '今晚剩 {count} 间',
  roomStopped: '今晚已停售',
  from: '首晚（酒店当地）',
  to: '末晚（酒店当地）',
  dateRequired: '请选择日期',
  reason: '原因',
  reasonRequired: '请填写原因',
  back: '返回',
  stopped: '已停售{hotel}的所选房晚',
  open: '恢复销售',
  openOf: '恢复销售：{hotel}',
  openAsk: '恢复销售{hotel}的这些房晚？',
  openText: '剩余的房间将立即开放预订。同时被其他停售覆盖的房晚仍不可订。',
  opened: '已恢复销售',
} as const;

export default sale;

declare module '../../pages.ts' {
  interface PagePhrases {
    'console-sale': typeof sale;
  }
}
