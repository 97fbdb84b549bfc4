import { inLanguage } from '@serai/phrases/lang';
import { useApp } from '../app.tsx';
import { type Language, localeOf } from '../i18n/language.ts';
import { phrasesOf } from '../i18n/phrases.ts';

/** An instant in the format of replies: seconds or milliseconds, or `'none'`. */
type TimeValue = number | string | null | undefined;

/**
 * Formats an instant as `YYYY-MM-DD hh:mm:ss` in the reader's zone or `timeZone`. Ten digits are seconds, more are
 * milliseconds; `'none'` becomes a word; null and undefined become an empty text.
 */
export function timeText(value: TimeValue, lang: Language, timeZone?: string): string {
  if (value === 'none') return phrasesOf(lang, 'common')('none');
  if (value === null || value === undefined || value === '') return '';
  const whole = Number(value);
  if (!Number.isFinite(whole)) return String(value);
  const instant = new Date(String(Math.trunc(whole)).length <= 10 ? whole * 1000 : whole);
  const parts = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  }).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}

/** Formats a civil date: `12月1日 周二`, `Tue 1 Dec`; with the year if requested or if it is not `thisYear`. */
export function civilText(date: string, lang: Language, options: { year?: boolean } = {}): string {
  const instant = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(instant.getTime())) return date;
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : localeOf(lang), {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: inLanguage(lang, { zh: 'long', en: 'short' }),
    ...(options.year ? { year: 'numeric' } : {}),
  })
    .format(instant)
    .replace(',', '')
    .replace(/(?=周)/, ' ');
}

/** Formats day and minute in local time of a place: `11月28日 18:00`, `28 Nov 18:00`. `seconds` since 1970. */
export function placeTimeText(seconds: number, timeZone: string | undefined, lang: Language): string {
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : localeOf(lang), {
    ...(timeZone ? { timeZone } : {}),
    day: 'numeric',
    month: inLanguage(lang, { zh: 'long', en: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(new Date(seconds * 1000))
    .replace(',', '');
}

/** Formats the day of an instant in the reader's zone, with its year: `2026年11月28日 周六`, `Sat 28 Nov 2026`. */
export function dayText(value: TimeValue, lang: Language): string {
  const time = timeText(value, lang);
  return /^\d{4}-/.test(time) ? civilText(time.slice(0, 10), lang, { year: true }) : time;
}

/** As above in the reader's language. */
export function useDates(): {
  civil: (date: string, options?: { year?: boolean }) => string;
  day: (value: TimeValue) => string;
  placeTime: (seconds: number, timeZone?: string) => string;
  time: (value: TimeValue, timeZone?: string) => string;
} {
  const { lang } = useApp();
  return {
    civil: (date, options) => civilText(date, lang, options),
    day: (value) => dayText(value, lang),
    placeTime: (seconds, timeZone) => placeTimeText(seconds, timeZone, lang),
    time: (value, timeZone) => timeText(value, lang, timeZone),
  };
}
