/**
 * Returns until when a member may pay or cancel an order (epoch ms, exclusive): the start of the service, or
 * a later cut-off. A stay is sold until late on the arrival day although it begins at 14:00.
 */
export function closingTime({ serviceStart, cutOff }: { serviceStart: Date; cutOff: Date | null }): number {
  return Math.max(serviceStart.getTime(), cutOff?.getTime() ?? 0);
}

/** The same for a row of `orders`. */
export function closesAt(order: { service_start: Date; cut_off: Date | null }): number {
  return closingTime({ serviceStart: order.service_start, cutOff: order.cut_off });
}
