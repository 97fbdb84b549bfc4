import type { QuoteReply } from '@serai/contract/hotels';
import { type FormEvent, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useHoldReload } from '../../../platform/build-watch/hold-reload.ts';
import { useFormDraft } from '../../../platform/form-draft/form-draft.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { HidePricesButton } from '../offer/hide-prices-button.tsx';
import type { BookingAddress } from './booking-address.ts';
import { type BookingValues, type Contact, draftKey, emptyValues, formField } from './booking-values.ts';
import { ConfirmBooking } from './confirm-booking.tsx';
import { GuestsPart } from './guests-part.tsx';
import { NeedsPart } from './needs-part.tsx';
import { PaymentPart } from './payment-part.tsx';
import { PriceCard } from './price-card.tsx';
import { Reminders } from './reminders.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { TroubleDialogs } from './trouble-dialogs.tsx';
import { useBooking } from './use-booking.ts';

export interface BookingFormProps {
  address: BookingAddress;
  quote: QuoteReply;
  contact: Contact & { fromLastOrder: boolean };
  /** Takes the quote out again; answers with why it no longer can, or null. */
  askAgain: () => Promise<Error | null>;
}

/** One page, three short parts, the price beside them; a last check before it is sent. */
export function BookingForm({ address, quote, contact, askAgain }: BookingFormProps) {
  const t = usePhrases('hotel-booking');
  const mayPay = useMay()('/user/order/list', 'pay');
  const draft = draftKey(quote);
  const form = useForm<BookingValues>({ defaultValues: emptyValues(quote, contact), mode: 'onTouched' });
  useFormDraft(form, draft);
  useHoldReload(form.formState.isDirty);
  const [checking, setChecking] = useState<BookingValues | null>(null);
  const booking = useBooking({
    quoteId: quote.quote_id,
    draft,
    onFieldErrors: (errors, values) => showFieldErrors(form, errors, values),
  });
  const submit = (event: FormEvent) => void form.handleSubmit((values) => setChecking(values))(event);

  async function send(values: BookingValues) {
    await booking.run(values);
    setChecking(null);
  }

  async function lockEnded() {
    const why = await askAgain();
    if (why) booking.setTrouble({ kind: 'expired' });
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label={t('heading')}>
        <div className="mb-4 flex items-center justify-between gap-4">
          <h1 className="text-title font-strong">{t('heading')}</h1>
          <HidePricesButton />
        </div>
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
          <div className="grid min-w-0 gap-4">
            <GuestsPart quote={quote} />
            <NeedsPart contactFromLastOrder={contact.fromLastOrder} />
            <PaymentPart total={quote.total_price} mayPay={mayPay} />
            <Reminders />
          </div>
          <aside className="lg:sticky lg:top-4">
            <PriceCard
              quote={quote}
              mayPay={mayPay}
              busy={booking.phase}
              onLockEnd={() => void lockEnded()}
            />
          </aside>
        </div>
        <SubmitBar quote={quote} mayPay={mayPay} busy={booking.phase} />
      </form>
      <ConfirmBooking
        values={checking}
        quote={quote}
        mayPay={mayPay}
        phase={booking.phase}
        onClose={() => setChecking(null)}
        onConfirm={(values) => void send(values)}
      />
      <TroubleDialogs
        address={address}
        quote={quote}
        booking={booking}
        onRetry={() => void send(form.getValues())}
      />
    </FormProvider>
  );
}

function showFieldErrors(
  form: ReturnType<typeof useForm<BookingValues>>,
  errors: Record<string, string>,
  values: BookingValues,
) {
  let focused = false;
  for (const [serverField, message] of Object.entries(errors)) {
    const field = formField(serverField, values);
    if (!field) {
      form.setError('root.server', { message });
      continue;
    }
    form.setError(field, { type: 'server', message }, { shouldFocus: !focused });
    focused = true;
  }
}
