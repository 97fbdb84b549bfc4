/** Arrivals, guests in house and departures on the console. */
const stays = {
  title: '入住与退房',
  text: '按酒店查看当天入住、在住和退房的客人。未选日期时，按各酒店当地的今天显示。',
  tabs: '客人动态',
  kind_arrivals: '入住',
  kind_inHouse: '在住',
  kind_departures: '退房',
  day: '日期（酒店当地）',
  clear: '清除筛选',
  print: '打印',
  total: '共 {count} 单',
  empty: '当天没有客人',
  emptyHelp: '请选择其他日期，或查看其他分类。',
  emptyFiltered: '没有符合条件的入住',
  emptyFilteredHelp: '请清除筛选，或选择其他日期。',
  caption: '{hotel}：{kind}',
  onlyHotel: '只看{hotel}',
  onlyAgency: '只看{agency}',
  columnGuests: '客人',
  columnRoom: '房型与餐食',
  columnStay: '入住与退房',
  columnAgency: '同行客户',
  columnHotel: '酒店确认',
  people: '成人 {adults}，儿童 {children}',
  rooms: '{count} 间',
  nights: '{count} 晚',
  room: '房号 {number}',
  code: '确认号 {code}',
  noCode: '还没有确认号',
  notice_none: '未通知酒店',
  notice_waiting: '酒店未回复',
  notice_acknowledged: '酒店已确认',
  notice_refused: '酒店已拒绝',
  rooming: '发送入住名单',
  roomingOf: '发送入住名单：{hotel}',
  roomingSent: '入住名单已于 {time} 发送',
  roomingChanged: '入住名单已于 {time} 发送，之后有 {count} 处变更',
  roomingTitle: '{hotel}：{day} 入住名单',
  roomingText: '名单以酒店的通知语言发到预订邮箱，不含价格和同行客户。',
  roomingTo: '收件邮箱：{email}',
  roomingNoEmail: '这家酒店没有邮箱，无法发送',
  roomingLast: '{name}已于 {time} 发送过，之后有 {count} 处变更',
  roomingNone: '当天没有可发送的客人',
  roomingPreview: '名单预览',
  roomingUntil: '{day} 退房',
  roomingSend: '发送',
  roomingDone: '入住名单已发送至 {email}',
  back: '返回',
} as const;

export default stays;

declare module '../../pages.ts' {
  interface PagePhrases {
    'console-stays': typeof stays;
  }
}
