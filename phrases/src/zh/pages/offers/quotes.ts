/** Ticked offers of a member: the box in a row, the bar at the foot, and the text of the quote. */
const quotes = {
  tick: '加入报价',
  tickOf: '把{name}加入报价',
  full: '一份报价最多 {most} 项，请先移除一项',
  notKept: '浏览器不允许保存，未能加入报价',
  tray: '报价单',
  chosen: '已选 {count}',
  staleCount: '{count} 项价格可能已变',
  copyQuote: '复制报价',
  savePicture: '存为图片',
  compare: '比较',
  clear: '清空',
  items: '已选项目',
  stale: '价格可能已变',
  remove: '移除{name}',
  language: '报价语言',
  languageNotLoaded: '未能载入这种语言，请重试',
  preview: '报价内容（可修改）',
  copy: '复制',
  copied: '报价已复制',
  notCopied: '浏览器不允许复制，请在框内全选后复制',
  pictureSaved: '报价图片已保存',
  pictureNotSaved: '未能保存图片，请重试或复制文字',
  pricesClient: '按客人价（同业价 +{percent}%），不含同业价',
  pricesHidden: '价格已隐藏：报价写“价格另询”',
  pricesNet: '您未设加价，报价写的是同业价',
  confirmNet: '您未设加价，复制的是同业价；我确认这样报价',
  priceOnRequest: '价格另询',
  pictureTitle: '报价',
  pictureNote: '{time} 查价，以预订时为准',
  breakfastOne: '含单早',
  breakfastTwo: '含双早',
  nights: '{count} 晚',
  rooms: '{count} 间',
  seats: '{count} 座',
  vehicles: '{count} 辆',
  withDriver: '含司机',
  mode_pick_up: '接机',
  mode_drop_off: '送机',
  pickUpAt: '{time} 上车',
  flightAt: '航班 {flight}，{at}',
  onRequest: '需二次确认',
  nonRefundable: '不可取消',
  cancelFee: '取消需付费',
  cancelFree: '免费取消',
  freeUntilCity: '{time} 前免费取消（{city}时间）',
  freeUntilZone: '{time} 前免费取消（{zone}）',
} as const;

export default quotes;

declare module '../../../pages.ts' {
  interface PagePhrases {
    quotes: typeof quotes;
  }
}
