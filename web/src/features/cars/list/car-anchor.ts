import type { CarOffer } from '@serai/contract/cars/cars';

/**
 * Anchor to which a guest returns after the login. The rate key is unsuitable, because it contains the public
 * price.
 */
export function carAnchor({ model, location, mileage }: CarOffer): string {
  return `car-${model.code}-${location.id}-${mileage.policy}`;
}
