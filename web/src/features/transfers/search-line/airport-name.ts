import type { Airport } from '@serai/contract/transfers/transfers';

/** How an airport is called where there is room for one name: `仰光国际机场 RGN`. */
export function airportName(airport: Pick<Airport, 'name' | 'iata'>): string {
  return `${airport.name} ${airport.iata}`;
}
