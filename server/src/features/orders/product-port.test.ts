import { detailedOrder, type OrderPart } from '@serai/contract/orders/detailed-order';
import { expect, test } from 'vitest';
import { stayPart } from '../../../test/stay-part.ts';
import type { Product } from './product-port.ts';

const { detail } = stayPart(1, 'en');

/** Names the fields that the contract refuses in an order with this product and the detail of a stay. */
function refusedFields(product: string): Set<unknown> {
  const { error } = detailedOrder.safeParse({ product, detail });
  return new Set(error?.issues.map(({ path }) => path[0]));
}

test('order reply: detail of its own product → accepted', () => {
  const refused = refusedFields('hotel');
  expect(refused).not.toContain('product');
  expect(refused).not.toContain('detail');
});

test.each(['car', 'airport'])('order reply: product %s with the detail of a stay → refused', (product) => {
  expect(refusedFields(product)).toContain('detail');
});

test('order reply: product unknown to the contract → refused', () => {
  expect([...refusedFields('boat')]).toEqual(['product']);
});

test('product port: detail of another product → does not compile', () => {
  // @ts-expect-error A car order has the detail of a rental.
  const rental: OrderPart = { product: 'car', detail };
  // @ts-expect-error A product describes its own orders only.
  const describe: Product<OrderPart<'car'>>['describe'] = async () => new Map([[1, stayPart(1, 'en')]]);
  expect([rental, describe]).toHaveLength(2);
});
