import { carAmendments } from './car-amendments.ts';
import { CarCatalogue } from './car-catalogue.ts';
import { carProduct } from './car-product.ts';
import { hasCarRates } from './rate-store.ts';

/** Public interface of the cars feature. */
export { CarCatalogue, carAmendments, carProduct, hasCarRates };
