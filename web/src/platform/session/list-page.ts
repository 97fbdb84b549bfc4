/**
 * The page whose permission nodes and menu entry apply to an address: details and bookings use those of their list
 * (`/user/order/detail/12` and `/user/order/list`), every other page its own.
 */
export function listPageOf(pathname: string): string {
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  return path.replace(/\/(?:detail\/[^/]+|booking)$/, '/list');
}
