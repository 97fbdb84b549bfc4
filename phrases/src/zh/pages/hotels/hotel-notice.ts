/** The page behind the link in a mail to a hotel. */
const hotelNotice = {
  title_booking: '新预订 {sn}',
  title_change: '预订变更 {sn}',
  title_cancellation: '取消预订 {sn}',
  kind_booking: '新预订',
  kind_change: '预订变更',
  kind_cancellation: '预订已取消',
  number: '预订号',
  version: '第 {count} 次通知',
  rooms: '晚数与房间',
  requests: '客人要求（视酒店情况安排）',
  lunches: '午餐',
  dinners: '晚餐',
  mealsValue: '每天 {count} 份',
  extraBeds: '加床',
  extraBedsValue: '{count} 张',
  payTitle: '付款与联系',
  pays: '房费由 {seller} 支付，请勿向客人收取。',
  phone24: '24 小时：',
  feesNote: '以上费用由贵酒店向客人收取，我们没有代收',
  askTitle: '请确认',
  codeTitle: '补填酒店确认号',
  code: '酒店确认号',
  codeHint: '暂时没有可先确认收到，之后用同一链接补填。',
  codeRequired: '请填写酒店确认号',
  optional: '选填',
  name: '您的姓名',
  nameRequired: '请填写您的姓名',
  acknowledge: '确认收到预订',
  acknowledgeCancellation: '确认收到取消通知',
  sendCode: '提交确认号',
  done: '已确认收到',
  doneCancellation: '已确认收到取消通知',
  doneBy: '{name}，{time}（酒店当地时间）',
  refuse: '无法接待？请告诉我们',
  refuseTitle: '无法接待',
  refuseHelp: '提交后我们会尽快联系贵酒店。在此之前，预订不会自动取消。',
  reason: '原因',
  reasonRequired: '请填写原因',
  refuseSend: '提交：无法接待',
  refused: '已告知无法接待',
  refusedHelp: '我们会尽快联系贵酒店。如能接待，请在下方确认，或致电我们。',
  linkOver: '链接已失效',
  linkOverHelp: '请查看我们最近发来的邮件，用其中的链接打开；也可以致电我们。',
} as const;

export default hotelNotice;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'hotel-notice': typeof hotelNotice;
  }
}
