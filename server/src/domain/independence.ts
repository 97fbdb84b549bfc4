/**
 * Origin of a staff role: who appointed the member and who approved it; null if set up with the portal.
 */
export interface Appointment {
  id: number;
  appointedBy: number | null;
  appointedWith: number | null;
}

/**
 * Returns whether a member of staff may decide a request of another one. A person appointed by the requester
 * alone, or only by people who depend on the requester, is not independent; otherwise one administrator could
 * approve through invited accounts.
 */
export function isIndependent(
  deciderId: number,
  askerId: number,
  appointments: ReadonlyMap<number, Appointment>,
  visited: ReadonlySet<number> = new Set(),
): boolean {
  if (deciderId === askerId || visited.has(deciderId)) return false;
  const appointment = appointments.get(deciderId);
  if (!appointment) return false;
  const { appointedBy, appointedWith } = appointment;
  if (appointedBy === null) return true;
  const seen = new Set([...visited, deciderId]);
  return [appointedBy, appointedWith].some(
    (id) => id !== null && isIndependent(id, askerId, appointments, seen),
  );
}

/**
 * Returns whether two members of staff are apart: no person holds both, because it appointed them alone or
 * through people who depend on it. Otherwise one administrator could ask through an invited account and approve,
 * or do both through two of them.
 */
export function areApart(
  oneId: number,
  otherId: number,
  appointments: ReadonlyMap<number, Appointment>,
): boolean {
  const isHeldBy = (id: number, holder: number) => !isIndependent(id, holder, appointments);
  return [...appointments.keys()].every((holder) => !isHeldBy(oneId, holder) || !isHeldBy(otherId, holder));
}
