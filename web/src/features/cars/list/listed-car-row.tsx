import type { ListedCar } from '@serai/contract/cars/cars';
import { useState } from 'react';
import type { CarSearch } from '../search-line/car-search.ts';
import { BookCarButton } from './book-car-button.tsx';
import { CarOptions } from './car-options.tsx';
import { CarRow } from './car-row.tsx';

export interface ListedCarRowProps {
  car: ListedCar;
  search: CarSearch;
  /** The searched location. */
  placeId: number;
  nowMs: number;
}

/** A model with its cheapest offer, until the reader chooses another of its options. */
export function ListedCarRow({ car, search, placeId, nowMs }: ListedCarRowProps) {
  const [chosenKey, setChosenKey] = useState(car.rate_key);
  // The prices of another search have other keys.
  const chosen = car.options.find(({ rate_key }) => rate_key === chosenKey) ?? car;
  return (
    <CarRow
      car={chosen}
      search={search}
      placeId={placeId}
      nowMs={nowMs}
      options={
        car.options.length > 1 && (
          <CarOptions
            options={car.options}
            chosenKey={chosen.rate_key}
            placeId={placeId}
            onChoose={setChosenKey}
          />
        )
      }
    >
      <BookCarButton car={chosen} search={search} />
    </CarRow>
  );
}
