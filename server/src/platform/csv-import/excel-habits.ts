import { normalForm } from '@serai/contract/normal-text';
import type { importHints } from '@serai/phrases/zh/import';

/** Change that a spreadsheet made to a cell, and the correct form. */
export interface ExcelHabit {
  code: keyof typeof importHints;
  facts: Record<string, string>;
}

/** Recognises typical changes by spreadsheets in a cell that cannot be parsed. */
export function findHabit(
  value: string,
  fault: string,
  facts: Record<string, unknown>,
): ExcelHabit | undefined {
  if (/^['‘’]/.test(value)) return { code: 'apostrophe', facts: { write: value.slice(1) } };
  const plain = normalForm(value, 'NFKC').trim();
  // Non-breaking spaces, and full-width digits.
  if (plain !== value) return { code: 'plain', facts: { write: plain } };
  if (fault === 'bad_choice' && facts.choices === 'yes, no') return findYes(value);
  if (['bad_date', 'bad_day', 'bad_season'].includes(fault)) return findDate(value, fault === 'bad_date');
  return fault === 'bad_price' ? findPrice(value) : undefined;
}

function findYes(value: string): ExcelHabit | undefined {
  if (/^(true|yes|y|1|是)$/i.test(value)) return { code: 'write', facts: { write: 'yes' } };
  return /^(false|no|n|0|否)$/i.test(value) ? { code: 'write', facts: { write: 'no' } } : undefined;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function findDate(value: string, isNight: boolean): ExcelHabit | undefined {
  const [, ...whole] = /^(\d{4})[/.年](\d{1,2})[/.月](\d{1,2})日?$/.exec(value) ?? [];
  if (whole.length > 0) return dateHabit([whole.map(two).join('-')]);
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value) ?? [];
  if (first && second && year) {
    // Whether day or month comes first is ambiguous only if both readings are valid.
    const days = [
      Number(second) <= 12 ? `${year}-${two(second)}-${two(first)}` : '',
      Number(first) <= 12 ? `${year}-${two(first)}-${two(second)}` : '',
    ];
    return dateHabit([...new Set(days.filter(Boolean))]);
  }
  const [, day, month] = /^(\d{1,2})-([A-Za-z]{3})$/.exec(value) ?? [];
  const at = MONTHS.indexOf(month?.toLowerCase() ?? '');
  if (day && at >= 0) return dateHabit([`${two(String(at + 1))}-${two(day)}`]);
  const [, ...chinese] = /^(\d{1,2})月(\d{1,2})日$/.exec(value) ?? [];
  if (chinese.length > 0) return dateHabit([chinese.map(two).join('-')]);
  return isNight && /^\d{1,3}$/.test(value) ? dateHabit([`+${value}`]) : undefined;
}

function dateHabit([write = '', other]: string[]): ExcelHabit | undefined {
  if (write === '') return undefined;
  return other
    ? { code: 'one_of_dates', facts: { write, other } }
    : { code: 'text_column', facts: { write } };
}

function findPrice(value: string): ExcelHabit | undefined {
  if (/^\d{1,3}(\.\d{1,2})?%$/.test(value)) return { code: 'text_column', facts: { write: `+${value}` } };
  const figures = value.replace(/[^\d.,]/g, '');
  const [, whole, decimals] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(figures) ?? [];
  if (whole === undefined || /[+-]/.test(value)) return undefined;
  const write = `${whole.replace(/[.,]/g, '')}${decimals ? `.${decimals}` : ''}`;
  return { code: 'write', facts: { write } };
}

function two(figures: string): string {
  return figures.padStart(2, '0');
}
