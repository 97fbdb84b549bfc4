import { drawMap, type PlaceRow } from './draw-map.ts';
import { drawPicture, type Subject } from './draw-picture.ts';
import { drawSeason } from './draw-season.ts';
import { GUIDE_CITIES, type GuideCity } from './guide-cities.ts';

/** A picture of a guide: a file below `guides/`, by which its texts name it, and what draws it. */
export interface GuidePicture {
  file: string;
  draw: () => string;
}

/** The hour at which each city is shown above its guide: not the one that stands for it elsewhere. */
const HOURS: Record<GuideCity, Subject> = {
  ...{ yangon: 'gold', mandalay: 'dusk', naypyitaw: 'day', bagan: 'dawn', inle: 'dawn', ngapali: 'gold' },
  ...{ myawaddy: 'day', tachileik: 'gold', muse: 'day', kunming: 'day', ruili: 'gold', bangkok: 'night' },
};

/** Cover, sketch and year of every guide; sketch and year once for each language, since words stand in them. */
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
