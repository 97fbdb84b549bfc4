/** Returns the id of a bill named by its number, `BL0000123`, with or without letters and zeros; otherwise undefined. */
export function readBillNumber(text: string): number | undefined {
  const [, id] = /^(?:BL)?0*([1-9]\d{0,14})$/i.exec(text.replaceAll(' ', '')) ?? [];
  return id === undefined ? undefined : Number(id);
}
