import { type Markup, withMarkup } from './markup.ts';
import type { Season } from './seasons.ts';

/** What one vehicle costs in a part of the year, in minor units: a half day, an all day, a started hour past it. */
export interface CarSeason extends Season {
  half: number;
  all: number;
  overtime: number;
}

/** The part of a rate card that makes the price; lengths are clock minutes, amounts minor units. */
export interface RateCard {
  seasons: readonly CarSeason[];
  halfDayMinutes: number;
  allDayMinutes: number;
  /** Per vehicle and unit. */
  chineseDriverAmount: number;
}

/** A rate card with every single amount marked up by itself. */
export function markUpCard(card: RateCard, markup: Markup): RateCard {
  const up = (amount: number) => withMarkup(amount, markup);
  return {
    ...card,
    chineseDriverAmount: up(card.chineseDriverAmount),
    seasons: card.seasons.map((season) => ({
      ...season,
      ...{ half: up(season.half), all: up(season.all), overtime: up(season.overtime) },
    })),
  };
}
