import type { Logger } from 'pino';

/** Work of a ticker; other code can run it immediately by its name. */
export interface Ticker {
  readonly name: string;
  readonly pauseMs: number;
  run(): Promise<unknown>;
}

/**
 * Repeats a short piece of work, one run at a time, with a pause between runs; for work that is due within a second
 * and may be done by every server at once. Stopping waits for the current run.
 */
export function startTicker(
  name: string,
  pauseMs: number,
  work: () => Promise<unknown>,
  log: Logger,
): () => Promise<void> {
  let stopped = false;
  let wake = () => {};
  const loop = (async () => {
    while (!stopped) {
      try {
        await work();
      } catch (error) {
        log.warn({ err: error, ticker: name }, 'ticker run failed; it is repeated');
      }
      if (!stopped) await pause();
    }
  })();
  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  return () => {
    stopped = true;
    wake();
    return loop;
  };
}
