/** Statuses of an invoice. */
export const invoiceStatus = {
  submitted: '待审核',
  approved: '待开票',
  issued: '已开票',
  delivered: '已交付',
  withdrawn: '已撤回',
  rejected: '未通过',
} as const;

/** Reductions of an invoice after it was issued. */
export const invoiceRed = {
  none: '',
  pending: '待红冲',
  part: '已部分红冲',
  full: '已全额红冲',
} as const;

/** Statuses of a red invoice (credit note). */
export const redStatus = {
  asked: '待购方确认',
  confirmed: '待开具',
  declined: '购方未同意',
  lapsed: '逾期未确认',
  issued: '已开具',
} as const;

/** Kinds of invoices. */
export const invoiceKind = {
  special: '增值税专用发票',
  ordinary: '增值税普通发票',
  commercial: '商业发票',
  thai_tax: '泰国税务发票',
  commercial_tax: '缅甸商业税发票',
  receipt: '收据',
} as const;
