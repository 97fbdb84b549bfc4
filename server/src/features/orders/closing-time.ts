/**
 * Until when its member may pay an order or cancel it (epoch ms, exclusive): the start of the service, or its cut-off
 * where that is later. A stay is sold until late on the day of arrival, although it begins at 14:00.
 */
export function closingTime({ serviceStart, cutOff }: { serviceStart: Date; cutOff: Date | null }): number {
  return Math.max(serviceStart.getTime(), cutOff?.getTime() ?? 0);
}

/** The same of a row of `orders`. */
export function closesAt(order: { service_start: Date; cut_off: Date | null }): number {
  return closingTime({ serviceStart: order.service_start, cutOff: order.cut_off });
}
