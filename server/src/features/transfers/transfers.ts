/** Public interface of the transfers feature. */
export { transferQueues } from './flight-queue.ts';
export type { FlightReport, FlightSource } from './flight-source.ts';
export { transferAmendments } from './transfer-amendments.ts';
export { transferProduct } from './transfer-product.ts';
export { hasAirports } from './transfer-store.ts';
