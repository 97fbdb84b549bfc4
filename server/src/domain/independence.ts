/** By whom a member of staff was given the present role, and who approved it; null: set up with the portal. */
export interface Appointment {
  id: number;
  appointedBy: number | null;
  appointedWith: number | null;
}

/**
 * Whether a member of staff may decide what another one asks for. Somebody who was appointed by the asker alone, or by
 * people who all depend on the asker, is not a second person: one administrator could invite any number of accounts.
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
