import type { PayChannel } from '@serai/contract/orders/statuses';
import type { Db, Member, Trx } from '../../../calls.ts';

/** A payment that a member is about to make; amounts in minor units of `currency`. */
export interface Payment {
  member: Member;
  channel: PayChannel;
  /** Amount paid now, and the resulting total of the order. */
  amount: number;
  orderTotal: number;
  currency: string;
  now: Date;
}

/**
 * Hook called before a member's money moves, in the paying transaction after locking the order; throws if the
 * member may not pay this now. The feature for spending limits implements it and
 * `composition/connect-ports.ts` provides it; it locks its data so that concurrent payments cannot exceed a
 * limit together.
 */
export type PaymentGuard = (trx: Trx, payment: Payment) => Promise<void>;

/** The same for the payment channel only, for existing debts: their cost was counted at purchase. */
export type PayChannelGuard = (trx: Trx, payment: Pick<Payment, 'member' | 'channel'>) => Promise<unknown>;

/** Returns whether a request for payment of an order waits for its agency; the feature for approvals implements it. */
export type HasPendingApproval = (db: Db | Trx, orderId: number) => Promise<boolean>;
