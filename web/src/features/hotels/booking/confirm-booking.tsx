import type { QuoteReply } from '@serai/contract/hotels';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { Icon } from '@serai/ui/icons';
import { useApp } from '../../../platform/app.tsx';
import { useMoney } from '../../../platform/format/money.ts';
import { localeOf } from '../../../platform/i18n/language.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { BookingValues } from './booking-values.ts';
import type { BookingRun } from './use-booking.ts';
import { useSubmitWords } from './use-submit-words.ts';

/** The last look before booking: nationality and names as on the passport, and what a mismatch would mean. */
export function ConfirmBooking(props: {
  /** Null keeps it closed. */
  values: BookingValues | null;
  quote: QuoteReply;
  mayPay: boolean;
  phase: BookingRun['phase'];
  onClose: () => void;
  onConfirm: (values: BookingValues) => void;
}) {
  const { values, quote, mayPay, phase, onClose, onConfirm } = props;
  const t = usePhrases('hotel-booking');
  const common = usePhrases('common');
  const { lang } = useApp();
  // Nobody agrees to a sum that cannot be read: here it is shown even while prices are hidden.
  const action = useSubmitWords(quote.total_price, mayPay, useMoney());
  const nationality =
    new Intl.DisplayNames(localeOf(lang), { type: 'region' }).of(quote.stay.nationality) ??
    quote.stay.nationality;
  const names = values?.rooms.flatMap((room) => room.names.map((name) => name.trim()).filter(Boolean)) ?? [];
  return (
    <ConfirmDialog
      open={values !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      question={t('confirmTitle')}
      words={{
        confirm: t('confirmYes', { action }),
        keep: t('confirmNo'),
        close: common('close'),
      }}
      busy={phase !== 'idle'}
      onConfirm={() => values && onConfirm(values)}
    >
      <div className="grid gap-3">
        <p>
          {t('confirmNationality', { nationality })}
          <br />
          {t('confirmNames', { names: names.join(', ') })}
        </p>
        <p className="flex items-start gap-2 rounded-control bg-lacquer-soft px-3 py-2">
          <Icon name="warning" size={18} className="mt-1 shrink-0 text-lacquer" />
          {t('reminderMismatch')}
        </p>
        <ul className="grid list-disc gap-1 pl-5 text-caption text-muted">
          <li>{t('reminderRequests')}</li>
          <li>{t('reminderFees')}</li>
          {!quote.refundable && <li className="text-lacquer">{quote.policy.text[0]}</li>}
        </ul>
      </div>
    </ConfirmDialog>
  );
}
