import { type Markup, withMarkup } from './markup.ts';
import type { Season } from './seasons.ts';

/** Prices of one vehicle in a season, in minor units: half day, all day, started overtime hour. */
export interface CarSeason extends Season {
  half: number;
  all: number;
  overtime: number;
}

/** Price-relevant part of a rate card; lengths in clock minutes, amounts in minor units. */
export interface RateCard {
  seasons: readonly CarSeason[];
  halfDayMinutes: number;
  allDayMinutes: number;
  /** Per vehicle and unit. */
  chineseDriverAmount: number;
}

/** Marks up each amount of a rate card separately. */
export function markUpCard(card: RateCard, markup: Markup): RateCard {
  const up = (amount: number) => withMarkup(amount, markup);
  return {
    ...card,
    chineseDriverAmount: up(card.chineseDriverAmount),
    seasons: card.seasons.map((season) => ({
      ...season,
      half: up(season.half),
      all: up(season.all),
      overtime: up(season.overtime),
    })),
  };
}
