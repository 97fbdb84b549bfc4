import type { CarFilters, carSorts, mileagePolicies } from '@serai/contract/cars/cars';
import type { drivetrains, energies } from '@serai/contract/vehicles/vehicles';
import { paths } from '../../../paths.ts';
import type { Got } from '../../../platform/api/calls.ts';
import type { ListAddress, ListState } from '../../offers/list-address.ts';
import { codes, numbers, priceEnd, wordsOf } from '../../offers/list-filters.ts';
import type { FoundProps } from '../../offers/list-product.ts';
import { type CarSearch, readCarSearch, writeCarSearch } from '../search-line/car-search.ts';

export type CarSort = (typeof carSorts)[number];
export type CarListState = ListState<CarSearch, CarSort, CarFilters>;
export type CarsFound = Got<'car/list'>;
/** Places where a rental can begin. */
export type CarPlaces = Got<'car/locations'>['list'];
export type CarsFoundProps = FoundProps<CarListState, CarsFound>;

const knownEnergies = ['petrol', 'diesel', 'hybrid', 'electric'] as const satisfies typeof energies;
const knownDrivetrains = ['two_wheel', 'four_wheel'] as const satisfies typeof drivetrains;
const knownMileage = ['unlimited', 'per_day'] as const satisfies typeof mileagePolicies;

/** Address of the car list. */
export const carAddress: ListAddress<CarSearch, CarSort, CarFilters> = {
  path: paths.carList,
  readSearch: readCarSearch,
  writeSearch: writeCarSearch,
  sorts: ['default', 'price', 'seats'] satisfies typeof carSorts,
  filters: {
    models: codes(50),
    seats: numbers(20),
    energies: wordsOf(knownEnergies),
    drivetrains: wordsOf(knownDrivetrains),
    locations: numbers(50),
    mileage: wordsOf(knownMileage),
    price_min: priceEnd,
    price_max: priceEnd,
  },
};
