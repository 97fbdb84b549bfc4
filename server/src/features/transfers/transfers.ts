import { transferAmendments } from './transfer-amendments.ts';
import { TransferCatalogue } from './transfer-catalogue.ts';
import { transferProduct } from './transfer-product.ts';
import { hasAirports } from './transfer-store.ts';

/** Public interface of the transfers feature. */
export { hasAirports, TransferCatalogue, transferAmendments, transferProduct };
