import type { FastifyInstance } from 'fastify';
import type { Db, Route } from '../../calls.ts';
import type { Followed } from '../../platform/changes/change-follower.ts';
import { type MountFeedsDeps, mountFeeds } from './feeds/mount-feeds.ts';
import { KeptContent } from './kept/kept-content.ts';
import { Readers } from './reading/readers.ts';
import { readingRoutes } from './reading/reading-routes.ts';

/** Content as a running portal has it: what is kept in memory follows the database. */
export interface Content extends Followed {
  readonly kept: KeptContent;
  readingRoutes(): Route[];
  /** Adds what search engines and feed readers ask for. */
  mountFeeds(app: FastifyInstance, deps: Omit<MountFeedsDeps, 'db' | 'kept'>): void;
  /** Writes down what readers did. A ticker, every few seconds. */
  flushReaders(): Promise<void>;
  /** Reads how articles are counted. A ticker, now and then. */
  readCounts(): Promise<void>;
}

/** Content over a database; nothing is read before `load`. */
export function openContent({ db }: { db: Db }): Content {
  const kept = new KeptContent(db);
  const readers = new Readers(db);
  return {
    kept,
    readingRoutes: () => readingRoutes({ db, kept, readers }),
    mountFeeds: (app, deps) => mountFeeds(app, { db, kept, ...deps }),
    load: () => kept.load(),
    apply: (changes) => kept.apply(changes),
    flushReaders: () => readers.flush(),
    readCounts: () => kept.readCounts(),
  };
}
