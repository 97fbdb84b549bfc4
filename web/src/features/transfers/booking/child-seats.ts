/** How many of these children, by their ages in years, should have a child seat. */
export function youngChildren(ages: readonly number[]): number {
  return ages.filter((age) => age <= oldestInChildSeat).length;
}

/** A taller child is held by the vehicle's own belt. */
const oldestInChildSeat = 6;
