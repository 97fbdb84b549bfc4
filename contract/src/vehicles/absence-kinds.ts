/** Why a driver takes no rides, or, for `workshop`, a vehicle. */
export const absenceKinds = ['leave', 'ill', 'rest', 'workshop'] as const;
export type AbsenceKind = (typeof absenceKinds)[number];
