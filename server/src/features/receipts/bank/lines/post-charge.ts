import type { Trx } from '../../../../calls.ts';
import { exchange } from '../../../../domain/exchange.ts';
import { bankChargeLines, reversed } from '../../../../domain/ledger/lines.ts';
import { refusedInput } from '../../../../platform/http/app-error.ts';
import { postForHouse } from '../../../wallet/wallet.ts';
import { countUses } from './bank-line-store.ts';

interface ChargedLine {
  id: number;
  /** Minor units below zero. */
  amount: number;
  currency: string;
  memo: string;
}

/** Currency of the agencies' accounts, and the rate of the statement if its currency is another one. */
interface ChargeRate {
  account: string;
  rate: string | null;
  rate_of: string | null;
}

/** Amount of a charge in the currency of the agencies' accounts, in minor units. */
export function chargeWorth(
  { amount, currency }: Pick<ChargedLine, 'amount' | 'currency'>,
  { account, rate, rate_of }: ChargeRate,
): number {
  if (currency === account) return -amount;
  if (rate === null || rate_of === null) throw refusedInput('line_id', 'bank_line_unrated');
  return Math.max(1, exchange({ amount: -amount, currency }, account, { rate, of: rate_of }));
}

/** A charge in the currency of the agencies' accounts, and the company of the bank account. */
interface PostedCharge {
  worth: number;
  account: string;
  entityId: number;
  userId: number;
  now: Date;
}

/** Posts a charge of the bank to the seller's account of bank charges; returns the posting. */
export async function postCharge(
  trx: Trx,
  { id, memo }: Pick<ChargedLine, 'id' | 'memo'>,
  { worth, account, entityId, userId, now }: PostedCharge,
): Promise<number> {
  const key = `bank_line:${id}:${await countUses(trx, id)}`;
  const lines = bankChargeLines(worth);
  return postForHouse(trx, { event: 'bank_fee', key, currency: account, entityId, lines, userId, memo, now });
}

/** Reverses the posting of a charge. */
export async function unpostCharge(
  trx: Trx,
  { useId, memo }: { useId: number; memo: string },
  { worth, account, entityId, userId, now }: PostedCharge,
): Promise<void> {
  const lines = reversed(bankChargeLines(worth));
  const key = `bank_line_use:${useId}:undone`;
  await postForHouse(trx, {
    event: 'bank_fee_reversed',
    key,
    currency: account,
    entityId,
    lines,
    userId,
    memo,
    now,
  });
}
