/** Statuses of a bill. */
export const billStatus = {
  submitted: '待确认',
  confirmed: '待付款',
  part_paid: '部分付款',
  paid: '已付清',
  closed: '已结清',
  withdrawn: '已撤回',
  rejected: '未通过',
  void: '已作废',
} as const;
