import { TransferCatalogue } from './transfer-catalogue.ts';
import { transferProduct } from './transfer-product.ts';

/** What the rest of the server uses of airport transfers. */
export { TransferCatalogue, transferProduct };
