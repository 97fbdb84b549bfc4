import { carProduct } from '../features/cars/cars.ts';
import { hotelProduct } from '../features/hotels/hotels.ts';
import { createProducts } from '../features/orders/for-composition.ts';
import type { Products } from '../features/orders/orders.ts';
import { transferProduct } from '../features/transfers/transfers.ts';

/** Registers the products that are sold by orders; `publicUrl` is the origin of links. */
export function listProducts(publicUrl: string): Products {
  return createProducts([hotelProduct(publicUrl), carProduct, transferProduct]);
}
