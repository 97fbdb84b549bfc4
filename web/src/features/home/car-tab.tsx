import { emptyCarSearch } from '../cars/search-line/car-search.ts';
import { CarSearchLine } from '../cars/search-line/car-search-line.tsx';

/** Search for cars with a driver on the home page. */
export function Search({ nowMs }: { nowMs: number }) {
  return <CarSearchLine initial={emptyCarSearch} nowMs={nowMs} />;
}
