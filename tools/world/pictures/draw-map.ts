import type { GuideCity, GuideLang } from './guide-cities.ts';
import { MAPS, type Side } from './guide-places.ts';
import { drawWords } from './lettering.ts';
import { num, oval, path, rect } from './pen.ts';

const WIDTH = 1200;
const HEIGHT = 760;
/** Space for the names beside the outermost places. */
const MARGIN = { x: 250, y: 96 };
const LAND = '#f4ecd9';
const WATER = '#a8cbd0';
const INK = '#26424a';
const KM_OF_DEGREE = 111.32;

/** A row of destinations.csv. */
export type PlaceRow = Record<string, string>;

interface Place {
  name: string;
  latitude: number;
  longitude: number;
  side: Side;
  kind: 'district' | 'town' | 'sight' | 'airport';
}

type Spot = readonly [latitude: number, longitude: number];
type Project = (latitude: number, longitude: number) => [x: number, y: number];

/** Draws a sketch of the places in a city and their distances, to scale except for the roads. */
export function drawMap(city: GuideCity, lang: GuideLang, rows: readonly PlaceRow[]): string {
  const facts = MAPS[city];
  const places = placesOf(city, lang, rows);
  const { project, kmOfUnit } = fit(places);
  const line = (course: readonly Spot[]) =>
    `M${course.map(([latitude, longitude]) => project(latitude, longitude).map(num).join(' ')).join('L')}`;
  const drawn = [
    rect(0, 0, WIDTH, HEIGHT, LAND),
    ...(facts.waters ?? []).map((shore) =>
      path(
        smooth(
          shore.map(([a, b]) => project(a, b)),
          true,
        ),
        WATER,
      ),
    ),
    ...(facts.rivers ?? []).map(({ course, broad }) =>
      path(
        smooth(
          course.map(([a, b]) => project(a, b)),
          false,
        ),
        'none',
        `stroke="${WATER}" stroke-width="${broad}" stroke-linecap="round"`,
      ),
    ),
    facts.border
      ? path(line(facts.border), 'none', 'stroke="#8d4a3a" stroke-width="3" stroke-dasharray="18 7 3 7"')
      : '',
    roads(places, project),
    ...places.map((place) => drawSpot(place, project)),
    ...places.map((place) => drawName(place, project)),
    ...(facts.beyond ?? []).map(({ name }) => drawBeyond(name[lang])),
    drawScale(kmOfUnit, lang),
    drawNorth(lang),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawn.join('')}</svg>`;
}

function placesOf(city: GuideCity, lang: GuideLang, rows: readonly PlaceRow[]): Place[] {
  const { districts, sights, others = [] } = MAPS[city];
  const find = (code: string, side: Side, kind: Place['kind']): Place => {
    const row = rows.find((each) => each.code === code);
    if (!row) throw new Error(`destinations.csv has no ${code}`);
    const at = { latitude: Number(row.latitude), longitude: Number(row.longitude) };
    return { name: row[`name_${lang}`]!, ...at, side, kind };
  };
  return [
    ...Object.entries(districts).map(([code, side]) => find(`${city}-${code}`, side, 'district')),
    ...Object.entries(sights).map(([code, side]) =>
      find(`${city}-at-${code}`, side, code.endsWith('airport') ? 'airport' : 'sight'),
    ),
    ...others.map(({ name, at: [latitude, longitude], side, kind }) => {
      return { name: name[lang], latitude, longitude, side, kind };
    }),
  ];
}

/** Fits all places onto the sheet; a kilometre has the same length to the east as to the north. */
function fit(places: readonly Place[]): { project: Project; kmOfUnit: number } {
  const north = places.map(({ latitude }) => latitude);
  const east = places.map(({ longitude }) => longitude);
  const middle: Spot = [
    (Math.min(...north) + Math.max(...north)) / 2,
    (Math.min(...east) + Math.max(...east)) / 2,
  ];
  const kmEast = KM_OF_DEGREE * Math.cos((middle[0] * Math.PI) / 180);
  const wide = (Math.max(...east) - Math.min(...east)) * kmEast;
  const tall = (Math.max(...north) - Math.min(...north)) * KM_OF_DEGREE;
  const scale = Math.min((WIDTH - 2 * MARGIN.x) / wide, (HEIGHT - 2 * MARGIN.y) / tall);
  return {
    project: (latitude, longitude) => [
      WIDTH / 2 + (longitude - middle[1]) * kmEast * scale,
      HEIGHT / 2 - (latitude - middle[0]) * KM_OF_DEGREE * scale,
    ],
    kmOfUnit: 1 / scale,
  };
}

/** A smooth line through points. */
function smooth(points: readonly [number, number][], closed: boolean): string {
  const at = (index: number) =>
    closed
      ? points[(index + points.length) % points.length]!
      : points[Math.min(points.length - 1, Math.max(0, index))]!;
  const parts = Array.from({ length: closed ? points.length : points.length - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...first, ...second, ...to].map(num).join(' ')}`;
  });
  return `M${points[0]!.map(num).join(' ')}${parts.join('')}${closed ? 'Z' : ''}`;
}

