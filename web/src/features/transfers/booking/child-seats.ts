/** Number of children, by their ages in years, who need a child seat. */
export function youngChildren(ages: readonly number[]): number {
  return ages.filter((age) => age <= oldestInChildSeat).length;
}

/** Older children use the vehicle's seat belt. */
const oldestInChildSeat = 6;
