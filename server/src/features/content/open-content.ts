import type { FastifyInstance } from 'fastify';
import type { Db, Route } from '../../calls.ts';
import type { Followed } from '../../platform/changes/change-follower.ts';
import { type MountFeedsDeps, mountFeeds } from './feeds/mount-feeds.ts';
import { KeptContent } from './kept/kept-content.ts';
import { Readers } from './reading/readers.ts';
import { readingRoutes } from './reading/reading-routes.ts';

/** Content of a running portal: the data in memory follows the database. */
export interface Content extends Followed {
  readonly kept: KeptContent;
  readingRoutes(): Route[];
  /** Mounts the addresses for search engines and feed readers. */
  mountFeeds(app: FastifyInstance, deps: Omit<MountFeedsDeps, 'db' | 'kept'>): void;
  /** Persists readers' counters. Run by a ticker every few seconds. */
  flushReaders(): Promise<void>;
  /** Reloads article counters. Run by a ticker periodically. */
  readCounts(): Promise<void>;
}

/** Opens content over a database; nothing is read before `load`. */
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
