import type { OrderView } from '@serai/contract/orders/view';
import type { ComponentType } from 'react';
import type { Got } from '../../platform/api/calls.ts';
import type { ApprovalPort } from './approval-port.ts';
import type { Service } from './service-words.ts';

/** An order as a list shows it; `detail` is its product's own part. */
export type ListedOrder = Got<'order/list'>['list'][number];
/** An order with all that is known of it. */
export type OrderReply = Got<'order/detail'>;

/**
 * Order interface of a product. Each product combines the shared list and detail pages with one of these; a
 * new product touches its own folder and the route table only.
 */
export interface OrderProduct {
  /** The word in `order/list?product=`. */
  name: string;
  /** Whether guests check in, or riders are picked up. */
  service: Service;
  /** Port to request another user's payment. */
  approvals: ApprovalPort;
  listPath: (search?: URLSearchParams) => string;
  detailPath: (id: number) => string;
  /** Where one finds something to book. */
  searchPath: () => string;
  /** Product-specific texts of the list. */
  useListWords: () => { title: string; emptyHelp: string; search: string };
  /** The second line in a list, under the order's title: dates, how many. */
  Summary: ComponentType<{ order: ListedOrder }>;
}

/** Parts of an order's own page; separate from the list's, so that lists load neither them nor their phrases. */
export interface OrderDetailProduct extends OrderProduct {
  /** The ways to ask for help with the order. */
  Help: ComponentType<{ order: OrderView }>;
  /** Product of an offer that replaces the requested one, for sales on request. */
  OfferPart?: ComponentType<{ offer: NonNullable<OrderReply['offer']> }>;
  /** Every field of the product's own, as cards. */
  DetailPart: ComponentType<{ reply: OrderReply }>;
}
