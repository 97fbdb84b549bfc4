import { createRequire } from 'node:module';

/** What the list of airports knows of one; names are those of the database's columns. */
export interface AirportFacts {
  name_en: string;
  country_code: string;
  tz: string;
  latitude: number;
  longitude: number;
}

/** Looks an airport up by its IATA code; undefined when the list has none. */
export async function findAirport(iata: string): Promise<AirportFacts | undefined> {
  // The list is five megabytes, wanted only while importing; loaders disagree on the default of such a package.
  const list = createRequire(import.meta.url)('airport-data-js') as typeof import('airport-data-js');
  const found = await list.getAirportByIata(iata).catch((error: unknown) => {
    // So it answers a code it does not know.
    if (error instanceof Error && error.message.startsWith('No data found')) return [];
    throw error;
  });
  const airport = found[0];
  return (
    airport && {
      name_en: airport.airport,
      country_code: airport.country_code,
      tz: airport.time,
      latitude: Number(airport.latitude),
      longitude: Number(airport.longitude),
    }
  );
}
