import { completeOrders } from './complete-order.ts';
import { expireOrders } from './expire-orders.ts';
import { wrongState } from './move-order.ts';
import { noteOnOrder } from './note-on-order.ts';
import { findAnyOrder, type OpenOrder, openOrder, openOrderAsOperator } from './open-order.ts';
import { listHistory, type OrderRow } from './order-store.ts';
import { type FrozenPolicy, feeBaseOf, type NewOrder, placeOrder } from './place-order.ts';
import { presentOrder } from './present-order.ts';
import { forgetPreviews } from './preview-refund.ts';
import type { Bilingual, Product, VoucherContent } from './product-port.ts';
import { createProducts, type Products } from './products.ts';
import { forgetQuotes, lockQuote, markQuoteUsed, type NewQuote, type Quote, saveQuote } from './quotes.ts';

export type {
  Bilingual,
  FrozenPolicy,
  NewOrder,
  NewQuote,
  OpenOrder,
  OrderRow,
  Product,
  Products,
  Quote,
  VoucherContent,
};
/** What other features use of orders: products book through these, and know nothing else of them. */
export {
  completeOrders,
  createProducts,
  expireOrders,
  feeBaseOf,
  findAnyOrder,
  forgetPreviews,
  forgetQuotes,
  listHistory,
  lockQuote,
  markQuoteUsed,
  noteOnOrder,
  openOrder,
  openOrderAsOperator,
  placeOrder,
  presentOrder,
  saveQuote,
  wrongState,
};
