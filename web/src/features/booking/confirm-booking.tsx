import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import type { ReactNode } from 'react';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { LockedQuote } from './booking-product.ts';
import type { BookingPhase } from './use-booking.ts';
import { useSubmitWords } from './use-submit-words.ts';

/** Final check before booking; the product supplies the facts. */
export function ConfirmBooking(props: {
  open: boolean;
  quote: LockedQuote;
  mayPay: boolean;
  phase: BookingPhase;
  /** False while similar orders are being looked up. */
  ready: boolean;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
}) {
  const { open, quote, mayPay, phase, ready, onClose, onConfirm, children } = props;
  const t = usePhrases('booking');
  const common = usePhrases('common');
  // A user must see the sum they agree to: it is shown even while prices are hidden.
  const action = useSubmitWords(quote, mayPay, useMoney());
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      question={t('confirmTitle')}
      words={{
        confirm: t('confirmYes', { action }),
        keep: t('confirmNo'),
        close: common('close'),
      }}
      busy={phase !== 'idle'}
      ready={ready}
      onConfirm={onConfirm}
    >
      {children}
    </ConfirmDialog>
  );
}
