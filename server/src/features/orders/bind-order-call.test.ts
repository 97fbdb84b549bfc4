import { cancelOrder, previewRefund } from '@serai/contract/orders/actions';
import { listOrders } from '@serai/contract/orders/orders';
import { describe, expect, it } from 'vitest';
import { command, type Db, route } from '../../calls.ts';
import { orderCommand, orderRoute } from './bind-order-call.ts';
import { createProducts } from './products.ts';

const db = {} as Db;
const deps = { db, products: createProducts([]) };
const never = async (): Promise<never> => {
  throw new Error('nothing is called here');
};

describe('binding of calls with an order action', () => {
  it('route and command: endpoint with an order action → throw, so that no portal starts with it; orderCommand and orderRoute bind it', () => {
    expect(() => route(previewRefund, never)).toThrow('order/refundPreview names an action on an order');
    expect(() => command(db, cancelOrder, never)).toThrow('order/cancel names an action on an order');
    expect(orderCommand(deps, cancelOrder, never).endpoint).toBe(cancelOrder);
    expect(orderRoute(deps, previewRefund, never).endpoint).toBe(previewRefund);
  });

  it('orderRoute: endpoint without an order action → throws', () => {
    expect(() => orderRoute(deps, listOrders, never)).toThrow('order/list names no action on an order');
  });
});
