import { inLanguage } from '@serai/phrases/lang';
import type { Language } from '../i18n/language.ts';

/** Formats two civil dates as short as possible: `12/10–13`, `12/30–1/2`; `10–13 Dec`, `30 Dec – 2 Jan`. */
export function shortRange(from: string, to: string, lang: Language): string {
  return inLanguage(lang, { zh: numericRange, en: namedRange })(from, to);
}

function numericRange(from: string, to: string): string {
  const start = `${monthOf(from)}/${dayOf(from)}`;
  if (from === to) return start;
  return `${start}–${monthOf(from) === monthOf(to) ? '' : `${monthOf(to)}/`}${dayOf(to)}`;
}

function namedRange(from: string, to: string): string {
  const named = (date: string) => `${dayOf(date)} ${monthName.format(new Date(`${date}T00:00:00Z`))}`;
  if (from === to) return named(from);
  return monthOf(from) === monthOf(to) ? `${dayOf(from)}–${named(to)}` : `${named(from)} – ${named(to)}`;
}

const monthName = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short' });
const monthOf = (date: string) => Number(date.slice(5, 7));
const dayOf = (date: string) => Number(date.slice(8, 10));
