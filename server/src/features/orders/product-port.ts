import type { ServiceTime } from '@serai/contract/dates';
import type { OrderListPage } from '@serai/contract/permissions';
import type { Lang } from '@serai/phrases/lang';
import type { Db, Trx } from '../../calls.ts';

/**
 * What orders needs of a product. Hotels, cars and transfers each implement it and `app.ts` registers them;
 * orders itself names no product.
 */
export interface Product {
  /** The word in `orders.product` and in `order/list?product=`. */
  readonly name: string;
  /** Its list page, the prefix of its permission nodes: `/user/order/list`. */
  readonly listPage: OrderListPage;
  /** First letter of its order numbers. */
  readonly snPrefix: string;
  /** Whether guests check in (hotel); otherwise service begins by dispatch. */
  readonly hasCheckIn: boolean;
  /**
   * Gives back what the order holds of the product's stock, in the transaction that ends it; repeating it does
   * nothing. After a no-show nobody else can use what was held, but anyone who waited is free.
   */
  releaseStock(trx: Trx, orderId: number, how: 'ended' | 'noShow'): Promise<void>;
  /**
   * Notifies those who serve an order of the seller's own, a hotel or drivers, in the transaction that confirms or ends
   * it. Of an ending only those hear who were notified before.
   */
  notifySupplier(trx: Trx, orderId: number, news: SupplierNews, now: Date): Promise<void>;
  /**
   * Of these orders those of which something shows that they were served: guests came, or the hotel has acknowledged the
   * stay or confirmed it with a code. The clock completes no other order.
   */
  findServed(db: Db, orderIds: readonly number[]): Promise<Set<number>>;
  /** Names and phone numbers of those who serve an order, for the staff: the hotel, the drivers. */
  findContacts?(db: Db, orderId: number): Promise<string[]>;
  /** Records that those who serve an order have confirmed it by telephone to one of the staff. */
  acknowledge?(trx: Trx, orderId: number, word: { by: string; now: Date }): Promise<void>;
  /** Since when all who were to meet the guests have been there; null while one is not, or where nobody meets them. */
  findWaitingSince(db: Db, orderId: number): Promise<Date | null>;
  /** The countries where orders were or will be served, ISO 3166-1: how they are taxed may depend on it. */
  findCountries(db: Db, orderIds: readonly number[]): Promise<Map<number, string>>;
  /** The product's own part of each order (`order.detail`), in the asked language. */
  describe(db: Db, orderIds: readonly number[], lang: Lang): Promise<Map<number, Record<string, unknown>>>;
  /** How much of the product each order is, for a sheet of many orders. */
  countUnits(db: Db, orderIds: readonly number[]): Promise<Map<number, OrderUnits>>;
  /** What the drivers of each order need to know; only products whose orders are driven have it. */
  describeRides?(db: Db, orderIds: readonly number[], lang: Lang): Promise<Map<number, RideSheet>>;
  /** Where it is sold on request, too: what the seller offers for such an order. */
  readonly offers?: {
    /**
     * Makes the product's part of an order what was offered, in the transaction in which a member accepts it, and holds
     * it where it comes from the seller's stock. Refuses with `sold_out` what is no longer there.
     */
    accept(trx: Trx, orderId: number, offer: { detail: unknown; fromStock: boolean }): Promise<void>;
    /** The product's part of an order (`describe`) as it would be. */
    describe(db: Db, orderId: number, detail: unknown, lang: Lang): Promise<Record<string, unknown>>;
  };
  /** Where it is sold for outside suppliers, too (`orders.supplier`). */
  readonly supplied?: {
    /** What is to be booked there, in the codes of our catalogue. */
    describe(db: Db, orderId: number): Promise<Record<string, unknown>>;
    /** Keeps the code the supplier has confirmed the order by. */
    keepCode(trx: Trx, orderId: number, code: string): Promise<void>;
  };
  /**
   * What the voucher says beyond number, contact, reference and requests: above all who comes, where and when; `desk` is
   * the seller's number for any hour, empty when none is set.
   */
  describeVoucher(db: Db, orderId: number, desk: string): Promise<VoucherContent>;
  /** The same of an order that there never was, for agencies that try how their vouchers look. */
  sampleVoucher(desk: string): VoucherContent;
}

/** Rooms or vehicles of an order; of a stay its nights and the hotel's confirmation code, empty before it is given. */
export interface OrderUnits {
  units: number;
  nights?: number;
  code?: string;
}

/** Where a driver fetches and brings whom; texts are empty where there is nothing to say. */
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

/** What becomes of an order, as those see it who serve it. */
export type SupplierNews = 'booking' | 'change' | 'cancellation';

/** Voucher content: rows in groups, in every language a voucher can have, ready to be set by any layout. */
export interface VoucherContent {
  /** E.g. 入住凭证 / Hotel voucher. */
  heading: VoucherLabel;
  /** The place or vehicle, big. */
  name: Bilingual;
  /** Whether who serves it has confirmed it, and by which code, empty when none was given; undefined where nobody is asked. */
  confirmed?: { code: string } | 'not_yet';
  /** What a driver is shown to bring the guests there; `localName` and `localAddress` are in the script that is read there, empty if there is none. */
  card?: { name: string; localName: string; address: string; localAddress?: string; phone: string };
  /** WGS 84 degrees. */
  place?: { latitude: number; longitude: number };
  sections: readonly { title: VoucherLabel; rows: readonly VoucherRow[] }[];
  /** Requests that its booking page offers to choose: known in both languages, whichever was clicked. */
  requestWords: readonly Bilingual[];
}

/** A label; without Burmese it is said in English there. */
export type VoucherLabel = Bilingual & { my?: string };

export interface VoucherRow {
  label: VoucherLabel;
  value: Bilingual;
}

export interface Bilingual {
  zh: string;
  en: string;
}

/** Phrases whose key begins with a prefix, in both languages. */
export function phrasesFrom<Phrases extends Record<string, string>>(
  zh: Phrases,
  en: Record<keyof Phrases, string>,
  prefix: string,
): Bilingual[] {
  return Object.keys(zh)
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ zh: zh[key]!, en: en[key]! }));
}

/** The same said in both languages. */
export function inBoth(say: (lang: Lang) => string): Bilingual {
  return { zh: say('zh-cn'), en: say('en') };
}
