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

/** What begins a formula where a sheet is opened, and apostrophes before it, so that what is put in can be taken out. */
const active = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text that begins no formula: an apostrophe stands before what would begin one. */
export function harmless(text: string): string {
  return active.test(text) ? `'${text}` : text;
}
