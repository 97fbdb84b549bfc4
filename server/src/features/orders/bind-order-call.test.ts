import { cancelOrder, previewRefund } from '@serai/contract/order-actions';
import { listOrders } from '@serai/contract/orders';
import { describe, expect, it } from 'vitest';
import { command, type Db, route } from '../../calls.ts';
import { orderCommand, orderRoute } from './bind-order-call.ts';
import { createProducts } from './products.ts';

const db = {} as Db;
const deps = { db, products: createProducts([]) };
const never = async (): Promise<never> => {
  throw new Error('nothing is called here');
};

describe('a call that names an action on an order', () => {
  it('is not bound by what does not open the order: no portal starts with it', () => {
    expect(() => route(previewRefund, never)).toThrow('order/refundPreview names an action on an order');
    expect(() => command(db, cancelOrder, never)).toThrow('order/cancel names an action on an order');
    expect(orderCommand(deps, cancelOrder, never).endpoint).toBe(cancelOrder);
    expect(orderRoute(deps, previewRefund, never).endpoint).toBe(previewRefund);
  });

  it('is the only one that is: any other access says who may before an order is open', () => {
    expect(() => orderRoute(deps, listOrders, never)).toThrow('order/list names no action on an order');
  });
});
