/**
 * Cell value: text; a decimal number as text, `-511.00`, to lose no digit; a civil date; a local time,
 * `YYYY-MM-DDTHH:MM`; or nothing.
 */
export type SheetCell = string | { decimal: string } | { date: string } | { time: string } | null;

/** A table with one line of titles. Plain data, so that a thread can make a file of it. */
export interface Sheet {
  /** Name on the tab of a workbook. */
  name: string;
  /** `width` in characters. */
  columns: readonly { title: string; width: number }[];
  rows: readonly (readonly SheetCell[])[];
}

export type SheetFormat = 'xlsx' | 'csv';

/** Input of a sheet file. */
export interface SheetJob {
  sheet: Sheet;
  format: SheetFormat;
}

/**
 * Characters that start a formula when csv is opened, and preceding apostrophes, so that the added one can be
 * removed.
 */
const active = /^'*(?=[=+\-@\t＝＋－＠])/gm;
const brokenStart = /^'*(?=[\r\n])/;

/** Prevents formulas: adds an apostrophe before each line that would start one. */
export function harmless(text: string): string {
  return text.replace(active, "'$&").replace(brokenStart, "'$&");
}
