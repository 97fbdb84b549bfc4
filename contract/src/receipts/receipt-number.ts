/** Formats the display number of a receipt: `R000042`. */
export function receiptNumber(id: number): string {
  return `R${String(id).padStart(6, '0')}`;
}
