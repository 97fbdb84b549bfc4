import { url as inspectorUrl } from 'node:inspector';
import { startThread } from '../threads/start-thread.ts';

/** Start parameters of the watching thread. */
export interface WatchdogData {
  /** One counter that the main thread raises at every beat. */
  beats: Int32Array;
  tickMs: number;
  /** Ticks without a beat after which the process is ended. */
  patienceTicks: number;
  /** File descriptor of the log. */
  output: number;
}

const tickMs = 1000;

/**
 * Ends this process if its event loop is blocked for `patienceMs` (default 10,000), so that the supervisor
 * restarts the portal (tools/scripts/supervise.mjs). A thread watches the heartbeat of the main one and first
 * logs the blocking stack. Does nothing under a debugger, which blocks the loop on purpose.
 *
 * @returns a function that ends the watch.
 */
export function startWatchdog({ patienceMs = 10_000 } = {}): () => Promise<void> {
  if (inspectorUrl() !== undefined) return async () => {};
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const beat = setInterval(() => Atomics.add(beats, 0, 1), tickMs / 2);
  beat.unref();
  const workerData: WatchdogData = {
    beats,
    tickMs,
    output: process.stdout.fd,
    patienceTicks: Math.ceil(patienceMs / tickMs),
  };
  const thread = startThread('platform/watchdog/watchdog-thread', { workerData });
  thread.unref();
  // A portal without a watchdog serves as well; it is only not ended when it is held.
  thread.on('error', () => {});
  return async () => {
    clearInterval(beat);
    await thread.terminate();
  };
}
