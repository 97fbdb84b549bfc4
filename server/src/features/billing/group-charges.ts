import type { ChargeRow } from '../charges/charges.ts';

/**
 * Groups charges by the bill they belong on: one seller entity per bill, and one due date, because a charge can
 * be due earlier after a dispute. The oldest group comes first.
 */
export function groupCharges(charges: readonly ChargeRow[]): ChargeRow[][] {
  const groups = new Map<string, ChargeRow[]>();
  for (const charge of charges) {
    const key = `${charge.entity_id} ${charge.due_on}`;
    groups.set(key, [...(groups.get(key) ?? []), charge]);
  }
  return [...groups.values()];
}
