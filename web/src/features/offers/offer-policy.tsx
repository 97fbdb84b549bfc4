import type { Policy } from '@serai/contract/orders/cancellation';
import { PolicyBar, type PolicyStretch } from '@serai/ui/policy-bar';
import { useDates } from '../../platform/format/dates.ts';
import { useReaderZone } from '../../platform/format/reader-zone.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { usePriceView } from './price-view.tsx';
import { useOfferMoney } from './use-offer-money.ts';

export interface OfferPolicyProps {
  policy: Policy;
  /** Total of the whole offer; a fee of this amount is the full price. */
  total: { amount: number; currency: string };
  /** Start of the service in unix milliseconds. */
  startsAtMs: number;
  /** A stay with check-in, or a ride with pick-up. */
  service: 'stay' | 'ride';
  /** Place of the local time, in the reader's language. */
  place: string;
  nowMs: number;
  compact?: boolean;
}

/** An offer's cancellation timeline as a bar, from now to the start of its service. */
export function OfferPolicy(props: OfferPolicyProps) {
  const { startsAtMs, service, nowMs, compact = false } = props;
  const t = usePhrases('offer-terms');
  const stretches = useStretches(props);
  return (
    <PolicyBar
      stretches={stretches}
      startsAtMs={startsAtMs}
      nowMs={nowMs}
      words={{ label: t('policy'), now: t('policyNow'), start: t(`policyStart_${service}`) }}
      compact={compact}
    />
  );
}

/**
 * Periods of a policy with their texts: neighbouring windows with the same fee are merged; local time first, the reader's
 * own time after it.
 */
export function useStretches(props: Omit<OfferPolicyProps, 'startsAtMs' | 'service'>): PolicyStretch[] {
  const { policy, total, place, nowMs, compact = false } = props;
  const t = usePhrases('offer-terms');
  const { placeTime } = useDates();
  const money = useOfferMoney();
  const hidden = usePriceView().view === 'hidden';
  const readerZone = useReaderZone();
  const windows = policy.windows.filter((window, at) => window.amount !== policy.windows[at + 1]?.amount);
  const running = windows.find(({ until }) => until === null || until * 1000 > nowMs);
  const isLost = running !== undefined && running.amount >= total.amount;
  const hasEnded = (windows[0]?.amount ?? 0) < total.amount;
  const feeWords = (amount: number): string => {
    if (amount === 0) return t('feeFree');
    if (isLost && amount >= total.amount) return t(hasEnded ? 'feeWholeNow' : 'nonRefundable');
    const full = amount >= total.amount;
    if (hidden || compact) return full ? t('feeWhole') : hidden ? t('feePart') : feeText(amount, 'feeAmount');
    return feeText(amount, full ? 'feeFull' : 'feeAmount');
  };
  const feeText = (amount: number, key: 'feeFull' | 'feeAmount') =>
    t(key, { amount: money.text({ amount, currency: total.currency }) });
  return windows.map(({ until, amount }) => {
    const time = until === null ? '' : placeTime(until, policy.tz);
    const here = until !== null && readerZone ? placeTime(until, readerZone) : '';
    return {
      kind: amount === 0 ? 'free' : amount < total.amount ? 'fee' : isLost ? 'final' : 'full',
      untilMs: until === null ? null : until * 1000,
      fee: feeWords(amount),
      ...(until !== null && {
        untilText: compact ? t('untilLocal', { time }) : t('untilPlace', { time, place }),
      }),
      ...(!compact &&
        until !== null &&
        here !== '' &&
        here !== time && {
          untilTextHere: t('untilHere', { time: here }),
        }),
      ...(!compact && until === null && windows.length > 1 && { untilText: t('fromThen') }),
    };
  });
}
