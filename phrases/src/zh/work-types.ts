import type { WorkType } from '@serai/contract/work-orders/types';

export const workTypes = {
  name_change: '修改客人姓名',
  date_change: '更改日期',
  room_change: '减少或更换房间',
  fee_waiver: '申请免收取消费',
  refund_query: '退款查询',
  hotel_problem: '在店遇到问题（紧急）',
  driver_late: '司机迟到（紧急）',
  confirmation_number: '索要确认号',
  voucher: '凭证',
  invoice: '发票',
  bill_dispute: '账单异议',
  lost_property: '遗失物品',
  complaint: '投诉',
  other: '其他',
} as const satisfies Record<WorkType, string>;
