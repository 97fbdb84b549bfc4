import type { OrderView } from '@serai/contract/orders/view';
import type { ComponentType, ReactNode } from 'react';
import type { Got } from '../../platform/api/calls.ts';
import type { Language } from '../../platform/i18n/language.ts';
import type { ApprovalPort } from './approval-port.ts';
import type { Service } from './views/service-words.ts';

/** An order in a list; `detail` is the product's part. */
export type ListedOrder = Got<'order/list'>['list'][number];
/** An order in the list over all products, with what it lacks. */
export type EveryOrder = Got<'order/listEvery'>['list'][number];
/** An order with all its data. */
export type OrderReply = Got<'order/detail'>;

/**
 * Order interface of a product. Each product combines the shared list and detail pages with one of these; a
 * new product touches its own folder and the route table only.
 */
export interface OrderProduct {
  /** Name of the product in `order/list?product=`. */
  name: string;
  /** A stay with check-in, or a ride with pick-up. */
  service: Service;
  /** Port to request another user's payment. */
  approvals: ApprovalPort;
  listPath: (search?: URLSearchParams) => string;
  detailPath: (id: number) => string;
  /** Address of the product's search. */
  searchPath: () => string;
  /** Product-specific texts of the list. */
  useListWords: () => { title: string; emptyHelp: string; search: string };
}

/** A fact of an order that agents and hotels ask for on the telephone. */
export interface HeadFact {
  key: string;
  name: string;
  value: ReactNode;
  /** Second line, in smaller type. */
  note?: ReactNode;
  /** Text behind a copy button. */
  copied?: string;
  /** The order needs the value and does not have it yet. */
  missing?: boolean;
}

/** Parts of an order's own page; separate from the list's, so that lists load neither them nor their phrases. */
export interface OrderDetailProduct extends OrderProduct {
  /** Links to get help with the order. */
  Help: ComponentType<{ order: OrderView }>;
  /** Product of an offer that replaces the requested one, for sales on request. */
  OfferPart?: ComponentType<{ offer: NonNullable<OrderReply['offer']> }>;
  /** When, what, for whom, and who serves it. The page itself adds the cancellation. */
  useHeadFacts: (order: OrderReply['order']) => readonly HeadFact[];
  /** Text for the guests, which the agent sends on: without prices, and without the seller. */
  clientText: (order: OrderReply['order'], lang: Language) => string;
  /** Search for the same place and people, without dates. */
  againPath: (order: OrderReply['order']) => string;
  /** Cards with the fields that are often needed. */
  DetailPart: ComponentType<{ reply: OrderReply }>;
  /** Cards with all further fields of the product; the page folds them. */
  FieldsPart: ComponentType<{ reply: OrderReply }>;
}
