/** Kinds of charges. */
export const chargeKind = {
  price: '订单金额',
  adjustment: '服务后费用',
  fee: '取消/未到费用',
  waiver: '费用减免',
  refund: '退款',
  correction: '更正',
} as const;
