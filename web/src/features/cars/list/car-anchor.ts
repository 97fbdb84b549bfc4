import type { CarOffer } from '@serai/contract/cars/cars';

/**
 * Anchor to which a guest returns after the login: the row of the model. The rate key is unsuitable, because it contains
 * the public price.
 */
export function carAnchor({ model }: CarOffer): string {
  return `car-${model.code}`;
}
