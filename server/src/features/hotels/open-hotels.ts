import type { Products } from '../orders/orders.ts';
import type { Db, Route } from '../permissions/permissions.ts';
import { Catalogue, type CatalogueDeps } from './catalogue/catalogue.ts';
import { pruneChanges } from './catalogue/change-reader.ts';
import { DestinationFinder } from './find-destinations.ts';
import { hotelRoutes } from './routes.ts';
import { ViewCounter } from './views.ts';

/** Hotels as a running portal has them. */
export interface Hotels {
  /** What searches are answered from. */
  catalogue: Catalogue;
  routes(products: Products): Route[];
  /** False while the catalogue is read: searches are refused as during a restart. */
  isLoaded(): boolean;
  /** Reads the catalogue and makes the index of names. */
  load(): Promise<void>;
  /** Follows changes until `stop`. */
  follow(): void;
  /** Reads what was committed before the call; tests need not wait for the next turn. */
  refresh(): Promise<void>;
  /** Writes counted views down. A job, every minute. */
  flushViews(db: Db): Promise<number>;
  /** Deletes change rows that every reader has seen. A job, every few minutes. */
  pruneChanges(db: Db): Promise<number>;
  stop(): Promise<void>;
}

/** Hotels over a database; nothing is read before `load`. */
export function openHotels(deps: CatalogueDeps): Hotels {
  const catalogue = new Catalogue(deps);
  const finder = new DestinationFinder(catalogue);
  const views = new ViewCounter(catalogue);
  return {
    catalogue,
    routes: (products) => hotelRoutes({ db: deps.db, catalogue, finder, views, products }),
    isLoaded: () => catalogue.isLoaded,
    load: async () => {
      await catalogue.load();
      await finder.prepare();
    },
    follow: () => catalogue.follow(),
    refresh: () => catalogue.refresh(),
    flushViews: (db) => views.flush(db),
    pruneChanges,
    stop: () => catalogue.stop(),
  };
}
