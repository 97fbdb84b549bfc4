import { Card } from '@serai/ui/card';
import { useState } from 'react';
import { NeedsPart } from '../../features/booking/needs-part.tsx';
import { PartTitle } from '../../features/booking/part-title.tsx';
import { BookedTransfer } from '../../features/transfers/booking/booked-transfer.tsx';
import { DropOffTime } from '../../features/transfers/booking/drop-off-time.tsx';
import { RideOptions } from '../../features/transfers/booking/ride-options.tsx';
import {
  bookingBody,
  emptyValues,
  formField,
  type TransferBookingValues,
} from '../../features/transfers/booking/transfer-booking-values.ts';
import { LastCheck } from '../../features/transfers/booking/transfer-last-check.tsx';
import { PassengerPart } from '../../features/transfers/booking/transfer-passenger-part.tsx';
import { TransferRules } from '../../features/transfers/booking/transfer-rules.tsx';
import { TripFacts } from '../../features/transfers/booking/trip-facts.tsx';
import type { TripChoice } from '../../features/transfers/booking/use-trip-choice.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { AgencyForm } from './agency-form.tsx';
import type { AgencyProduct, Caller, TransferQuote } from './desk-booking.ts';
import type { TransferOptions } from './use-locked-transfer.ts';

interface TransferFormProps {
  caller: Caller;
  quote: TransferQuote;
  options: TransferOptions;
  nowMs: number;
  /** A price is being locked. */
  busy: boolean;
  /** Reason of the last refused options, by the server's field. */
  fieldErrors: Record<string, string>;
  /** Locks the price of other options. */
  onOptions: (options: TransferOptions) => void;
  lockAgain: () => Promise<boolean>;
  onBack: () => void;
}

/** Trip with its options, passenger, contact and reference of an airport transfer for an agency. */
export function TransferForm(props: TransferFormProps) {
  const { quote } = props;
  const t = usePhrases('transfer-booking');
  const trip = useOptions(props);
  const { mode, place } = quote.trip;
  return (
    <AgencyForm {...props} product={transfers}>
      <Card title={<PartTitle number={1} title={t(`partTrip_${mode}`)} />}>
        <div className="grid gap-5">
          <TripFacts quote={quote} />
          {mode === 'drop_off' && <DropOffTime quote={quote} trip={trip} />}
          <RideOptions quote={quote} trip={trip} />
        </div>
      </Card>
      <PassengerPart mode={mode} place={place} />
      <NeedsPart
        number={3}
        contactFromLastOrder={false}
        placeholder={t('requestsPlaceholder')}
        note={t('requestsNote')}
        chips={[]}
      />
    </AgencyForm>
  );
}

/** Options as the member's form knows them. Quick changes build on each other, not on the last price. */
function useOptions({ options, busy, fieldErrors, onOptions }: TransferFormProps): TripChoice {
  const [asked, setAsked] = useState<TransferOptions | null>(null);
  const current = busy && asked ? asked : options;
  const choice = { quoteId: '', rateKey: '', ...current };
  return {
    choice,
    choose: (parts) => {
      const { search, vehicles, childSeats } = { ...choice, ...parts };
      const next = { search, vehicles, childSeats };
      setAsked(next);
      onOptions(next);
    },
    busy,
    fieldErrors,
  };
}

const transfers: AgencyProduct<TransferQuote, TransferBookingValues> = {
  emptyValues,
  bookCall: ({ agency, user }, quoteId, values) => ({
    path: 'console/airportOrder/book',
    body: { agency_id: agency.id, user_id: user.id, ...bookingBody(quoteId, values) },
  }),
  formField,
  Thing: BookedTransfer,
  Rules: TransferRules,
  Check: LastCheck,
};
