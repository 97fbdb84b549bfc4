import { CarCatalogue } from './car-catalogue.ts';
import { carProduct } from './car-product.ts';

/** What the rest of the server uses of cars. */
export { CarCatalogue, carProduct };
