import { carAmendments } from './car-amendments.ts';
import { CarCatalogue } from './car-catalogue.ts';
import { carProduct } from './car-product.ts';
import { hasCarRates } from './rate-store.ts';

/** What the rest of the server uses of cars. */
export { CarCatalogue, carAmendments, carProduct, hasCarRates };
