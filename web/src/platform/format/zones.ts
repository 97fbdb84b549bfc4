import type { Language } from '../i18n/language.ts';

/** Usual zones of agencies; the reader's own zone is added. */
const homes = [
  'Asia/Shanghai',
  'Asia/Yangon',
  'Asia/Bangkok',
  'Asia/Hong_Kong',
  'Asia/Taipei',
  'Asia/Singapore',
  'Asia/Kuala_Lumpur',
  'Asia/Ho_Chi_Minh',
  'Asia/Vientiane',
  'Asia/Phnom_Penh',
  'Asia/Tokyo',
  'Asia/Seoul',
  'Asia/Kolkata',
  'Asia/Dubai',
  'Europe/London',
  'Europe/Paris',
  'America/New_York',
  'America/Los_Angeles',
  'Australia/Sydney',
] as const;

/** The reader's own zone. */
export function ownZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // The name before 2022, which some browsers still return.
  return timeZone === 'Asia/Rangoon' ? 'Asia/Yangon' : timeZone;
}

/** Zones that an agency can select, the reader's own first. */
export function zonesToChoose(): string[] {
  return [...new Set([ownZone(), ...homes])];
}

/** `缅甸时间（GMT+6:30）`, `Myanmar Time (GMT+6:30)`; the zone id if it has no name. */
export function zoneName(zone: string, lang: Language): string {
  const part = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(lang, { timeZone: zone, timeZoneName })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value;
  const [name, offset] = [part('long') ?? zone, part('shortOffset') ?? ''];
  if (name === offset) return `${zone} (${offset})`;
  return lang.startsWith('zh') ? `${name}（${offset}）` : `${name} (${offset})`;
}
