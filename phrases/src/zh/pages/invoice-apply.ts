import { invoiceKind } from '../invoice-status.ts';

/** Choosing orders and applying for an invoice. */
const invoiceApply = {
  kind_special: invoiceKind.special,
  kind_ordinary: invoiceKind.ordinary,
  kind_commercial: invoiceKind.commercial,
  kind_thai_tax: invoiceKind.thai_tax,
  kind_commercial_tax: invoiceKind.commercial_tax,
  kind_receipt: invoiceKind.receipt,
  kind_specialHelp: '可用于抵扣进项税，抬头须为公司',
  kind_ordinaryHelp: '公司、个人均可',
  kind_commercialHelp: '形式为 PDF，适用于境外记账',
  kind_thai_taxHelp: '税额单列，须填写地址；公司另须填写总公司或分公司',
  kind_commercial_taxHelp: '商业税单列，须填写地址',
  kind_receiptHelp: '没有对应服务的费用，如取消费',
  title: '申请开票',
  intro: '勾选已完成且可开票的订单，合并开成一张发票。取消费等没有对应服务的费用开收据。',
  toInvoices: '查看发票',
  caption: '可开票的订单',
  columnChoose: '选择',
  columnBooking: '订单',
  columnGuests: '客人',
  columnReference: '贵司单号',
  columnService: '服务日期',
  columnAmount: '可开票金额',
  choose: '选择 {sn}',
  paper_receipt: '开收据',
  choosePage: '选择本页',
  chooseAll: '选择全部 {count} 笔',
  chooseMatching: '选择全部符合条件的',
  leftOut: '有 {count} 笔不能开在同一张上，未选入；请分开申请',
  capped: '已选最早的 {count} 笔，其余请另开一张',
  total: '共 {count} 笔',
  chosen: '已选 {count} 笔',
  chosenNone: '请勾选要开票的订单',
  tooMany: '所选订单超出一张发票的容量，请少选一些',
  unchoose: '清除选择',
  clear: '清除筛选',
  apply: '申请开票',
  applyReceipt: '开具收据',
  askTitle: '为这 {count} 笔订单申请开票',
  askHelp: '我们审核后开票，发到抬头的收票邮箱。审核前可以撤回。',
  askReceipt: '为这 {count} 笔费用开具收据',
  askReceiptHelp: '收据立即开出，可以马上下载。',
  askSum: '价税合计',
  kind: '发票种类',
  invoiceTitle: '发票抬头',
  companyOnly: '专用发票的抬头须为公司',
  idDoubtful: '识别号似有误，请核对',
  noTitle: '还没有发票抬头，请先添加一个。',
  addTitle: '添加抬头',
  note: '给我们的说明',
  noteHint: '例如希望的开票日期',
  done: '已申请开票',
  doneReceipt: '收据已开出',
  empty: '您还没有可开票的订单',
  emptyHelp: '订单完成并付款（或账单确认）后会出现在这里。',
  emptyFiltered: '没有符合条件的订单',
  emptyFilteredHelp: '换个关键字，或放宽日期。',
} as const;

export default invoiceApply;

declare module '../../pages.ts' {
  interface PagePhrases {
    'invoice-apply': typeof invoiceApply;
  }
}
