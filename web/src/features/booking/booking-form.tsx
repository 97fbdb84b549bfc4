import { type FormEvent, useState } from 'react';
import { type DefaultValues, FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { useHoldReload } from '../../platform/build-watch/hold-reload.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { useFormDraft } from '../../platform/form-draft/form-draft.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { HidePricesButton } from '../offers/hide-prices-button.tsx';
import { SimilarOrders, useSimilarOrders } from '../orders/similar-orders.tsx';
import { isPayable, useOwnSpending } from '../wallet/own-spending.ts';
import type { BookingProduct, BookingValues, ChosenOffer, Contact, LockedQuote } from './booking-product.ts';
import { ConfirmBooking } from './confirm-booking.tsx';
import { PriceCard } from './price-card.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { TroubleDialogs } from './trouble-dialogs.tsx';
import { useBooking } from './use-booking.ts';
import { useOfferChange } from './use-offer-change.ts';

export interface BookingFormProps<Quote extends LockedQuote, Values extends BookingValues> {
  product: BookingProduct<Quote, Values>;
  offer: ChosenOffer;
  quote: Quote;
  contact: Contact;
  /** Requests the quote again; resolves to the reason if that is no longer possible, or null. */
  askAgain: () => Promise<Error | null>;
}

/** One page with a few short sections and the price beside them; a final check before it is sent. */
export function BookingForm<Quote extends LockedQuote, Values extends BookingValues>(
  props: BookingFormProps<Quote, Values>,
) {
  const { product, offer, quote, contact, askAgain } = props;
  const t = usePhrases('booking');
  const mayPayOrders = useMay()(product.orderListPath(), 'pay');
  const spending = useOwnSpending().data;
  const mayPay = mayPayOrders && isPayable(spending, quote.total_price);
  const draft = product.draftKey(quote);
  const form = useForm<Values>({
    defaultValues: product.emptyValues(quote, contact) as DefaultValues<Values>,
    mode: 'onTouched',
  });
  useFormDraft<Values>(form as UseFormReturn<Values, unknown, Values> & Draftable<Values>, draft);
  useHoldReload(form.formState.isDirty);
  const change = useOfferChange(product.name);
  const [checking, setChecking] = useState<Values | null>(null);
  const { similar, isLooking } = useSimilarOrders(
    checking && { product: product.name, ...product.whoAndWhen(quote, checking) },
  );
  const [nowMs] = useState(() => Date.now());
  const booking = useBooking({
    product,
    quoteId: quote.quote_id,
    draft,
    mayPay,
    onRefused: (failure, values) =>
      showFaults<Values>(form, failure, { fieldOf: (field) => product.formField(field, values) }),
  });
  const submit = (event: FormEvent) =>
    void form.handleSubmit((values) => setChecking(values as unknown as Values))(event);

  async function send(values: Values) {
    await booking.run(values);
    setChecking(null);
  }

  async function lockEnded() {
    const why = await askAgain();
    if (why) booking.setTrouble({ kind: 'expired' });
  }

  const busy = change.busy ? 'pricing' : booking.phase;
  const submitProps = { quote, mayPay, busy } as const;
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label={t('heading')}>
        <div className="mb-4 flex items-center justify-between gap-4">
          <h1 className="text-title font-strong">{t('heading')}</h1>
          <HidePricesButton />
        </div>
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
          <div className="grid min-w-0 gap-4">
            <product.Parts
              quote={quote}
              mayPay={mayPay}
              contactFromLastOrder={contact.fromLastOrder}
              change={change}
            />
            <RefusalOf form={form} />
          </div>
          <aside className="lg:sticky lg:top-4">
            <PriceCard
              {...submitProps}
              onLockEnd={() => void lockEnded()}
              thing={<product.Thing quote={quote} />}
              rules={<product.Rules quote={quote} nowMs={nowMs} />}
            />
          </aside>
        </div>
        <SubmitBar {...submitProps} />
      </form>
      <ConfirmBooking
        open={checking !== null}
        quote={quote}
        mayPay={mayPay}
        phase={booking.phase}
        ready={!isLooking}
        onClose={() => setChecking(null)}
        onConfirm={() => checking && void send(checking)}
      >
        <SimilarOrders product={product.name} similar={similar} />
        <product.LastCheck quote={quote} values={checking ?? form.getValues()} />
      </ConfirmBooking>
      <TroubleDialogs
        product={product}
        offer={offer}
        quote={quote}
        booking={booking}
        onRetry={() => void send(form.getValues())}
      />
    </FormProvider>
  );
}

type Draftable<Values extends object> = Parameters<typeof useFormDraft<Values>>[0];
