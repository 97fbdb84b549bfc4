import type { ChangePreview } from '@serai/contract/orders/change-booking';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { FieldError } from '@serai/ui/field';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusFirstFault } from '../../../platform/focus/focus-first-fault.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ListedOrder } from '../../orders/order-product.ts';
import { ChangeSides } from './change-sides.tsx';
import { type ChangeCalls, useChangeBooking } from './use-change-booking.ts';

interface ChangeBookingDialogProps {
  calls: ChangeCalls;
  order: ListedOrder;
  title: string;
  /** Input of the fields. */
  wish: () => object;
  fields: (faults: Readonly<Record<string, string>>) => ReactNode;
  onClose: () => void;
}

/**
 * Form of a change. Fields without effect on the price are saved at once; otherwise the current and the
 * changed order are shown side by side, and the button names the sum to pay or refund.
 */
export function ChangeBookingDialog(props: ChangeBookingDialogProps) {
  const { order, title, fields, onClose } = props;
  const t = usePhrases('vehicle-terms');
  const common = usePhrases('common');
  const change = useChangeBooking(props);
  const { seen, busy, failure } = change;
  const content = useRef<HTMLDivElement>(null);
  const sides = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (seen) sides.current?.focus();
    else if (failure) focusFirstFault(content.current);
  }, [seen, failure]);
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next && !busy) onClose();
      }}
      title={title}
      description={seen ? undefined : t('changeBookingHelp')}
      words={{ close: common('close') }}
      actions={
        <>
          <Button disabled={busy} onClick={seen ? change.goBack : onClose}>
            {common('back')}
          </Button>
          {/* Another button, so that a second press of the first confirms nothing. */}
          <Button
            key={seen ? 'confirm' : 'ask'}
            kind="primary"
            busy={busy}
            onClick={() => void (seen ? change.confirm(seen) : change.ask())}
          >
            {seen ? <ConfirmWords preview={seen} /> : t('changeBookingAsk')}
          </Button>
        </>
      }
    >
      <div ref={content} className="grid gap-4">
        {seen ? (
          <div ref={sides} tabIndex={-1} className="grid gap-3 outline-none">
            {change.isNewer && <FieldError>{t('changeStale')}</FieldError>}
            <ChangeSides preview={seen} showsEnd={props.calls.preview === 'car/previewChange'} />
            <FeeWords preview={seen} />
            <MoneyWords order={order} preview={seen} />
          </div>
        ) : (
          fields(failure?.fieldErrors ?? {})
        )}
        {failure && !change.isNewer && Object.keys(failure.fieldErrors).length === 0 && (
          <p role="alert" className="text-lacquer">
            {failure.message}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function ConfirmWords({ preview }: { preview: ChangePreview }) {
  const t = usePhrases('vehicle-terms');
  const money = useMoney();
  const { to_pay, to_give_back } = preview;
  if (to_pay.amount) return t('changeAndPay', { amount: money.text(to_pay) });
  if (to_give_back.amount) return t('changeAndGetBack', { amount: money.text(to_give_back) });
  return t('changeAtPrice');
}

/** Part of the total that is the fee for giving up the previous time or place. */
function FeeWords({ preview: { fee } }: { preview: ChangePreview }) {
  const t = usePhrases('vehicle-terms');
  const money = useMoney();
  return fee.amount ? <p className="text-amber">{t('changeFee', { amount: money.text(fee) })}</p> : null;
}

/** The account that pays the difference, or receives it. */
function MoneyWords({ order, preview }: { order: ListedOrder; preview: ChangePreview }) {
  const t = usePhrases('vehicle-terms');
  const money = useMoney();
  const { to_pay, to_give_back } = preview;
  const isOwed = order.pay_status === 'on_credit';
  if (order.pay_status === 'unpaid') return <p>{t('changeUnpaid')}</p>;
  if (to_pay.amount)
    return <p>{t(isOwed ? 'changePayCredit' : 'changePayBalance', { amount: money.text(to_pay) })}</p>;
  if (!to_give_back.amount) return null;
  return <p>{t(isOwed ? 'changeBackCredit' : 'changeBackBalance', { amount: money.text(to_give_back) })}</p>;
}
