import { AppError } from '../../platform/http/app-error.ts';
import type { Product } from './product-port.ts';

/** Registered products, by name. */
export interface Products {
  /** Returns the product of an order; every stored order has one. */
  of(order: { product: string }): Product;
  /** Returns the product named by a caller; an unknown name is refused as an invalid field. */
  named(name: string): Product;
  all: readonly Product[];
}

/** Registers the products; `composition/list-products.ts` lists them. */
export function createProducts(list: readonly Product[]): Products {
  const byName = new Map(list.map((product) => [product.name, product]));
  return {
    all: list,
    of: ({ product }) => {
      const found = byName.get(product);
      if (!found) throw new Error(`No product is called ${product}`);
      return found;
    },
    named: (name) => {
      const found = byName.get(name);
      if (!found) {
        throw new AppError('input_invalid', {
          fields: [{ path: 'product', phrase: 'field_wrong', facts: {} }],
        });
      }
      return found;
    },
  };
}
