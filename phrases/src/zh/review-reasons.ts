/** Why an order waits for our staff, as they read it. */
export const reviewReasons = {
  unserved: '服务时间已过，没有提供服务的记录',
  hotel_refused: '酒店回复无法接待',
  offer_overdue: '未在答复时限内给出报价',
  supplier_silent: '上游渠道未在时限内给出预订结果，请先查询，切勿重复预订',
  supplier_price: '上游渠道改价，未按原价接受预订',
  cancel_silent: '上游渠道未在时限内答复取消',
  cancel_refused: '上游渠道不同意取消',
} as const;
