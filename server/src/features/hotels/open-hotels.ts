import type { Db, Route } from '../../calls.ts';
import type { Followed } from '../../platform/changes/change-follower.ts';
import { Catalogue, type CatalogueDeps } from './catalogue/catalogue.ts';
import { DestinationFinder } from './find-destinations.ts';
import { type HotelRouteDeps, hotelRoutes } from './routes.ts';
import { ViewCounter } from './views.ts';

/** Hotels of a running portal: the catalogue and the name index follow the database. */
export interface Hotels extends Followed {
  /** Data that searches read. */
  catalogue: Catalogue;
  /** Names of places and hotels. */
  finder: DestinationFinder;
  routes(deps: Omit<HotelRouteDeps, 'db' | 'catalogue' | 'finder' | 'views'>): Route[];
  /** Persists counted views. Run by a job every minute. */
  flushViews(db: Db): Promise<number>;
}

/** Opens hotels over a database; nothing is read before `load`. */
export function openHotels(deps: CatalogueDeps): Hotels {
  const catalogue = new Catalogue(deps);
  const finder = new DestinationFinder(catalogue);
  const views = new ViewCounter(catalogue);
  return {
    catalogue,
    finder,
    routes: (rest) => hotelRoutes({ db: deps.db, catalogue, finder, views, ...rest }),
    load: () => finder.prepareWhile((take) => catalogue.load(take)),
    apply: (changes) => catalogue.apply(changes),
    flushViews: (db) => views.flush(db),
  };
}
