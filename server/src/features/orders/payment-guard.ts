import type { PayChannel } from '@serai/contract/order-statuses';
import type { Member, Trx } from '../../calls.ts';

/** A payment a member is about to make; amounts in minor units of `currency`. */
export interface Payment {
  member: Member;
  channel: PayChannel;
  /** What is paid now, and what the order then costs in all. */
  amount: number;
  orderTotal: number;
  currency: string;
  now: Date;
}

/**
 * What orders asks before a member's money moves, in the paying transaction and after the order was locked:
 * throws the refusal when the member may not pay this now. The feature that keeps spending limits implements it and
 * `app.ts` hands it over; it locks what it decides by, so that rivals cannot pass a limit together.
 */
export type PaymentGuard = (trx: Trx, payment: Payment) => Promise<void>;

/** The same of the way to pay alone, for what is owed already: what it cost counted when it was bought. */
export type PayChannelGuard = (trx: Trx, payment: Pick<Payment, 'member' | 'channel'>) => Promise<unknown>;
