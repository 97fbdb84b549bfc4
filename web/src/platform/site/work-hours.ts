import { inLanguage } from '@serai/phrases/lang';
import { type Language, localeOf } from '../i18n/language.ts';

/** Desk hours as the seller sets them (`1-5 09:00-18:00; 6 09:00-12:00`) for people, with the time of which place. */
export function workHoursText(hours: string, zone: string, lang: Language, now: Date): string {
  const said = hours.split(';').flatMap((part) => {
    const match = /^\s*([1-7])(?:-([1-7]))? (\d\d:\d\d)-(\d\d:\d\d)\s*$/.exec(part);
    if (!match) return [];
    const [, first, last = first, open, close] = match;
    const [from, to] = [weekdayName(Number(first), lang), weekdayName(Number(last), lang)];
    const span = inLanguage(lang, { zh: `${from}至${to}`, en: `${from} – ${to}` });
    return [`${from === to ? from : span} ${open}–${close}`];
  });
  if (said.length === 0) return '';
  return `${said.join(inLanguage(lang, { zh: '，', en: ', ' }))} (${offsetName(zone, now)})`;
}

/** ISO weekdays, 1 = Monday. */
function weekdayName(weekday: number, lang: Language): string {
  const monday = Date.UTC(2024, 0, 1);
  const options = { weekday: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(lang), options).format(monday + (weekday - 1) * 86_400_000);
}

/** `UTC+8`, `UTC+6:30`. */
function offsetName(zone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    now,
  );
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC');
}
