/**
 * A cell as data: text; a decimal number as it is written, `-511.00`, so that no digit is lost; a civil date; what the
 * clocks of a place show, `YYYY-MM-DDTHH:MM`; or nothing.
 */
export type SheetCell = string | { decimal: string } | { date: string } | { time: string } | null;

/** A table with one line of titles. Plain data, so that a thread can make a file of it. */
export interface Sheet {
  /** As the tab of a workbook says it. */
  name: string;
  /** `width` in characters. */
  columns: readonly { title: string; width: number }[];
  rows: readonly (readonly SheetCell[])[];
}

export type SheetFormat = 'xlsx' | 'csv';

/** What a sheet is to be made into. */
export interface SheetJob {
  sheet: Sheet;
  format: SheetFormat;
}

/** What begins a formula where csv is opened, and apostrophes before it, so that the added one can be taken out. */
const active = /^'*(?=[=+\-@\t＝＋－＠])/gm;
const brokenStart = /^'*(?=[\r\n])/;

/** A text of which no line begins a formula: an apostrophe stands before each line that would begin one. */
export function harmless(text: string): string {
  return text.replace(active, "'$&").replace(brokenStart, "'$&");
}
