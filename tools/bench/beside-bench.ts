import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BenchDatabase } from './bench-database.ts';
import { hotelQuestions, pathOf } from './hotel-question.ts';
import { openSessions } from './members.ts';
import { askedCities } from './nights-table.ts';
import type { PortalUnderTest } from './portal-under-test.ts';
import { atLeast, fact, type Line } from './report.ts';
import { perSecond, timeSearches } from './time-searches.ts';
import { middle } from './timing.ts';

const callers = 16;

/** A portal that answers hotel searches, and the searches. */
export interface AskedPortal {
  url: string;
  tokens: string[];
  paths: string[];
}

/**
 * Runs searches over HTTP in turns with the portal of another checkout, e.g. of an older commit, so that
 * other load affects both. The other one has a separate catalogue, which its own code makes if it is missing.
 */
export async function benchBeside(
  database: BenchDatabase,
  url: string,
  folder: string,
  say: (line: string) => void,
): Promise<Line[]> {
  say(`Beside ${folder}`);
  const other = await openOther(folder, say);
  const tokens = await openSessions(database.db, callers);
  const lines: Line[] = [];
  for (const { name, cityId } of askedCities(database.cities)) {
    say(`Hotels of the ${name} city, in turns`);
    const paths = (firstNight: string) => hotelQuestions(cityId, firstNight).map(pathOf);
    const ours = { url, tokens, paths: paths(database.firstNight) };
    const theirs = { url: other.url, tokens: other.tokens, paths: paths(other.firstNight) };
    lines.push(...(await compareCalls(`${name} city`, ours, theirs, { rounds: 5, runs: 800 })));
  }
  await other.close();
  return lines;
}

/** Calls both in turns; compares the median round of each side. */
export async function compareCalls(
  city: string,
  ours: AskedPortal,
  theirs: AskedPortal,
  { rounds, runs }: { rounds: number; runs: number },
): Promise<Line[]> {
  const [here, there]: [number[], number[]] = [[], []];
  const ask = async ({ url, tokens, paths }: AskedPortal, into: number[]) => {
    into.push(perSecond(await timeSearches(url, tokens, paths, runs)));
  };
  for (let round = 0; round < rounds; round++) {
    // Each begins equally often.
    if (round % 2 === 0) await ask(ours, here);
    await ask(theirs, there);
    if (round % 2 === 1) await ask(ours, here);
  }
  const what = `${city}: HTTP, ${ours.tokens.length} callers`;
  return [
    fact(`${what}, here`, middle(here), 'searches/s', 0),
    fact(`${what}, beside`, middle(there), 'searches/s', 0),
    atLeast(`${what}, here against beside`, middle(here) / middle(there), 3, 'times', 2),
  ];
}

/** Opens the portal of another checkout with the tools of that checkout. */
async function openOther(folder: string, say: (line: string) => void) {
  const load = (file: string) => import(pathToFileURL(join(resolve(folder), 'tools/bench', file)).href);
  const { openBenchDatabase } = await load('bench-database.ts');
  const members = await load('members.ts');
  const { startPortal } = await load('portal-under-test.ts');
  const database = (await openBenchDatabase(say)) as BenchDatabase;
  const portal = (await startPortal()) as PortalUnderTest;
  const { url } = await portal.ask({ ask: 'start', connection: database.connection });
  const tokens = (await members.openSessions(database.db, callers)) as string[];
  return {
    url,
    tokens,
    firstNight: database.firstNight,
    close: async () => {
      await portal.stop();
      await database.close();
    },
  };
}
