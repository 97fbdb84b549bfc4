import { bareCaller } from './bare-caller.ts';
import { type Timed, timeRuns } from './timing.ts';

/** Runs searches over HTTP, one caller per token, after a short warm-up. */
export async function timeSearches(
  url: string,
  tokens: string[],
  paths: readonly string[],
  runs: number,
): Promise<Timed> {
  const connections = tokens.map((token) => bareCaller(url, token));
  const ask = (at: number, caller: number) => connections[caller]!.ask(paths[at % paths.length]!);
  await timeRuns(connections.length, Math.min(100, runs), ask);
  const timed = await timeRuns(connections.length, runs, ask);
  for (const connection of connections) connection.close();
  return timed;
}

/** Returns the answers per second. */
export function perSecond({ timing, wholeMs }: Timed): number {
  return (timing.count / wholeMs) * 1000;
}
