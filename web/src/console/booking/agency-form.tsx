import { Button } from '@serai/ui/button';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type DefaultValues, FormProvider, useForm } from 'react-hook-form';
import type { BookingValues } from '../../features/booking/booking-product.ts';
import { ReaderContext } from '../../features/orders/views/reader.ts';
import { useHoldReload } from '../../platform/build-watch/hold-reload.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { BookingCheck } from './booking-check.tsx';
import type { AgencyProduct, Caller, LockedForAgency } from './desk-booking.ts';
import { PriceCard } from './price-card.tsx';
import { useAgencyBooking } from './use-agency-booking.ts';

interface AgencyFormProps<Quote extends LockedForAgency, Values extends BookingValues> {
  caller: Caller;
  product: AgencyProduct<Quote, Values>;
  quote: Quote;
  nowMs: number;
  /** Locks the current price of the same offer; returns whether it is still sold. */
  lockAgain: () => Promise<boolean>;
  onBack: () => void;
  /** Sections of the form. */
  children: ReactNode;
}

/** Facts of a booking for an agency, with the price beside them and a check before it is sent. */
export function AgencyForm<Quote extends LockedForAgency, Values extends BookingValues>(
  props: AgencyFormProps<Quote, Values>,
) {
  const { caller, product, quote, nowMs, lockAgain, onBack, children } = props;
  const t = usePhrases('console-booking');
  const contact = { name: caller.user.nickname, phone: '', fromLastOrder: false };
  const form = useForm<Values>({
    defaultValues: product.emptyValues(quote, contact) as DefaultValues<Values>,
    mode: 'onTouched',
  });
  useHoldReload(form.formState.isDirty);
  const [checking, setChecking] = useState<Values | null>(null);
  const booking = useAgencyBooking({
    caller,
    lockAgain,
    onRefused: (failure) =>
      showFaults<Values>(form, failure, { fieldOf: (field) => product.formField(field, form.getValues()) }),
    onLimit: (message) => form.setError('root', { type: 'server', message }),
  });
  const submit = (event: FormEvent) =>
    void form.handleSubmit((values) => setChecking(values as unknown as Values))(event);

  async function send(values: Values) {
    await booking.send(product.bookCall(caller, quote.quote_id, values));
    setChecking(null);
  }

  const asks = quote.on_request;
  return (
    <ReaderContext value="desk">
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate aria-labelledby="booking-for-agency">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
            <h2
              id="booking-for-agency"
              ref={focusHeading}
              tabIndex={-1}
              className="text-lead font-strong [overflow-wrap:anywhere]"
            >
              {t('formTitle', { agency: caller.agency.name })}
            </h2>
            <Button kind="quiet" icon="chevron-left" onClick={onBack}>
              {t('backToOffers')}
            </Button>
          </div>
          <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
            <div className="grid min-w-0 gap-4">
              {children}
              <RefusalOf form={form} />
            </div>
            <aside className="lg:sticky lg:top-4">
              <PriceCard
                quote={quote}
                onLockEnd={() => void lockAgain()}
                thing={<product.Thing quote={quote} />}
                rules={<product.Rules quote={quote} nowMs={nowMs} />}
              >
                <Button kind="primary" type="submit" block busy={booking.busy}>
                  {t(asks ? 'checkRequest' : 'check')}
                </Button>
              </PriceCard>
            </aside>
          </div>
        </form>
        <ConfirmDialog
          open={checking !== null}
          onOpenChange={(open) => !open && setChecking(null)}
          question={t(asks ? 'confirmRequest' : 'confirm', { agency: caller.agency.name })}
          words={{ confirm: t(asks ? 'request' : 'book'), keep: t('keep'), close: t('keep') }}
          busy={booking.busy}
          onConfirm={() => checking && void send(checking)}
        >
          <BookingCheck caller={caller} quote={quote} values={checking ?? form.getValues()}>
            <product.Check quote={quote} values={checking ?? form.getValues()} />
          </BookingCheck>
        </ConfirmDialog>
      </FormProvider>
    </ReaderContext>
  );
}

/** Moves the focus when the form replaces the list of offers; a constant, so that it runs once. */
const focusHeading = (heading: HTMLElement | null) => heading?.focus();
