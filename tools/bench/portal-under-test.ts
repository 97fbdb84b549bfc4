import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { PoolConfig } from 'pg';
import { bundlePart } from '../scripts/bundle-part.mjs';
import { heapFlags } from '../scripts/heap-flags.mjs';
import type { Answer, Question } from './search-by-sql.ts';

/** Requests of the bench to the portal's own process, besides HTTP. */
export type Order =
  | { ask: 'start'; connection: PoolConfig }
  | { ask: 'answer'; question: Question }
  /**
   * `found`: page, total and facets as numbers, like SQL; `answered`: the complete reply in words, as on the
   * wire.
   */
  | { ask: 'time'; questions: Question[]; runs: number; until: 'found' | 'answered' }
  | { ask: 'memory' }
  /** Loads content once more beside the present one, and reports time and memory. */
  | { ask: 'content' }
  | { ask: 'find'; searches: Search[]; now: number; top: number }
  /** Longest blocking of the event loop since the last request. */
  | { ask: 'held' };

export interface Search {
  typed: string;
  lang: 'zh-cn' | 'en';
}

/** The first articles that a search finds, their number, and the corrected search. */
export interface FoundBySearch {
  found: { id: number; lang: 'zh-cn' | 'en'; score: number; publishedAt: number }[];
  total: number;
  meant: string | null;
}

/** Results by the name of the order. */
export interface Outcomes {
  start: { url: string; loadMs: number };
  answer: Answer;
  time: { p50: number; p99: number };
  memory: { rss: number; peak: number };
  content: { loadMs: number; heldMs: number; bytes: number; indexBytes: number };
  find: FoundBySearch[];
  held: { heldMs: number };
}

/** The portal in a separate process. */
export interface PortalUnderTest {
  ask<O extends Order>(order: O): Promise<Outcomes[O['ask']]>;
  stop(): Promise<void>;
}

/**
 * Starts the process from a bundle, as the product runs: loaded source by source it holds 80 MB more. The
 * portal in it starts with the order `start`.
 */
export async function startPortal(): Promise<PortalUnderTest> {
  const child = fork(await bundlePart('tools/bench/serve.ts'), {
    execArgv: ['--expose-gc', ...heapFlags()],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`the portal under test ended with ${code}`);
  });
  died.catch(() => {});
  return {
    ask: async (order) => {
      child.send(order);
      const [answer] = await Promise.race([once(child, 'message'), died]);
      return answer as never;
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await died.catch(() => {});
    },
  };
}
