/** Statuses of an order. */
export const orderStatus = {
  offer_pending: '待确认',
  pending_payment: '待付款',
  processing: '处理中',
  confirmed: '已确认',
  in_service: '服务中',
  completed: '已完成',
  cancelling: '取消中',
  cancelled: '已取消',
  rejected: '未获确认',
  expired: '已失效',
  no_show: '客人未到',
} as const;
