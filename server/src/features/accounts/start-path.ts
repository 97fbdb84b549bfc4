/** Where somebody lands after the login: members on their overview, the seller's staff on the first page. */
export function startPath(agencyId: number | null): string {
  return agencyId === null ? '/' : '/user/account/overview';
}
