import type { GuideCity, GuideLang, Words } from './guide-cities.ts';
import { type MonthKind, SEASONS, type SeasonMark } from './guide-seasons.ts';
import { drawWords, widthOfWords } from './lettering.ts';
import { num, oval, path, rect } from './pen.ts';

const WIDTH = 1200;
const LEFT = 48;
const MONTH = (WIDTH - 2 * LEFT) / 12;
const TOP = 40;
const FOOT = 264;
const INK = '#26424a';
const PAPER = '#fbf7ee';

const KINDS: Record<MonthKind, { name: Words; colour: string; ink: string; rise: number }> = {
  c: { name: { zh: '凉爽少雨', en: 'Cool and dry' }, colour: '#a9cdd0', ink: '#1d4b52', rise: 0.42 },
  m: { name: { zh: '渐暖少雨', en: 'Warm and dry' }, colour: '#eed49a', ink: '#6b4a12', rise: 0.66 },
  h: { name: { zh: '炎热', en: 'Hot' }, colour: '#eba76a', ink: '#6f2f0d', rise: 0.98 },
  r: { name: { zh: '有雨', en: 'Rain' }, colour: '#93b3c9', ink: '#173a55', rise: 0.7 },
  R: { name: { zh: '多雨', en: 'Heavy rain' }, colour: '#6f97b5', ink: '#0d2c45', rise: 0.66 },
};
const ENGLISH_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * Draws the year of a city as a band of months, warm months higher; without figures, because years differ.
 */
export function drawSeason(city: GuideCity, lang: GuideLang): string {
  const { months, marks } = SEASONS[city];
  const kinds = [...months] as MonthKind[];
  const lines = placeMarks(marks);
  const height = FOOT + 98 + lines.length * 62;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">${rect(0, 0, WIDTH, height, PAPER)}${band(kinds)}${names(kinds, lang)}${calendar(lang)}${lines.map((mark, at) => drawMark(mark, at, lang)).join('')}</svg>`;
}

const xOf = (month: number) => LEFT + (month - 1) * MONTH;
const yOf = (kind: MonthKind) => FOOT - (FOOT - TOP) * KINDS[kind].rise;

function band(kinds: readonly MonthKind[]): string {
  const points = kinds.map((kind, at): [number, number] => [xOf(at + 1.5), yOf(kind)]);
  const all: [number, number][] = [[LEFT, points[0]![1]], ...points, [WIDTH - LEFT, points[11]![1]]];
  const top = all
    .slice(1)
    .map(([x, y], at) => {
      const [fromX, fromY] = all[at]!;
      const middle = num((fromX + x) / 2);
      return `C${middle} ${num(fromY)} ${middle} ${num(y)} ${num(x)} ${num(y)}`;
    })
    .join('');
  const shape = `M${LEFT} ${FOOT}V${num(all[0]![1])}${top}V${FOOT}Z`;
  const columns = kinds.map((kind, at) => rect(xOf(at + 1), 0, MONTH + 0.6, FOOT, KINDS[kind].colour));
  return `<defs><clipPath id="band"><path d="${shape}"/></clipPath></defs><g clip-path="url(#band)">${columns.join('')}${kinds.map(rain).join('')}</g>`;
}

function rain(kind: MonthKind, at: number): string {
  if (kind !== 'r' && kind !== 'R') return '';
  const drops = Array.from({ length: kind === 'R' ? 22 : 10 }, (_, index) => {
    const x = xOf(at + 1) + ((index * 37 + at * 11) % MONTH);
    const y = TOP + 40 + ((index * 53 + at * 29) % (FOOT - TOP - 50));
    return `M${num(x)} ${num(y)}l-5 15`;
  });
  return `<path d="${drops.join('')}" stroke="#ffffff" stroke-width="2.4" stroke-linecap="round" opacity="0.55"/>`;
}

/** Names each run of similar months once. */
function names(kinds: readonly MonthKind[], lang: GuideLang): string {
  const runs: { kind: MonthKind; from: number; to: number }[] = [];
  for (const [at, kind] of kinds.entries()) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.to = at + 2;
    else runs.push({ kind, from: at + 1, to: at + 2 });
  }
  return runs
    .map(({ kind, from, to }) => {
      const { name, ink } = KINDS[kind];
      const room = (to - from) * MONTH - 12;
      const size = Math.min(25, (25 * room) / widthOfWords(name[lang], 25, 'bold'));
      return drawWords(name[lang], (xOf(from) + xOf(to)) / 2, FOOT - 26, {
        size,
        colour: ink,
        weight: 'bold',
        anchor: 'middle',
      });
    })
    .join('');
}

function calendar(lang: GuideLang): string {
  return ENGLISH_MONTHS.map((name, at) => {
    const word = lang === 'zh' ? `${at + 1}月` : name;
    return (
      drawWords(word, xOf(at + 1.5), FOOT + 36, { size: 23, colour: INK, anchor: 'middle' }) +
      (at > 0 ? rect(xOf(at + 1) - 0.6, FOOT, 1.2, 8, INK) : '')
    );
  }).join('');
}

/** One line per mark; short ones first, so that their names are near the months. */
function placeMarks(marks: readonly SeasonMark[]): SeasonMark[] {
  return [...marks].sort((one, other) => lengthOf(one) - lengthOf(other));
}

const lengthOf = ({ from, to }: SeasonMark) => (to > from ? to - from : to + 12 - from);

function drawMark({ name, from, to }: SeasonMark, line: number, lang: GuideLang): string {
  const y = FOOT + 66 + line * 62;
  const parts: [number, number][] =
    to > from
      ? [[from, to]]
      : [
          [from, 13],
          [1, to],
        ];
  const bars = parts.map(([begin, end]) =>
    path(
      `M${num(xOf(begin) + 5)} ${y}H${num(xOf(end) - 5)}`,
      'none',
      'stroke="#b4552d" stroke-width="9" stroke-linecap="round"',
    ),
  );
  const [begin, end] = parts.reduce((one, other) => (other[1] - other[0] > one[1] - one[0] ? other : one));
  const middle = (xOf(begin) + xOf(end)) / 2;
  const half = widthOfWords(name[lang], 22) / 2;
  const x = Math.min(WIDTH - LEFT - half, Math.max(LEFT + half, middle));
  const dot = lengthOf({ name, from, to }) < 0.6 ? oval(middle, y, 8, 8, '#b4552d') : '';
  return (
    bars.join('') + dot + drawWords(name[lang], x, y + 33, { size: 22, colour: '#7a3315', anchor: 'middle' })
  );
}
