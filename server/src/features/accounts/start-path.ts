/** Start page after login: the overview for members, the home page for staff. */
export function startPath(agencyId: number | null): string {
  return agencyId === null ? '/' : '/user/account/overview';
}
