import { createRequire } from 'node:module';

/** Airport facts from the external list; fields are named like the database columns. */
export interface AirportFacts {
  name_en: string;
  country_code: string;
  tz: string;
  latitude: number;
  longitude: number;
}

/** Looks up an airport by its IATA code; undefined if the list does not contain it. */
export async function findAirport(iata: string): Promise<AirportFacts | undefined> {
  // The list has five megabytes and is only loaded for imports; `require`, because loaders disagree on the
  // default export of such a package.
  const list = createRequire(import.meta.url)('airport-data-js') as typeof import('airport-data-js');
  const found = await list.getAirportByIata(iata).catch((error: unknown) => {
    // The package throws this for an unknown code.
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
