/** Movements of guests on a day: stays that begin, that continue over night, and that end on it. */
export const movementKinds = ['arrivals', 'inHouse', 'departures'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** What the hotel did with its newest notice; `none` if it was never notified. */
export const noticeStates = ['none', 'waiting', 'acknowledged', 'refused'] as const;
