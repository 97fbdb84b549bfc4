import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { PoolConfig } from 'pg';
import { bundlePart } from '../scripts/bundle-part.mjs';
import type { Answer, Question } from './search-by-sql.ts';

/** What the bench asks of the portal's own process, besides HTTP. */
export type Order =
  | { ask: 'start'; connection: PoolConfig }
  | { ask: 'answer'; question: Question }
  /** `found`: page, total and facets as numbers, what SQL answers too; `answered`: all of it in words, as on the wire. */
  | { ask: 'time'; questions: Question[]; runs: number; until: 'found' | 'answered' }
  | { ask: 'memory' }
  /** Loads content once more beside what is there, and says what that takes. */
  | { ask: 'content' }
  | { ask: 'find'; searches: Search[]; now: number; top: number }
  /** How long the process was held at most since the last time it was asked. */
  | { ask: 'held' };

export interface Search {
  typed: string;
  lang: 'zh-cn' | 'en';
}

/** The first articles that a search finds, how many there are, and what was searched for instead. */
export interface FoundBySearch {
  found: { id: number; lang: 'zh-cn' | 'en'; score: number; publishedAt: number }[];
  total: number;
  meant: string | null;
}

/** What it answers, by the name of the order. */
export interface Outcomes {
  start: { url: string; loadMs: number };
  answer: Answer;
  time: { p50: number; p99: number };
  memory: { rss: number; peak: number };
  content: { loadMs: number; heldMs: number; bytes: number; indexBytes: number };
  find: FoundBySearch[];
  held: { heldMs: number };
}

/** The portal in a process of its own. */
export interface PortalUnderTest {
  ask<O extends Order>(order: O): Promise<Outcomes[O['ask']]>;
  stop(): Promise<void>;
}

/**
 * Starts the process, from one file as the product is run: read source by source it holds 80 MB more. The portal in it
 * starts with the order `start`.
 */
export async function startPortal(): Promise<PortalUnderTest> {
  const child = fork(await bundlePart('tools/bench/serve.ts'), {
    execArgv: ['--expose-gc'],
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
