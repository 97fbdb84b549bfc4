import type { Airport } from '@serai/contract/transfers/transfers';

/** Short name of an airport: `仰光国际机场 RGN`. */
export function airportName(airport: Pick<Airport, 'name' | 'iata'>): string {
  return `${airport.name} ${airport.iata}`;
}
