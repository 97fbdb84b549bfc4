import { readEvents, type StreamEvent } from './read-events.ts';

/** Silence after which a server counts as unreachable; it sends a keep-alive every 25 seconds. */
const silenceMs = 70_000;
/** Duration after which a stream counts as healthy: the next attempt follows soon. */
const goodAfterMs = 30_000;
const shortestPauseMs = 1000;
const longestPauseMs = 60_000;

export interface KeptStream {
  /** Opens the stream; null if the server does not provide one. */
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | null>;
  onEvent: (event: StreamEvent) => void;
  /** Called before each further attempt, because events may have been missed. */
  onLost: () => void;
  signal: AbortSignal;
}

/**
 * Keeps a stream open until the signal ends it: reopens it when it breaks, is silent or ends, after pauses that
 * double up to a minute. Settles when the signal has ended it.
 */
export async function keepOpen({ open, onEvent, onLost, signal }: KeptStream): Promise<void> {
  let tries = 0;
  while (!signal.aborted) {
    const beganAt = Date.now();
    await readOnce(open, onEvent, signal);
    if (signal.aborted) return;
    tries = Date.now() - beganAt >= goodAfterMs ? 0 : tries + 1;
    await pause(pauseMs(tries), signal);
    if (!signal.aborted) onLost();
  }
}

/** Milliseconds until the next attempt; randomised, so that not all browsers reconnect at the same moment. */
export function pauseMs(tries: number, chance = Math.random()): number {
  return Math.min(longestPauseMs, shortestPauseMs * 2 ** tries) * (0.5 + chance / 2);
}

async function readOnce(
  open: KeptStream['open'],
  onEvent: KeptStream['onEvent'],
  signal: AbortSignal,
): Promise<void> {
  const own = new AbortController();
  const end = () => own.abort();
  signal.addEventListener('abort', end);
  let silence = setTimeout(end, silenceMs);
  try {
    const body = await open(own.signal);
    if (!body) return;
    await readEvents(body, onEvent, () => {
      clearTimeout(silence);
      silence = setTimeout(end, silenceMs);
    });
  } catch {
    // The connection broke or was closed here: either way the stream has ended.
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', end);
    own.abort();
  }
}

/** Waits; a line that has come back, or the end, cuts it short. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', over);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    globalThis.addEventListener?.('online', over);
    signal.addEventListener('abort', over);
  });
}
