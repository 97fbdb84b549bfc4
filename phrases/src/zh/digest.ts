/** What a digest counts. */
export const digest = {
  requests: '待二次确认的订单',
  reviews: '待核实的订单',
  work_orders: '处理中的工单',
  work_orders_late: '超过承诺答复时间的工单',
  rides: '48 小时内未派司机的行程',
  declarations: '待认领的汇款登记',
  bills_applied: '待确认的结算申请',
  bills_disputed: '待答复的账单异议',
  articles_waiting: '待审核的文章',
  comments_waiting: '待审核的评论',
  starts_today: '今天开始的订单',
  starts_tomorrow: '明天开始的订单',
  to_pay: '待付款的订单',
  free_until: '24 小时内免费取消截止的订单',
  bills_due: '7 天内到期或已逾期的账单',
} as const;
