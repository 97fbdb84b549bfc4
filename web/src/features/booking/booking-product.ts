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

/** Form values common to all products. */
export interface BookingValues {
  special_requests: string;
  reference: string;
  contact_name: string;
  contact_phone: string;
  /** Empty if none is selected. */
  pay_channel: PayChannel | '';
  /** Note for the approver, if the member may not pay. */
  approval_note: string;
}

export interface Contact {
  name: string;
  phone: string;
  fromLastOrder: boolean;
}

/** A product's call by which a member locks a price, with its input. */
export type QuoteCall = CallOf<Exclude<Extract<PostPath, `${string}/quote`>, StaffPath>>;
/** A product's call by which a member books a quote, with its input. */
export type BookCall = CallOf<Exclude<Extract<CommandPath, `${string}/book`>, StaffPath>>;

type StaffPath = `console/${string}`;

/** Address of the booking page: a quote, and the parameters of a new one. */
export interface ChosenOffer {
  /** Empty before the price is locked. */
  quoteId: string;
  /** Page of this offer with this quote. */
  pathWith: (quoteId: string) => string;
  /** Link back to the list or page of the offer. */
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
  /** Name of the product in `order/list?product=`. */
  name: string;
  /** Node of the page: its `book` permits booking. */
  node: Extract<NodePage, `${string}/booking`>;
  /** Reads a locked price again. */
  showQuote: (api: Api, quoteId: string, options: CallOptions) => Promise<Quote>;
  bookCall: (quoteId: string, values: Values) => BookCall;
  readOffer: (params: URLSearchParams) => ChosenOffer;
  /** Address of the product's search. */
  searchPath: () => string;
  /** Its `pay` node determines who is asked to pay. */
  orderListPath: () => OrderListPage;
  orderDetailPath: (id: number) => string;
  useWords: () => BookingWords;
  /** Key of the draft of this offer: another quote of the same offer finds it again. */
  draftKey: (quote: Quote) => string;
  emptyValues: (quote: Quote, contact: Contact) => Values;
  /** Guests, and first and last local date; for a stay the last night. */
  whoAndWhen: (quote: Quote, values: Values) => { guest_names: string[]; from: string; to: string };
  /** Field of the form for a refused field of the server; null if there is none. */
  formField: (serverField: string, values: Values) => FieldPath<Values> | null;
  /** Sections of the form in their order, including `NeedsPart` and `PaymentPart`. */
  Parts: ComponentType<PartsProps<Quote>>;
  /** Booked product, at the head of the price card. */
  Thing: ComponentType<{ quote: Quote }>;
  /** The cancellation rules and other explanations of the price, at the bottom of the card. */
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
  /** Reason of the last refused change, by the server's field. */
  fieldErrors: Record<string, string>;
}

/** Shared initial values of `BookingProduct.emptyValues`. */
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

/** The shared part of the input of book calls, `bookingContact` in the contract. */
export function contactBody(values: BookingValues) {
  return {
    contact_name: values.contact_name.trim(),
    contact_phone: values.contact_phone.trim(),
    reference: values.reference.trim(),
    special_requests: values.special_requests.trim(),
  };
}

/** Maps a shared field of the server to the form; null for any other. */
export function sharedField(serverField: string) {
  return sharedFields.find((field) => field === serverField) ?? null;
}

const sharedFields = ['contact_name', 'contact_phone', 'reference', 'special_requests'] as const;
