import type { ServiceTime } from '@serai/contract/dates';
import type { OrderDeskAction } from '@serai/contract/orders/desk-actions';
import type { OrderPart } from '@serai/contract/orders/detailed-order';
import type { OrderGap } from '@serai/contract/orders/list-columns';
import type { OrderListPage } from '@serai/contract/permissions';
import type { StaffNode } from '@serai/contract/staff/nodes';
import type { Lang } from '@serai/phrases/lang';
import type { RawBuilder } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { OrderRow } from './order-store.ts';

/**
 * Port of orders to a product. Hotels, cars and transfers implement it and `composition/list-products.ts`
 * registers them; orders is independent of products. `Part` is the part of its orders in the contract: a product
 * returns no other.
 */
export interface Product<Part extends OrderPart = OrderPart> {
  /** Value of `orders.product` and `order/list?product=`. */
  readonly name: string;
  /** List page, the prefix of its permission nodes: `/user/order/list`. */
  readonly listPage: OrderListPage;
  /** First letter of its order numbers. */
  readonly snPrefix: string;
  /** Whether guests check in (hotel); otherwise the service begins by dispatch. */
  readonly hasCheckIn: boolean;
  /**
   * Releases the stock held by an order, in the transaction that ends it; idempotent. After a no-show the
   * held nights or times cannot be resold, but waiting drivers become free.
   */
  releaseStock(trx: Trx, orderId: number, how: 'ended' | 'noShow'): Promise<void>;
  /**
   * Notifies the hotel or drivers of an order from own stock, in the transaction that confirms or ends it. An
   * ending is only sent to those notified before.
   */
  notifySupplier(trx: Trx, orderId: number, news: SupplierNews, now: Date): Promise<void>;
  /**
   * Returns the given orders with evidence of their service: the guests came, or the hotel acknowledged the
   * stay or confirmed it with a code. The closing job completes no others.
   */
  findServed(db: Db, orderIds: readonly number[]): Promise<Set<number>>;
  /** The thing that its confirmed orders can lack, with the condition on `orders` as SQL; only if they need it for the service. */
  readonly gap?: { kind: OrderGap; isOpen: RawBuilder<boolean> };
  /** Lists names and phone numbers of an order's providers, for the staff: the hotel, the drivers. */
  findContacts?(db: Db, orderId: number): Promise<string[]>;
  /**
   * Returns what cars hired for an order cost, minor units: undefined without one, null if not known; only for driven
   * products.
   */
  findHiredCost?(db: Db, orderId: number): Promise<number | null | undefined>;
  /**
   * Lists what the seller owes for the service of an order, and to whom. A sum of null is not known. The cost frozen on the
   * order is omitted where the seller's own fleet serves it.
   */
  findSupplierCosts?(db: Db, order: Pick<OrderRow, 'id' | 'cost' | 'supplier'>): Promise<SupplierCost[]>;
  /** Lists the product's own staff actions on an order, each with the guard of its call. */
  listDeskActions?(
    db: Db,
    opened: { order: OrderRow; product: Product },
    at: { now: Date; lang: Lang },
  ): Promise<GuardedAction[]>;
  /** Records that a provider has confirmed the order to a member of staff by telephone. */
  acknowledge?(trx: Trx, orderId: number, word: { by: string; now: Date }): Promise<void>;
  /**
   * Returns since when all drivers have been waiting for the guests; null while one has not arrived, or if
   * the product has none.
   */
  findWaitingSince(db: Db, orderId: number): Promise<Date | null>;
  /** Countries of the services, ISO 3166-1; they may affect taxation. */
  findCountries(db: Db, orderIds: readonly number[]): Promise<Map<number, string>>;
  /** Returns the part of each order (`product` and `detail` of the reply), in the requested language. */
  describe(db: Db, orderIds: readonly number[], lang: Lang): Promise<Map<number, Part>>;
  /** Returns the quantity of each order, for sheets. */
  countUnits(db: Db, orderIds: readonly number[]): Promise<Map<number, OrderUnits>>;
  /** Returns by what an order's provider is known, for sheets: confirmation code, or drivers with phone and plate. */
  nameProviders?(db: Db, orderIds: readonly number[], lang: Lang): Promise<Map<number, string>>;
  /** Returns the driver information of each order; only for driven products. */
  describeRides?(db: Db, orderIds: readonly number[], lang: Lang): Promise<Map<number, RideSheet>>;
  /** For products that are also sold on request: handling of the seller's offers. */
  readonly offers?: {
    /**
     * Applies an offer to the product-specific part of an order, in the transaction of its acceptance, and
     * holds the seller's stock if used. Throws `sold_out` if it is no longer available.
     */
    accept(trx: Trx, orderId: number, offer: { detail: unknown; fromStock: boolean }): Promise<void>;
    /** Returns the detail of an order (`describe`) as it would be after acceptance. */
    describe(db: Db, orderId: number, detail: unknown, lang: Lang): Promise<Part['detail']>;
  };
  /** For products that are also sold for outside suppliers (`orders.supplier`). */
  readonly supplied?: {
    /** Returns the booking data in the codes of this portal's catalogue. */
    describe(db: Db, orderId: number): Promise<Record<string, unknown>>;
    /** Stores the supplier's confirmation code. */
    keepCode(trx: Trx, orderId: number, code: string): Promise<void>;
  };
  /**
   * Returns the voucher content beyond number, contact, reference and requests: mainly guests, place and
   * time; `desk` is the seller's 24-hour number, empty if not set.
   */
  describeVoucher(db: Db, orderId: number, desk: string): Promise<VoucherContent>;
  /** Returns sample voucher content, for agencies that preview their voucher design. */
  sampleVoucher(desk: string): VoucherContent;
}