/** Roads from each airport to the centre of the districts. */
function roads(places: readonly Place[], project: Project): string {
  const [hub] = places;
  if (hub?.kind !== 'district') return '';
  const [hubX, hubY] = project(hub.latitude, hub.longitude);
  return places
    .filter(({ kind }) => kind === 'airport')
    .map(({ latitude, longitude }) => {
      const [x, y] = project(latitude, longitude);
      const bend = `${num((x + hubX) / 2 + (y - hubY) * 0.1)} ${num((y + hubY) / 2 + (hubX - x) * 0.1)}`;
      return path(
        `M${num(x)} ${num(y)}Q${bend} ${num(hubX)} ${num(hubY)}`,
        'none',
        'stroke="#b4552d" stroke-width="4" stroke-dasharray="4 11" stroke-linecap="round"',
      );
    })
    .join('');
}

function drawSpot({ latitude, longitude, kind }: Place, project: Project): string {
  const [x, y] = project(latitude, longitude);
  if (kind === 'district')
    return oval(x, y, 30, 30, '#d9a441', 'opacity="0.28"') + oval(x, y, 8, 8, '#8a5a12');
  if (kind === 'airport')
    return `${oval(x, y, 21, 21, '#b4552d')}<g transform="translate(${num(x)} ${num(y)}) rotate(45)"><path d="M0 -14c2 0 3 3 3 6v4l11 7v3l-11 -3v6l4 3v2l-7 -2l-7 2v-2l4 -3v-6l-11 3v-3l11 -7v-4c0 -3 1 -6 3 -6Z" fill="#fff"/></g>`;
  if (kind === 'sight')
    return path(
      `M${num(x)} ${num(y - 20)}l3 9q8 5 8 13h4v5h-30v-5h4q0 -8 8 -13Z`,
      '#c78a1c',
      'stroke="#fff" stroke-width="1.5"',
    );
  return '';
}

function drawName({ name, latitude, longitude, side, kind }: Place, project: Project): string {
  const [x, y] = project(latitude, longitude);
  const away = kind === 'airport' ? 30 : kind === 'town' ? 0 : 20;
  const place = {
    left: { x: x - away, y: y + 9, anchor: 'end' },
    right: { x: x + away, y: y + 9, anchor: 'start' },
    above: { x, y: y - away - 10, anchor: 'middle' },
    below: { x, y: y + away + 26, anchor: 'middle' },
  } as const;
  const {
    x: atX,
    y: atY,
    anchor,
  } = kind === 'town' ? { x, y: y + 9, anchor: 'middle' as const } : place[side];
  const look = {
    district: { size: 27, colour: '#5d3c09', weight: 'bold' },
    sight: { size: 23, colour: INK, weight: 'plain' },
    airport: { size: 25, colour: '#8a3a1a', weight: 'bold' },
    town: { size: 25, colour: '#3b6570', weight: 'bold' },
  } as const;
  return drawWords(name, atX, atY, { ...look[kind], anchor, halo: '#fbf6ea' });
}

function drawBeyond(name: string): string {
  const arrow = path(
    'M1100 66l52 -34m-26 0h26v24',
    'none',
    'stroke="#b4552d" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"',
  );
  return (
    arrow +
    drawWords(name, 1084, 62, {
      size: 25,
      colour: '#8a3a1a',
      weight: 'bold',
      anchor: 'end',
      halo: '#fbf6ea',
    })
  );
}

function drawScale(kmOfUnit: number, lang: GuideLang): string {
  const km = [20, 10, 5, 2, 1, 0.5].find((each) => each / kmOfUnit <= 220) ?? 0.5;
  const long = km / kmOfUnit;
  const y = HEIGHT - 34;
  const bar = path(`M40 ${y - 8}v8H${num(40 + long)}v-8`, 'none', `stroke="${INK}" stroke-width="3"`);
  return (
    bar +
    drawWords(lang === 'zh' ? `${km} 公里` : `${km} km`, 40 + long / 2, y - 14, {
      size: 21,
      colour: INK,
      anchor: 'middle',
      halo: LAND,
    })
  );
}

function drawNorth(lang: GuideLang): string {
  return (
    path(`M44 78l16 -46l16 46l-16 -11Z`, INK) +
    drawWords(lang === 'zh' ? '北' : 'N', 60, 106, {
      size: 22,
      colour: INK,
      weight: 'bold',
      anchor: 'middle',
      halo: LAND,
    })
  );
}
