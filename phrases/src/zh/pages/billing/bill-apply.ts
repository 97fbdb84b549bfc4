import { chargeKind } from '../../charge-kind.ts';

/** Choosing open charges and applying for a bill. */
const billApply = {
  kind_price: chargeKind.price,
  kind_adjustment: chargeKind.adjustment,
  kind_fee: chargeKind.fee,
  kind_waiver: chargeKind.waiver,
  kind_refund: chargeKind.refund,
  kind_correction: chargeKind.correction,
  title: '结算订单',
  intro: '挂账订单完成后，可以在这里提前申请结算；未申请的，账期结束时自动出账。',
  toBills: '查看账单',
  keyword: '订单号、贵司单号、客人',
  keywordLabel: '关键字',
  product: '产品',
  productAll: '全部产品',
  service: '服务日期',
  clear: '清除筛选',
  caption: '未结算的款项',
  columnChoose: '选择',
  columnBooking: '订单',
  columnGuests: '客人',
  columnReference: '贵司单号',
  columnService: '服务日期',
  columnAmount: '金额',
  choose: '选择 {sn} 的{kind}',
  choosePage: '选择本页',
  chooseAll: '选择全部 {count} 笔',
  chooseOldest: '选择最早的 {count} 笔',
  capped: '一张账单最多 {count} 笔，已选最早的 {count} 笔',
  total: '共 {count} 笔，{amount}',
  chosen: '已选 {count} 笔',
  chosenNone: '请勾选要结算的款项',
  tooMany: '一张账单最多 {count} 笔，请少选一些',
  unchoose: '清除选择',
  apply: '申请结算',
  askTitle: '申请结算这 {count} 笔款项？',
  askHelp: '我们确认后生成账单，按约定的账期付款。确认前可以撤回。',
  askSum: '合计',
  askCredit: '合计不足 0：确认后差额转入预存款。',
  askYes: '申请结算',
  done: '已申请结算',
  empty: '您还没有未结算的订单',
  emptyHelp: '挂账订单完成后会出现在这里。',
  emptyFiltered: '没有符合条件的款项',
  emptyFilteredHelp: '换个关键字，或放宽日期。',
  product_hotel: '酒店',
  product_car: '包车',
  product_airport: '机场接送',
} as const;

export default billApply;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'bill-apply': typeof billApply;
  }
}