/** Cost of an order that is owed to a hotel, or to a company by its name. */
export interface SupplierCost {
  to: { hotelId: number } | { company: string; kind: 'fleet' | 'other' };
  /** `service`: the cost frozen on the order; `hired`: a car of another company. */
  kind: 'service' | 'hired';
  /** Minor units of the order's currency; null if not known. */
  amount: number | null;
}

/** A staff action on an order, with the guard that its call applies too. */
export interface GuardedAction {
  action: OrderDeskAction;
  /** Required by its call. */
  node: StaffNode;
  /** Charge, correction or ride that it is about; null for the order itself. */
  targetId: number | null;
  /** Throws the refusal of the call if the order's current state does not allow the action. */
  guard(): unknown;
  /** Whether a second person must approve it; null if that depends on the input of the call. */
  needsSecond(): Promise<boolean> | boolean | null;
}

/**
 * Rooms or vehicles of an order; for a stay also its nights and the hotel's confirmation code, empty if not
 * given.
 */
export interface OrderUnits {
  units: number;
  nights?: number;
  code?: string;
}

/** Pick-up, drop-off and passengers for a driver; texts are empty if there is nothing to state. */
export interface RideSheet {
  from: { name: string; address: string };
  to: { name: string; address: string };
  passengers: number;
  child_seats: number;
  meeting_point: string;
  sign_text: string;
  flight_number: string;
  flight_time: ServiceTime | null;
}

/** Changes of an order that its providers are notified of. */
export type SupplierNews = 'booking' | 'change' | 'cancellation';

/** Voucher content: grouped rows in all voucher languages, independent of layout. */
export interface VoucherContent {
  /** E.g. 入住凭证 / Hotel voucher. */
  heading: VoucherLabel;
  /** Name of the place or vehicle, in large type. */
  name: Bilingual;
  /** Supplier confirmation: its code (may be empty), `not_yet`, or undefined if none is needed. */
  confirmed?: { code: string } | 'not_yet';
  /** Card to show to a driver; `localName` and `localAddress` are in the local script, empty if there is none. */
  card?: { name: string; localName: string; address: string; localAddress?: string; phone: string };
  /** WGS 84 degrees. */
  place?: { latitude: number; longitude: number };
  sections: readonly { title: VoucherLabel; rows: readonly VoucherRow[] }[];
  /** Selectable requests of its booking page in both languages, to translate the one that was selected. */
  requestWords: readonly Bilingual[];
}

/** A label; falls back to English without Burmese. */
export type VoucherLabel = Bilingual & { my?: string };

export interface VoucherRow {
  label: VoucherLabel;
  value: Bilingual;
}

export interface Bilingual {
  zh: string;
  en: string;
}

/** Lists the phrases whose keys begin with a prefix, in both languages. */
export function phrasesFrom<Phrases extends Record<string, string>>(
  zh: Phrases,
  en: Record<keyof Phrases, string>,
  prefix: string,
): Bilingual[] {
  return Object.keys(zh)
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ zh: zh[key]!, en: en[key]! }));
}

/** Evaluates a phrase in both languages. */
export function inBoth(say: (lang: Lang) => string): Bilingual {
  return { zh: say('zh-cn'), en: say('en') };
}
