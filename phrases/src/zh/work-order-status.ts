import type { WorkOrderStatus } from '@serai/contract/work-orders/states';

/** Statuses of a work order. */
export const workOrderStatus = {
  submitted: '已提交',
  accepted: '已受理',
  in_progress: '处理中',
  waiting_member: '待您回复',
  resolved: '已解决',
  reopened: '已重新打开',
  closed: '已关闭',
  withdrawn: '已撤回',
  declined: '未予受理',
} as const satisfies Record<WorkOrderStatus, string>;
