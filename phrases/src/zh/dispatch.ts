/** Statuses of a ride. */
export const dispatch = {
  unassigned: '待派车',
  assigned: '已派车',
  en_route: '司机已出发',
  on_location: '司机已到达',
  on_board: '乘客已上车',
  finished: '行程已结束',
} as const;
