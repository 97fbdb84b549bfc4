import * as z from 'zod/mini';
import { carOrder } from '../cars/orders.ts';
import { hotelOrder } from '../hotels/booking.ts';
import { transferOrder } from '../transfers/booking.ts';
import { orderGaps } from './list-columns.ts';

/** An order with the part of its product in `detail`; a new product adds its order here. */
export const detailedOrder = z.discriminatedUnion('product', [hotelOrder, carOrder, transferOrder]);
export type DetailedOrder = z.infer<typeof detailedOrder>;

/** Code or driver that a confirmed order lacks; null if it is complete. */
const lacking = { missing: z.nullable(z.enum(orderGaps)) };

/** An order in the list over all products. */
export const listedOrder = z.discriminatedUnion('product', [
  z.extend(hotelOrder, lacking),
  z.extend(carOrder, lacking),
  z.extend(transferOrder, lacking),
]);

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
