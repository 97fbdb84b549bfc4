// Without schemas, so that pages can import the list.

/** Kinds of objects that the staff's search finds, in the order of its groups. */
export const foundKinds = [
  'order',
  'agency',
  'bill',
  'invoice',
  'receipt',
  'work_order',
  'driver',
  'vehicle',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Maximum number of hits per group. */
export const maxHits = 5;
