import type { lockedPrice } from '@serai/contract/orders/booking';
import type { PayChannel } from '@serai/contract/orders/statuses';
import type { NodePage, OrderListPage } from '@serai/contract/permissions';
import type { ComponentType } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { Api, CallOptions } from '../../platform/api/api.ts';
import type { CallOf, CommandPath, PostPath } from '../../platform/api/calls.ts';

/** Fields common to the quotes of all products. */
export type LockedQuote = {
  [Part in keyof typeof lockedPrice]: (typeof lockedPrice)[Part]['_zod']['output'];
};

/** The part of the form that every product has. */
export interface BookingValues {
  special_requests: string;
  reference: string;
  contact_name: string;
  contact_phone: string;
  /** Empty while none is chosen. */
  pay_channel: PayChannel | '';
  /** For the one who approves the payment, where the member may not pay. */
  approval_note: string;
}

export interface Contact {
  name: string;
  phone: string;
  fromLastOrder: boolean;
}

/** A product's call that locks a price, with what it takes. */
export type QuoteCall = CallOf<Extract<PostPath, `${string}/quote`>>;
/** A product's call that books a quote, with what it takes. */
export type BookCall = CallOf<Extract<CommandPath, `${string}/book`>>;

/** Address of the booking page: a quote, and the parameters of a new one. */
export interface ChosenOffer {
  /** Empty before its price is locked. */
  quoteId: string;
  /** The page of this offer with this quote. */
  pathWith: (quoteId: string) => string;
  /** Back to where the offer was chosen. */
  wayBack: string;
  /** Locks the price; null if the address is incomplete. */
  quoteCall: QuoteCall | null;
}

/** Product-specific phrases of the shared parts. */
export interface BookingWords {
  title: string;
  backToOffer: string;
  soldOutTitle: string;
  soldOutText: string;
  missingTitle: string;
  missingText: string;
  search: string;
}

/**
 * Interface of a product for the booking page. Each product combines the shared page with one of these; a new
 * product touches its own folder and the route table only.
 */
export interface BookingProduct<Quote extends LockedQuote, Values extends BookingValues> {
  /** The word in `order/list?product=`. */
  name: string;
  /** The page's node: who has its `book` may book. */
  node: Extract<NodePage, `${string}/booking`>;
  /** A locked price once more. */
  showQuote: (api: Api, quoteId: string, options: CallOptions) => Promise<Quote>;
  bookCall: (quoteId: string, values: Values) => BookCall;
  readOffer: (params: URLSearchParams) => ChosenOffer;
  /** Where one finds something to book. */
  searchPath: () => string;
  /** Its `pay` node determines who is asked to pay. */
  orderListPath: () => OrderListPage;
  orderDetailPath: (id: number) => string;
  useWords: () => BookingWords;
  /** Names the draft of this offer: another quote of the same offer finds it again. */
  draftKey: (quote: Quote) => string;
  emptyValues: (quote: Quote, contact: Contact) => Values;
  /** Guests and local dates: first to last day, for a stay the last night. */
  whoAndWhen: (quote: Quote, values: Values) => { guest_names: string[]; from: string; to: string };
  /** The form's field for one the server has refused; null for no field of ours. */
  formField: (serverField: string, values: Values) => FieldPath<Values> | null;
  /** The form's parts in their order, with `NeedsPart` and `PaymentPart` among them. */
  Parts: ComponentType<PartsProps<Quote>>;
  /** Booked product, at the head of the price card. */
  Thing: ComponentType<{ quote: Quote }>;
  /** The cancellation rules, and what else explains the price, at its foot. */
  Rules: ComponentType<{ quote: Quote; nowMs: number }>;
  /** Facts for the final check. */
  LastCheck: ComponentType<{ quote: Quote; values: Values }>;
}

export interface PartsProps<Quote> {
  quote: Quote;
  mayPay: boolean;
  contactFromLastOrder: boolean;
  change: OfferChange;
}

/** Options that can be changed on the booking page; every change requests a new price. */
export interface OfferChange {
  /** Prices this offer and continues with it. The previous one stays until then, and after a refusal. */
  to: (next: ChosenOffer) => void;
  busy: boolean;
  /** Why the last change was refused, by the server's field. */
  fieldErrors: Record<string, string>;
}

/** What `BookingProduct.emptyValues` begins with. */
export function emptySharedValues(contact: Contact): BookingValues {
  return {
    special_requests: '',
    reference: '',
    contact_name: contact.name,
    contact_phone: contact.phone,
    pay_channel: '',
    approval_note: '',
  };
}

/** The shared part of what book calls take, as the contract's `bookingContact` has it. */
export function contactBody(values: BookingValues) {
  return {
    contact_name: values.contact_name.trim(),
    contact_phone: values.contact_phone.trim(),
    reference: values.reference.trim(),
    special_requests: values.special_requests.trim(),
  };
}

/** A shared field by the server's name; null for any other. */
export function sharedField(serverField: string) {
  return sharedFields.find((field) => field === serverField) ?? null;
}

const sharedFields = ['contact_name', 'contact_phone', 'reference', 'special_requests'] as const;
