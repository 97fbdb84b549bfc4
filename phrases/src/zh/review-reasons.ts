/** Reasons why an order waits for a review by the staff. */
export const reviewReasons = {
  unserved: '服务时间已过，没有提供服务的记录',
  hotel_refused: '酒店回复无法接待',
  hotel_silent: '酒店尚未确认预订，既无确认号也未确认收到',
  offer_overdue: '未在答复时限内给出报价',
  supplier_silent: '上游渠道未在时限内给出预订结果，请先查询，切勿重复预订',
  supplier_price: '上游渠道改价，未按原价接受预订',
  cancel_silent: '上游渠道未在时限内答复取消',
  cancel_refused: '上游渠道不同意取消',
} as const;

/** One line per reason: what the staff must do. */
export const reviewAdvice = {
  unserved: '向酒店、司机或客户核实：已提供服务，订单完成入账；未提供，全额退款。',
  hotel_refused: '立即为客人换房或换酒店（差价由我方承担），或全额退款；酒店改口愿意接待的，登记后恢复凭证。',
  hotel_silent: '请致电酒店确认预订，并登记确认号。',
  offer_overdue: '请尽快向酒店或车队核实并报价，或说明原因后拒绝。',
  supplier_silent: '请先向上游渠道查询预订结果，切勿重复预订。',
  supplier_price: '请决定按新价预订（差价由我方承担），或拒绝后全额退款。',
  cancel_silent: '请向上游渠道催办取消结果。',
  cancel_refused: '请与上游渠道协商；订单是否取消、退多少，由您决定。',
} as const satisfies Record<keyof typeof reviewReasons, string>;
