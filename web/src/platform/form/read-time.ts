/**
 * Parses a time of day as people type it, in Chinese or English: `0830`, `8:30`, `8.30`, `8 30`, `8`, `8点半`, `下午3点`,
 * `三点一刻`, `3pm`, `noon`. Full-width characters are accepted. Returns `HH:MM`; null if it is not one time of day.
 */
export function readTime(typed: string): string | null {
  const text = typed.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
  if (text.length === 0 || text.length > 20) return null;
  const named = namedTimes.get(text);
  if (named !== undefined) return named;
  const lead = leadWords.exec(text);
  const tail = / ?([ap])\.?m\.?$/.exec(text);
  if (lead && tail) return null;
  const clock = readClock(withDigits(text.slice(lead?.[0].length ?? 0, tail?.index)));
  const hour = clock && hourIn(lead?.[1] ?? tail?.[1], clock.hour);
  if (!clock || hour === null || clock.minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(clock.minute).padStart(2, '0')}`;
}

const namedTimes: ReadonlyMap<string, string> = new Map([
  ['正午', '12:00'],
  ['中午', '12:00'],
  ['noon', '12:00'],
  ['午夜', '00:00'],
  ['半夜', '00:00'],
  ['midnight', '00:00'],
]);

/** First and last hour of each part of the day. An hour outside its part is refused: 晚上 12 点 belongs to the next day. */
const partsOfDay: Readonly<Record<string, readonly [number, number]>> = {
  a: [0, 11],
  p: [12, 23],
  凌晨: [0, 5],
  清晨: [4, 8],
  早晨: [5, 10],
  早上: [5, 10],
  上午: [6, 12],
  中午: [11, 14],
  下午: [12, 18],
  傍晚: [16, 20],
  晚上: [17, 23],
  晚: [17, 23],
};

const leadWords = /^(凌晨|清晨|早晨|早上|上午|中午|下午|傍晚|晚上|晚) ?/;

/** The hour from 0 to 23 in this part of the day; null if there is none. */
function hourIn(part: string | undefined, hour: number): number | null {
  const [first, last] = (part !== undefined && partsOfDay[part]) || [0, 23];
  const candidates = hour === 12 ? [12, 0] : hour < 12 ? [hour, hour + 12] : [hour];
  // Without a part of the day there are 24 hours: 8 is not 20, and 12 is noon.
  const known = part === undefined ? [hour] : candidates;
  return known.find((one) => one >= first && one <= last) ?? null;
}

function readClock(text: string): { hour: number; minute: number } | null {
  const read =
    /^(\d{1,2})(\d{2})$/.exec(text) ??
    /^(\d{1,2})(?: ?[:.。h] ?| )(\d{2})(?::\d{2})?$/.exec(text) ??
    /^(\d{1,2})(?: ?[点點时時h] ?(?:整|钟|(\d{1,2}) ?分?)?)?$/.exec(text);
  return read && { hour: Number(read[1]), minute: Number(read[2] ?? 0) };
}

/** Replaces Chinese numbers and quarters by digits: `三点一刻` → `3点15分`. */
function withDigits(text: string): string {
  return text
    .replace('半', '30分')
    .replace('一刻', '15分')
    .replace('三刻', '45分')
    .replace(/[零〇一二两三四五六七八九十]+/g, numberOf);
}

/** A number below 100; a text that is none is kept, so that it is not read. */
function numberOf(text: string): string {
  const plain = text.replace(/^[零〇](?=.)/, '');
  const read = /^(?:([二三四五])?(十))?([零〇一二两三四五六七八九])?$/.exec(plain);
  if (!read) return text;
  const tens = read[2] ? digitOf(read[1] ?? '一') : 0;
  return String(tens * 10 + (read[3] ? digitOf(read[3]) : 0));
}

function digitOf(text: string): number {
  if (text === '两') return 2;
  return Math.max(0, '零一二三四五六七八九'.indexOf(text));
}
