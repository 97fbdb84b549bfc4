/** Movements of guests on a day: stays that begin, that continue over night, and that end on it. */
export const movementKinds = ['arrivals', 'inHouse', 'departures'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** State of the newest notice to the hotel; `none` if it was never notified. */
export const noticeStates = ['none', 'waiting', 'acknowledged', 'refused'] as const;
export type NoticeState = (typeof noticeStates)[number];
