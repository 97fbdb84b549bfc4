import { normalForm } from '@serai/contract/normal-text';

/** More numbers in one text are no payment of bills. */
const most = 20;

/**
 * Ids of the bills whose numbers a text contains (`BL0000123`), in their order. Width, blanks and case are ignored, and
 * the letters are required, because any number could be an amount or a date.
 */
export function statedBills(text: string): number[] {
  const numbers = normalForm(text, 'NFKC').matchAll(/(?<![a-z0-9])BL[\s:.#-]{0,2}0*([1-9]\d{0,11})(?!\d)/giu);
  return [...new Set([...numbers].map(([, id]) => Number(id)))].slice(0, most);
}
