import { transferAmendments } from './transfer-amendments.ts';
import { TransferCatalogue } from './transfer-catalogue.ts';
import { transferProduct } from './transfer-product.ts';
import { hasAirports } from './transfer-store.ts';

/** What the rest of the server uses of airport transfers. */
export { hasAirports, TransferCatalogue, transferAmendments, transferProduct };
