import * as z from 'zod/mini';
import { carOrder } from '../cars/orders.ts';
import { hotelOrder } from '../hotels/booking.ts';
import { transferOrder } from '../transfers/booking.ts';

/** An order with the part of its product in `detail`; a new product adds its order here. */
export const detailedOrder = z.discriminatedUnion('product', [hotelOrder, carOrder, transferOrder]);
export type DetailedOrder = z.infer<typeof detailedOrder>;

/** The detail of an order of any product, for replies that name the product elsewhere. */
export const orderDetail = z.union([
  hotelOrder.shape.detail,
  carOrder.shape.detail,
  transferOrder.shape.detail,
]);

type ProductWord = DetailedOrder['product'];

/** The part of an order that its product adds: the product's word and the detail that belongs to it. */
export type OrderPart<Word extends ProductWord = ProductWord> = Word extends ProductWord
  ? Pick<Extract<DetailedOrder, { product: Word }>, 'product' | 'detail'>
  : never;
