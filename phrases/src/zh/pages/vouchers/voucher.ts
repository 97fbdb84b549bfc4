/** The voucher of an order, on the page of its agency and on the phone of its guests. */
const voucher = {
  pageTitle: '凭证 {number}',
  backToOrder: '返回订单',
  toOrders: '查看订单',
  missing: '没有这份凭证',
  missingHelp: '可能是链接有误，或该订单不属于贵司。',
  notYet: '凭证尚未生成',
  suspendedTitle: '凭证暂停使用',
  overTitle: '凭证已失效',
  toolsTitle: '凭证',
  openPdf: '下载 PDF',
  print: '打印',
  qr: '查验二维码',
  cardTitle: '给司机看的地址',
  cardShow: '全屏给司机看',
  openMap: '打开地图',
  savePicture: '存为图片',
  pictureTitle: '凭证图片',
  pictureHelp: '手机上长按图片，即可保存或发送给好友。',
  pictureFile: '保存图片',
  pictureAlt: '凭证的图片',
  pictureFailed: '图片没有生成，请连接网络后再试。',
  shareTitle: '发给客人',
  shareHelp: '客人用手机打开链接即可查看凭证，打开过一次后断网也能看；链接里不显示价格。',
  shareHelpPrice: '左侧凭证上的价格只有贵司看得到；客人的链接和邮件里一律不显示价格。',
  shareMake: '生成链接',
  addressHelp: '扫码可在自己的手机上打开，再转发给客人。请现在复制，链接不会再次显示。',
  addressQr: '客人链接的二维码',
  addressCopy: '复制链接',
  addressCopied: '链接已复制',
  mail: '客人邮箱',
  mailHelp: '邮件附凭证 PDF，不含价格。',
  mailRequired: '请填写正确的邮箱地址',
  mailSend: '发送邮件',
  mailed: '已发送至 {email}',
  links: '有效链接 {count} 个',
  linkUntil: '{from} 生成，{until} 到期',
  unshare: '收回链接',
  unshareAsk: '收回全部链接？',
  unshareHelp: '客人手中的链接将无法再打开；已存到手机上的页面会在下次联网时失效。',
  unshareYes: '全部收回',
  unshared: '链接已全部收回',
  kept: '已存到本机，没有网络也能打开本页。',
  offline: '没能联网更新，以下是存在本机的凭证，内容截至 {time}。',
  notKept: '此浏览器无法离线保存，建议存为图片。',
  linkOver: '链接已失效',
  linkOverHelp: '链接已到期或已被收回。如仍需凭证，请联系您的旅行社。',
  suspended: '请先不要前往酒店',
  suspendedHelp:
    '酒店告知无法接待，旅行社正在为您另行安排。安排妥当后，本链接会显示新的凭证；急事请联系您的旅行社。',
  void: '此凭证已作废',
  voidHelp: '对应的预订已取消或不再有效，请勿凭此入住或用车。如有疑问，请联系您的旅行社。',
} as const;

export default voucher;

declare module '../../../pages.ts' {
  interface PagePhrases {
    voucher: typeof voucher;
  }
}
