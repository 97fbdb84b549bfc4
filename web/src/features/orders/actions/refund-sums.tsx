import type { ReplyOf } from '@serai/contract/endpoint';
import type { previewRefund } from '@serai/contract/orders/actions';
import type { OrderView } from '@serai/contract/orders/view';
import { classNames } from '@serai/ui/class-names';
import { Countdown, clockText } from '@serai/ui/countdown';
import { Price } from '@serai/ui/price';
import type { ReactNode } from 'react';
import { useDates } from '../../../platform/format/dates.ts';
import { signedParts, useMoney } from '../../../platform/format/money.ts';
import type { Say } from '../../../platform/i18n/phrases.ts';
import { useOrderPhrases } from '../views/service-words.ts';

export type RefundPreview = ReplyOf<typeof previewRefund>;

/** Price, fee and refund, and how long these are valid. */
export function RefundSums(props: { order: OrderView; preview: RefundPreview; onLapse: () => void }) {
  const { order, preview, onLapse } = props;
  const t = useOrderPhrases('orders');
  const money = useMoney();
  const { placeTime } = useDates();
  const until = preview.valid_until;
  const zone = order.service_start.tz;
  return (
    <div>
      <dl className="grid gap-1 rounded-control bg-sunken px-4 py-3">
        <Line name={t('refundPaid')}>
          <Price {...money.parts(order.total_amount)} />
        </Line>
        <Line name={t('refundFee')}>
          {preview.fee.amount > 0 ? (
            <Price
              {...signedParts({ ...preview.fee, amount: 0 - preview.fee.amount }, money.parts)}
              className="text-lacquer"
            />
          ) : (
            <span className="text-jade">{t('refundFree')}</span>
          )}
        </Line>
        <Line name={t(order.pay_channel === 'credit' ? 'refundBackCredit' : 'refundBackBalance')} strong>
          <Price {...money.parts(preview.refund)} size="lead" />
        </Line>
      </dl>
      <p className="mt-2 text-caption text-muted">
        {until === null ? (
          t('refundValidNoEnd')
        ) : (
          <>
            {t('refundValid', { time: placeTime(until, zone) })}
            {' · '}
            <Countdown
              className="whitespace-nowrap"
              endsAtMs={until * 1000}
              onEnd={onLapse}
              render={(left) =>
                left > 0 ? t('refundValidFor', { left: leftText(left, t) }) : t('refundLapsed')
              }
            />
          </>
        )}
      </p>
    </div>
  );
}

function Line({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-4',
        strong && 'border-t border-line pt-1',
      )}
    >
      <dt className={strong ? 'font-strong' : 'text-muted'}>{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

/** Splits off whole days: `3 d 4:00:00` is clearer than `76:00:00`. */
function leftText(seconds: number, t: Say<'orders'>): string {
  const days = Math.floor(seconds / 86_400);
  return days > 0 ? t('leftDays', { days, clock: clockText(seconds % 86_400) }) : clockText(seconds);
}
