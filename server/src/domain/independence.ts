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
