/**
 * Actions of the seller's staff on an order, each with the path of its call. `console/order/detail` lists those
 * that the caller may carry out now. Each decision of a call is a separate action, because the state of the order
 * can allow one and refuse another.
 */
export const orderDeskCalls = {
  // The order.
  cancel: 'console/order/cancel',
  /** Unpaid, from the agency's deposit or on its credit. */
  pay: 'console/order/pay',
  changePrice: 'console/order/changePrice',
  noShow: 'console/order/noShow',
  /** To the other outcome: a completed order to a no-show, a no-show to completed. */
  correct: 'console/order/correct',
  refundLater: 'console/order/refundLater',
  waiveFee: 'console/order/waiveFee',
  /** An internal note; possible in every state. */
  addNote: 'console/order/addNote',
  // The correction that waits for a second person; `target_id` is its id.
  confirmCorrection: 'console/correction/decide',
  rejectCorrection: 'console/correction/decide',
  // The order on request.
  declineRequest: 'console/request/decline',
  offerStay: 'console/hotelOrder/offer',
  offerCar: 'console/carOrder/offer',
  // The open review.
  takeReview: 'console/review/take',
  decideServed: 'console/review/decide',
  decideUnserved: 'console/review/decide',
  decideKept: 'console/review/decide',
  decideCancelled: 'console/review/decide',
  replaceStay: 'console/hotelOrder/replace',
  // The booking at an outside supplier.
  lookUpBooking: 'console/supplier/lookUp',
  supplierConfirmed: 'console/supplier/decide',
  supplierDeclined: 'console/supplier/decide',
  takeSupplierPrice: 'console/supplier/decide',
  supplierCancelled: 'console/supplier/decide',
  supplierKept: 'console/supplier/decide',
  // Charges after the service; `target_id` is the charge, except for a new one.
  proposeCharge: 'console/order/proposeAdjustment',
  answerCharge: 'console/order/answerAdjustment',
  acceptCharge: 'console/order/acceptAdjustment',
  withdrawCharge: 'console/order/withdrawAdjustment',
  reportOvertime: 'console/carOrder/reportOvertime',
  reportWaiting: 'console/airportOrder/reportWaiting',
  // The stay.
  confirmHotel: 'console/hotelOrder/confirm',
  renameGuests: 'console/hotelOrder/renameGuests',
  dropRoom: 'console/hotelOrder/dropRoom',
  sendNotice: 'console/hotelNotice/send',
  // The passenger.
  renameRenter: 'console/carOrder/renamePassenger',
  renamePassenger: 'console/airportOrder/renamePassenger',
  // The rides; `target_id` is the ride, except for the landing of the flight.
  setLanding: 'console/airportOrder/setLanding',
  assignRide: 'console/dispatch/assign',
  reassignRide: 'console/dispatch/reassign',
  /** Also of a ride that has a driver. */
  assignHired: 'console/dispatch/assignHired',
  /** Cash that the driver took on the road. */
  recordCash: 'console/dispatch/recordCash',
  departRide: 'console/dispatch/depart',
  arriveRide: 'console/dispatch/arrive',
  boardRide: 'console/dispatch/board',
  finishRide: 'console/dispatch/finish',
  linkDriver: 'console/dispatch/link',
} as const satisfies Record<string, `console/${string}`>;

export type OrderDeskAction = keyof typeof orderDeskCalls;
export const orderDeskActions = Object.keys(orderDeskCalls) as OrderDeskAction[];
