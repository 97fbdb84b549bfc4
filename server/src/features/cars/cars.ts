/** Public interface of the cars feature. */
export { carAmendments } from './car-amendments.ts';
export { carProduct } from './car-product.ts';
export { hasCarRates } from './rate-store.ts';
