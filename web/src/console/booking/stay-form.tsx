import { Button } from '@serai/ui/button';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { type FormEvent, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { NeedsPart } from '../../features/booking/needs-part.tsx';
import { GuestsPart } from '../../features/hotels/booking/guests-part.tsx';
import {
  bookingBody,
  emptyValues,
  formField,
  type HotelBookingValues,
} from '../../features/hotels/booking/hotel-booking-values.ts';
import { paths } from '../../paths.ts';
import type { ApiFailure } from '../../platform/api/api.ts';
import { useCommand } from '../../platform/api/use-command.ts';
import { useHoldReload } from '../../platform/build-watch/hold-reload.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { BookingCheck } from './booking-check.tsx';
import type { Caller, DeskQuote } from './desk-booking.ts';
import { PriceCard } from './price-card.tsx';

interface StayFormProps {
  caller: Caller;
  quote: DeskQuote;
  nowMs: number;
  /** Locks the current price of the same rate; returns whether it is still sold. */
  lockAgain: () => Promise<boolean>;
  onBack: () => void;
}

/** Guests, contact and reference of a stay for an agency, with the price beside them and a check before it is sent. */
export function StayForm({ caller, quote, nowMs, lockAgain, onBack }: StayFormProps) {
  const t = usePhrases('console-booking');
  const booking = usePhrases('hotel-booking');
  const form = useForm<HotelBookingValues>({
    defaultValues: emptyValues(quote, { name: caller.user.nickname, phone: '', fromLastOrder: false }),
    mode: 'onTouched',
  });
  useHoldReload(form.formState.isDirty);
  const [checking, setChecking] = useState<HotelBookingValues | null>(null);
  const book = useBook({
    caller,
    quote,
    lockAgain,
    onRefused: (failure, values) =>
      showFaults(form, failure, { fieldOf: (field) => formField(field, values) }),
    onLimit: (message) => form.setError('root', { type: 'server', message }),
  });
  const submit = (event: FormEvent) => void form.handleSubmit(setChecking)(event);

  async function send(values: HotelBookingValues) {
    await book.send(values);
    setChecking(null);
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-labelledby="stay-to-book">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
          <h2 id="stay-to-book" ref={focusHeading} tabIndex={-1} className="text-lead font-strong">
            {t('formTitle', { agency: caller.agency.name })}
          </h2>
          <Button kind="quiet" icon="chevron-left" onClick={onBack}>
            {t('backToRates')}
          </Button>
        </div>
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
          <div className="grid min-w-0 gap-4">
            <GuestsPart quote={quote} />
            <NeedsPart
              number={2}
              contactFromLastOrder={false}
              placeholder={booking('requestsPlaceholder')}
              note={booking('requestsNote')}
              chips={[]}
            />
            <RefusalOf form={form} />
          </div>
          <aside className="lg:sticky lg:top-4">
            <PriceCard quote={quote} nowMs={nowMs} onLockEnd={() => void lockAgain()}>
              <Button kind="primary" type="submit" block busy={book.busy}>
                {t(quote.on_request ? 'checkRequest' : 'check')}
              </Button>
            </PriceCard>
          </aside>
        </div>
      </form>
      <ConfirmDialog
        open={checking !== null}
        onOpenChange={(open) => !open && setChecking(null)}
        question={t(quote.on_request ? 'confirmRequest' : 'confirm', { agency: caller.agency.name })}
        words={{ confirm: t(quote.on_request ? 'request' : 'book'), keep: t('keep'), close: t('keep') }}
        busy={book.busy}
        onConfirm={() => checking && void send(checking)}
      >
        <BookingCheck caller={caller} quote={quote} values={checking ?? form.getValues()} />
      </ConfirmDialog>
    </FormProvider>
  );
}

/** Moves the focus when the form replaces the list of rates; a constant, so that it runs once. */
const focusHeading = (heading: HTMLElement | null) => heading?.focus();

interface BookOptions extends Pick<StayFormProps, 'caller' | 'quote' | 'lockAgain'> {
  onRefused: (failure: ApiFailure, values: HotelBookingValues) => void;
  /** A limit of the agency forbids the booking, with the reason in the clerk's words. */
  onLimit: (reason: string) => void;
}

/** Books and opens the order. If the offer has changed, nothing is booked and its current price is shown. */
function useBook({ caller, quote, lockAgain, onRefused, onLimit }: BookOptions) {
  const t = usePhrases('console-booking');
  const notify = useNotify();
  const navigate = useNavigate();
  const command = useCommand('console/hotelOrder/book', { quiet: true, stale: ['console/order/list'] });

  async function send(values: HotelBookingValues) {
    const { reply, failure } = await command.send({
      agency_id: caller.agency.id,
      user_id: caller.user.id,
      ...bookingBody(quote.quote_id, values),
    });
    if (!failure) {
      const { id, sn, order_status } = reply.order;
      const isRequest = order_status === 'offer_pending';
      notify('success', t(isRequest ? 'requested' : 'booked', { sn, agency: caller.agency.name }));
      await navigate(paths.consoleOrder(id));
      return;
    }
    const own = ofReason[failure.reason ?? ''];
    if (own) onLimit(t(own));
    else onRefused(failure, values);
    if (failure.reason !== null && outdated.has(failure.reason)) await lockAgain();
  }

  return { send, busy: command.busy };
}

/** Refusals whose own words address the agency. */
const ofReason: Readonly<Record<string, PhraseKey<'console-booking'>>> = {
  too_many_unpaid: 'tooManyUnpaid',
  unpaid_share_full: 'unpaidShareFull',
};

/** Refusals after which the current price of the rate is locked again. */
const outdated: ReadonlySet<string> = new Set([
  'price_changed',
  'policy_changed',
  'confirmation_changed',
  'quote_expired',
]);
