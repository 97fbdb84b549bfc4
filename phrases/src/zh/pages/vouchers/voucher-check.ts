/** The public page behind the QR code of a voucher. */
const voucherCheck = {
  title: '查验凭证',
  valid: '凭证有效',
  validHelp: '以下为该凭证的最新信息，请与客人出示的凭证核对。',
  superseded: '凭证不是最新版',
  supersededHelp: '预订有过变更，最新版为 V{version}。请向客人索取新版凭证。',
  suspended: '凭证暂停使用',
  suspendedHelp: '酒店告知无法接待这些客人，销售方正在另行安排。请客人先不要前往，并致电下方号码。',
  void: '凭证无效',
  voidHelp: '该凭证已作废，或查验码不存在，请勿据此提供服务。如有疑问，请致电下方号码。',
  product: '产品',
  product_hotel: '酒店',
  product_car: '包车',
  product_airport: '机场接送',
  newestVersion: '最新版本',
  days: '日期（当地）',
  guests: '客人姓名首字母',
  seller: '销售方',
  privacy: '本页只显示核对所需的信息，不含客人姓名和价格。',
} as const;

export default voucherCheck;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'voucher-check': typeof voucherCheck;
  }
}
