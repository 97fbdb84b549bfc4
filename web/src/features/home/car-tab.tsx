import { emptyCarSearch } from '../cars/search-line/car-search.ts';
import { CarSearchLine } from '../cars/search-line/car-search-line.tsx';

/** Cars with a driver: from the home page to their list. */
export function Search({ nowMs }: { nowMs: number }) {
  return <CarSearchLine initial={emptyCarSearch} nowMs={nowMs} />;
}
