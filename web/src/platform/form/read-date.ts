import { addDays, addMonths } from '../format/civil-days.ts';

/** The year of a date typed without one: the next such day, the last one, or the one closest to today. */
export type DateLean = 'coming' | 'past' | 'closest';

/**
 * Parses a date as people type it, in Chinese or English: `12/10`, `1210`, `12月10日`, `2026-12-10`, `20261210`,
 * `10`, `明天`, `周五`, `Fri`. Full-width digits are accepted. `today` is `YYYY-MM-DD`. Null if it is not a date.
 */
export function readDate(typed: string, today: string, lean: DateLean = 'closest'): string | null {
  const text = typed.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
  if (text.length === 0 || text.length > 20) return null;
  return readWord(text, today, lean) ?? readNumbers(text, today, lean);
}

const nearDays = new Map(
  Object.entries({
    前天: -2,
    昨天: -1,
    昨日: -1,
    今天: 0,
    今日: 0,
    今: 0,
    明天: 1,
    明日: 1,
    后天: 2,
    大后天: 3,
    yesterday: -1,
    today: 0,
    tod: 0,
    tomorrow: 1,
    tom: 1,
    tmr: 1,
  }),
);

const weekdays = new Map(
  Object.entries({
    日: 0,
    天: 0,
    一: 1,
    二: 2,
    三: 3,
    四: 4,
    五: 5,
    六: 6,
    sun: 0,
    mon: 1,
    tue: 2,
    tues: 2,
    wed: 3,
    thu: 4,
    thur: 4,
    thurs: 4,
    fri: 5,
    sat: 6,
    sunday: 0,
    monday: 1,
    tuesday: 2,
    wednesday: 3,
    thursday: 4,
    friday: 5,
    saturday: 6,
  }),
);

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function readWord(text: string, today: string, lean: DateLean): string | null {
  const near = nearDays.get(text);
  if (near !== undefined) return addDays(today, near);
  const weekday = weekdays.get(text.replace(/^(周|星期|礼拜)/, ''));
  // A single 一 or 日 is not a day of the week.
  if (weekday === undefined || /^[日天一二三四五六]$/.test(text)) return null;
  const ahead = (weekday - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  return addDays(today, lean === 'past' && ahead > 0 ? ahead - 7 : ahead);
}

function readNumbers(text: string, today: string, lean: DateLean): string | null {
  const named = /^(?:(\d{1,2}) ?([a-z]{3,9})|([a-z]{3,9}) ?(\d{1,2}))\.?,?(?: (\d{4}))?$/.exec(text);
  if (named) {
    const month = monthNames.findIndex((name) => (named[2] ?? named[3] ?? '').startsWith(name)) + 1;
    return month === 0 ? null : whole(named[5], month, Number(named[1] ?? named[4]), today, lean);
  }
  const digits = /^(?:(\d{4})|(\d{2}))?(\d{2})(\d{2})$/.exec(text);
  if (digits) {
    const year = digits[1] ?? (digits[2] && `20${digits[2]}`);
    return whole(year, Number(digits[3]), Number(digits[4]), today, lean);
  }
  const parts = text.replace(/ ?[日号]$/, '').split(/ ?[-/.年月‐-–—] ?| /);
  if (!parts.every((part) => /^\d{1,4}$/.test(part))) return null;
  if (parts.length === 3) return readThree(parts as [string, string, string], today, lean);
  if (parts.length === 2) return whole(undefined, Number(parts[0]), Number(parts[1]), today, lean);
  if (parts.length === 1 && parts[0]!.length <= 2) return readDayOfMonth(Number(parts[0]), today, lean);
  return null;
}

/** Year first or last; the rest is month and day, or day and month if only that is a valid date. */
function readThree([a, b, c]: [string, string, string], today: string, lean: DateLean): string | null {
  if (a.length === 4 || (a.length === 2 && Number(a) > 12 && c.length <= 2)) {
    return whole(a.length === 4 ? a : `20${a}`, Number(b), Number(c), today, lean);
  }
  if (c.length !== 4) return whole(`20${a.padStart(2, '0')}`, Number(b), Number(c), today, lean);
  return whole(c, Number(a), Number(b), today, lean) ?? whole(c, Number(b), Number(a), today, lean);
}

function whole(
  year: string | undefined,
  month: number,
  day: number,
  today: string,
  lean: DateLean,
): string | null {
  if (year !== undefined) return Number(year) < 1900 ? null : civil(Number(year), month, day);
  const thisYear = Number(today.slice(0, 4));
  // 29 February can be eight years away.
  const all = Array.from({ length: 17 }, (_, at) => civil(thisYear - 8 + at, month, day)).filter(
    (date) => date !== null,
  );
  return pick(all, today, lean);
}

function readDayOfMonth(day: number, today: string, lean: DateLean): string | null {
  const all = [-2, -1, 0, 1, 2].flatMap((months) => {
    const [year, month] = addMonths(today.slice(0, 7), months).split('-').map(Number);
    return civil(year!, month!, day) ?? [];
  });
  return pick(all, today, lean);
}

/** Picks one of several dates in chronological order. */
function pick(dates: readonly string[], today: string, lean: DateLean): string | null {
  if (lean === 'coming') return dates.find((date) => date >= today) ?? null;
  if (lean === 'past') return dates.filter((date) => date <= today).at(-1) ?? null;
  const away = (date: string) => Math.abs(Date.parse(date) - Date.parse(today));
  return [...dates].sort((a, b) => away(a) - away(b))[0] ?? null;
}

/** The date if it exists. */
function civil(year: number, month: number, day: number): string | null {
  const date = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : null;
}
