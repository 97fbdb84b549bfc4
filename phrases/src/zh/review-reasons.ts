/** Why an order waits for our staff, as they read it. */
export const reviewReasons = {
  unserved: '服务时间已过，没有提供服务的记录',
  hotel_refused: '酒店回复无法接待',
  offer_overdue: '未在答复时限内给出报价',
} as const;
