import type { Change } from '../../agencies/actions/change-preview.tsx';
import type { DeskBillReply } from '../desk-bill.ts';

type Sum = DeskBillReply['deposit'];

/** A sum before and after `taken` minor units are taken from it; a dash while the amount is not valid. */
export function leftOf(
  name: string,
  sum: Sum,
  { taken, text }: { taken: string | undefined; text: (sum: Sum) => string },
): Change {
  const after = taken ? text({ ...sum, amount: sum.amount - Number(taken) }) : '—';
  return { name, before: text(sum), after };
}
