/**
 * The page whose permission nodes and menu entry hold for an address: a detail page and a booking use their list's
 * (`/user/order/detail/12` and `/user/order/list`), every other page its own.
 */
export function listPageOf(pathname: string): string {
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  return path.replace(/\/(?:detail\/[^/]+|booking)$/, '/list');
}
