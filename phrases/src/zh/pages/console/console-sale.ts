/** Nights off sale on the console, and the dialog that stops their sale. */
const sale = {
  title: '停售与房价',
  text: '查看停售中的房晚并恢复销售；选择酒店后，可停售房晚、调整价格。已有订单不受影响。',
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
  tonight: '{hotel}：{date} 房量与价格',
  noRates: '这家酒店没有在售的房型',
  noRatesHelp: '导入房型和房价后可在此调整。',
  columnRoom: '房型与房价',
  columnLeft: '今晚房量',
  columnPrice: '今晚价格',
  leftAndSold: '剩 {left} 间，已售 {sold} 间',
  notSold: '不可售',
  setPrice: '调整价格',
  setPriceOf: '调整价格：{rate}',
  priceTitle: '调整房晚价格',
  priceText:
    '新价格立即用于之后的预订，已有订单不变；价格组的加价和折扣照常计算。低于成本的价格须由另一位同事复核。',
  price: '每间每晚价格',
  priceRequired: '请输入价格，如 1200.50',
  preview: '每晚价格：调整前 → 调整后',
  priceSet: '价格已调整',
  secondPersonAsked: '已提交，须由另一位同事复核后才生效',
} as const;

export default sale;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'console-sale': typeof sale;
  }
}
