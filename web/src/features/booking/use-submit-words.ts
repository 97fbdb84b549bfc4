import { useWatch } from 'react-hook-form';
import type { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { BookingValues, LockedQuote } from './booking-product.ts';

/**
 * Returns the label of the submit button: “Pay 511.00 USD from balance”. `money` decides whether sums are
 * visible.
 */
export function useSubmitWords(
  quote: Pick<LockedQuote, 'total_price' | 'on_request'>,
  mayPay: boolean,
  money: Pick<ReturnType<typeof useMoney>, 'text'>,
): string {
  const t = usePhrases('booking');
  const channel = useWatch<BookingValues, 'pay_channel'>({ name: 'pay_channel' });
  if (quote.on_request) return t('submitRequest');
  if (!mayPay) return t('submitAndAsk');
  const amount = money.text(quote.total_price);
  if (channel === '') return t('submitChoose', { amount });
  return t(channel === 'balance' ? 'submitBalance' : 'submitCredit', { amount });
}
