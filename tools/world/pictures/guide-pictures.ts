import { drawMap, type PlaceRow } from './draw-map.ts';
import { drawPicture, type Subject } from './draw-picture.ts';
import { drawSeason } from './draw-season.ts';
import { GUIDE_CITIES, type GuideCity } from './guide-cities.ts';

/** A picture of a guide: a file below `guides/`, named by its texts, and the function that draws it. */
export interface GuidePicture {
  file: string;
  draw: () => string;
}

/** Hour of each city's picture above its guide, different from the one used elsewhere. */
const HOURS: Record<GuideCity, Subject> = {
  yangon: 'gold',
  mandalay: 'dusk',
  naypyitaw: 'day',
  bagan: 'dawn',
  inle: 'dawn',
  ngapali: 'gold',
  myawaddy: 'day',
  tachileik: 'gold',
  muse: 'day',
  kunming: 'day',
  ruili: 'gold',
  bangkok: 'night',
};

/**
 * Lists cover, sketch and year of every guide; sketch and year once per language, because they contain words.
 */
export function listGuidePictures(rows: readonly PlaceRow[]): GuidePicture[] {
  return GUIDE_CITIES.flatMap((city) => [
    {
      file: `guides/${city}-cover.jpg`,
      draw: () => drawPicture({ scene: city, subject: HOURS[city], seed: 'guide', width: 1280, height: 720 }),
    },
    ...(['zh', 'en'] as const).flatMap((lang) => [
      { file: `guides/${city}-map.${lang}.jpg`, draw: () => drawMap(city, lang, rows) },
      { file: `guides/${city}-season.${lang}.jpg`, draw: () => drawSeason(city, lang) },
    ]),
  ]);
}
