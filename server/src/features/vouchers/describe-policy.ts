import type { Fee } from '@serai/contract/orders/cancellation';
import type { policyShades, VoucherView, Worded } from '@serai/contract/vouchers/vouchers';
import { isRefundable, keptOf } from '../../domain/cancellation-policy.ts';
import { localDateTime } from '../../domain/local-time.ts';
import type { FrozenPolicy, VoucherLabel } from '../orders/orders.ts';
import { say } from './voucher-words.ts';

/** Minimum width of a window as a share of the bar: its text must fit below. */
const MIN_SHARE = 0.2;

/**
 * Describes the cancellation timeline from booking to arrival, to scale as far as the text allows; without
 * amounts.
 */
export function describePolicy(
  policy: FrozenPolicy,
  order: { created_at: Date; service_start: Date },
  word: (said: VoucherLabel) => Worded,
): NonNullable<VoucherView['policy']> {
  const title = word(say('policy'));
  if (!isRefundable(policy)) {
    const text = word(say('policyFixed'));
    return { title, refundable: false, windows: [{ shade: 'full', share: 1, from: [], text }] };
  }
  const { windows, tz } = policy;
  const shares = shareOut(policy, order.created_at.getTime(), order.service_start.getTime());
  return {
    title,
    refundable: true,
    windows: windows.map(({ fee }, at) => {
      const start = windows[at - 1]?.until;
      const from = start ? say('from', { time: localDateTime(start, tz).replace('T', ' ') }) : say('fromNow');
      const [shade, text] = keptOf(policy) > 0 ? keptWords(fee) : [shadeOf(fee), feeWords(fee)];
      return { shade, share: shares[at]!, from: word(from), text: word(text) };
    }),
  };
}

/** Share of the bar per window. */
function shareOut({ windows }: FrozenPolicy, begin: number, end: number): number[] {
  const edges = windows.map(({ until }) => Math.min(Math.max(until ?? end, begin), Math.max(begin, end)));
  const lengths = edges.map((edge, at) => edge - (edges[at - 1] ?? begin));
  const spare = 1 - MIN_SHARE * windows.length;
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
  return lengths.map((length) => (spare > 0 ? MIN_SHARE + (spare * length) / total : 1 / windows.length));
}

/**
 * If the fee of an earlier change is kept, no window is free, and percentages and nights refer to the rest
 * only.
 */
function keptWords(fee: Fee): [(typeof policyShades)[number], VoucherLabel] {
  const shade = shadeOf(fee);
  return shade === 'full' ? [shade, feeWords(fee)] : ['part', say('amountCharge')];
}

function shadeOf(fee: Fee): (typeof policyShades)[number] {
  if (fee.kind === 'none') return 'free';
  return fee.kind === 'percent' && fee.percent >= 100 ? 'full' : 'part';
}

function feeWords(fee: Fee): VoucherLabel {
  switch (fee.kind) {
    case 'none':
      return say('free');
    case 'percent':
      return fee.percent >= 100 ? say('fullCharge') : say('percentCharge', { percent: fee.percent });
    case 'nights':
      return fee.nights === 1 ? say('firstNight') : say('firstNights', { nights: fee.nights });
    case 'amount':
      return say('amountCharge');
  }
}
