import type { Language } from '../i18n/language.ts';

/** Where agencies of this trade are at home; the reader's own zone is offered besides. */
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

/** The zone of the reader's clock. */
export function ownZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // The name before 2022, which some browsers still answer.
  return timeZone === 'Asia/Rangoon' ? 'Asia/Yangon' : timeZone;
}

/** The zones that an agency can choose from, the reader's own first. */
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
