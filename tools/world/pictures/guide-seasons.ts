import type { GuideCity, Words } from './guide-cities.ts';

/** Climate of a month: cool and dry, mild, hot, rain, heavy rain. */
export type MonthKind = 'c' | 'm' | 'h' | 'r' | 'R';

/**
 * An event in a part of the year; months from 1, the middle of January is 1.5; across the new year `to` is
 * less.
 */
export interface SeasonMark {
  name: Words;
  from: number;
  to: number;
}

export interface SeasonFacts {
  /** Twelve letters of `MonthKind`, January first. */
  months: string;
  marks: readonly SeasonMark[];
}

const water: SeasonMark = { name: { zh: '泼水节', en: 'Water festival' }, from: 4.4, to: 4.7 };
const smoke: SeasonMark = { name: { zh: '烟霾', en: 'Smoke' }, from: 2.3, to: 4.9 };

/** The year of each city as in its guide. */
export const SEASONS: Record<GuideCity, SeasonFacts> = {
  yangon: { months: 'cchhhRRRRrcc', marks: [water] },
  mandalay: { months: 'cchhhrrrrrcc', marks: [water] },
  naypyitaw: { months: 'cchhhrrrrrcc', marks: [water] },
  bagan: {
    months: 'cchhhrrrrrcc',
    marks: [water, { name: { zh: '热气球', en: 'Balloons' }, from: 10.7, to: 4 }],
  },
  inle: {
    months: 'ccmmrrrrrrcc',
    marks: [
      { name: { zh: '水浅', en: 'Low water' }, from: 3, to: 5.5 },
      { name: { zh: '五佛节（按缅历）', en: 'Phaung Daw Oo' }, from: 9, to: 10.9 },
    ],
  },
  ngapali: {
    months: 'cchhRRRRRrcc',
    marks: [
      { name: { zh: '多数酒店营业', en: 'Most hotels open' }, from: 10.7, to: 5 },
      { name: { zh: '许多酒店停业', en: 'Many hotels closed' }, from: 5.2, to: 10 },
    ],
  },
  myawaddy: { months: 'cchhRRRRRrcc', marks: [smoke] },
  tachileik: { months: 'cchhrRRRRrcc', marks: [smoke] },
  muse: {
    months: 'ccmmrrrrrrcc',
    marks: [water, { name: { zh: '水果过货旺季', en: 'Fruit season' }, from: 10, to: 2 }],
  },
  kunming: {
    months: 'ccmmrRRRrrcc',
    marks: [
      { name: { zh: '花期', en: 'Blossom' }, from: 2, to: 5 },
      { name: { zh: '红嘴鸥', en: 'Gulls' }, from: 11, to: 4 },
    ],
  },
  ruili: { months: 'ccmmrRRRrrcc', marks: [water] },
  bangkok: { months: 'cchhhrrrRRcc', marks: [water] },
};
