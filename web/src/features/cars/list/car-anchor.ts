import type { CarOffer } from '@serai/contract/cars/cars';

/** Where a guest comes back to after the login. The rate key would not do: it names the price for guests. */
export function carAnchor({ model, location, mileage }: CarOffer): string {
  return `car-${model.code}-${location.id}-${mileage.policy}`;
}
