import { isCivilDate } from '@serai/contract/civil-date';
import type { DayOrder } from '@serai/contract/receipts/bank-words';

/** Reads a date of a sheet as `YYYY-MM-DD`; undefined if it is none. A time after it is ignored. */
export function readDay(text: string, order: DayOrder): string | undefined {
  const written = text
    .trim()
    .replace(/[年月]/g, '-')
    .replace(/日/g, '');
  const compact = /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(written);
  const parts = compact ?? /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?![\d])/.exec(written);
  if (!parts) return undefined;
  const [one = '', two = '', three = ''] = parts.slice(1);
  const [year, month, day] =
    // A year of four digits in front leaves no doubt, whatever order the sheet has otherwise.
    one.length === 4 ? [one, two, three] : sorters[order](one, two, three);
  const full = year.length === 2 ? `20${year}` : year;
  const read = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCivilDate(read) ? read : undefined;
}

/** Parts of a date as year, month and day. */
const sorters: Record<DayOrder, (...parts: [string, string, string]) => [string, string, string]> = {
  ymd: (year, month, day) => [year, month, day],
  dmy: (day, month, year) => [year, month, day],
  mdy: (month, day, year) => [year, month, day],
};
