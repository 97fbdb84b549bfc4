/** Hotels side by side. */
const hotelCompare = {
  title: '酒店比较',
  description: '最多四家酒店并排比较：价格、早餐、免费取消、设施和到店费用。',
  stayLine: '{from} – {to} · {nights} 晚 · {rooms} 间',
  publicPrice: '公开价',
  problem: '{problem}。以下为明晚的价格',
  emptyTitle: '还没有可比较的酒店',
  emptyText: '在酒店列表勾选“加入报价”，再点“比较”。',
  toList: '去酒店列表',
  row: '比较项目',
  place: '位置',
  distance: '距{place} {km} 公里',
  cheapest: '最低价',
  withBreakfast: '含早最低价',
  cancellable: '可免费取消最低价',
  fees: '到店另付',
  noFees: '无',
  none: '没有这类房价',
  freeUntil: '{time} 前免费取消',
  cancel_free: '免费取消',
  cancel_fee: '取消需付费',
  cancel_non_refundable: '不可取消',
  facilitiesDiffer: '设施：不同之处',
  facilitiesShared: '设施：都有',
  yes: '有',
  no: '没有',
  book: '看房型并预订',
  bookOf: '看房型并预订：{hotel}',
  remove: '移除',
  removeOf: '移除{hotel}',
} as const;

export default hotelCompare;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'hotel-compare': typeof hotelCompare;
  }
}
