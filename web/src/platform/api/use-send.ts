import { useState } from 'react';
import { useApi } from '../app.tsx';
import { markStale } from '../query/held-cache.ts';
import { ApiFailure, type CallOptions } from './api.ts';
import type { BodyOf, GetPath, Posted, PostPath } from './calls.ts';

export interface SendOptions extends Pick<CallOptions, 'quiet' | 'showSuccess'> {
  /** Reads that become stale, whatever the result. */
  stale?: readonly GetPath[];
}

/** Result of a call. A failure has been shown as a notice, unless the call is quiet. */
export type Sent<Reply> = { reply: Reply; failure: null } | { reply: null; failure: ApiFailure };

export interface Sending<Wish, Reply> {
  send: (wish: Wish) => Promise<Sent<Reply>>;
  busy: boolean;
  /** Reason of the last failure; null if there was none, and during an attempt. */
  failure: ApiFailure | null;
}

/** Sends calls other than commands from a page: `const { reply, failure } = await save.send(body)`. */
export function useSend<Path extends PostPath>(
  path: Path,
  options: SendOptions = {},
): Sending<BodyOf<Path>, Posted<Path>> {
  const api = useApi();
  return useSending((body: BodyOf<Path>) => api.post(path, body, options), options.stale);
}

/** As above for several calls, or one whose path is only known then. */
export function useSending<Wish = void, Reply = unknown>(
  act: (wish: Wish) => Promise<Reply>,
  stale: readonly GetPath[] = [],
): Sending<Wish, Reply> {
  // A call may be sent before the previous one has finished.
  const [running, setRunning] = useState(0);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function send(wish: Wish): Promise<Sent<Reply>> {
    setRunning((count) => count + 1);
    setFailure(null);
    try {
      return { reply: await act(wish), failure: null };
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      setFailure(cause);
      return { reply: null, failure: cause };
    } finally {
      setRunning((count) => count - 1);
      markStale(stale);
    }
  }

  return { send, busy: running > 0, failure };
}
