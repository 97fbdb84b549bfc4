import type { TransferQuoteReply } from '@serai/contract/transfers/booking';
import { Field } from '@serai/ui/field';
import { Icon } from '@serai/ui/icons';
import { RadioGroup } from '@serai/ui/radio-group';
import { useState } from 'react';
import { MomentInput } from '../../../platform/form/moment-input.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useTripTime } from '../../vehicles/use-trip-time.ts';
import type { TripChoice } from './use-trip-choice.ts';

/** Pick-up time for a flight: the proposed one or another; a later time shows a warning. */
export function DropOffTime({ quote, trip }: { quote: TransferQuoteReply; trip: TripChoice }) {
  const t = usePhrases('transfer-booking');
  const at = useTripTime();
  const { proposed_at, pick_up_at, is_late, flight_kind, drive_minutes } = quote.trip;
  const { choice, choose, fieldErrors } = trip;
  const chosen = choice.search.transfer_at;
  const [typing, setTyping] = useState(false);
  const own = chosen !== '' || typing;
  const choosePickUp = (transfer_at: string) => choose({ search: { ...choice.search, transfer_at } });
  return (
    <div className="grid gap-3">
      <RadioGroup<'proposed' | 'own'>
        legend={t('pickUpTime')}
        value={own ? 'own' : 'proposed'}
        onChange={(next) => {
          setTyping(next === 'own');
          if (next === 'proposed' && chosen !== '') choosePickUp('');
        }}
        choices={[
          {
            value: 'proposed',
            label: t('asProposed', { time: at(proposed_at) }),
            detail: t(`proposedWhy_${flight_kind}`, { minutes: drive_minutes }),
          },
          {
            value: 'own',
            label: chosen === '' ? t('ownTime') : t('ownTimeChosen', { time: at({ local: chosen }) }),
            detail: t('ownTimeWhy'),
          },
        ]}
      />
      {own && (
        <OwnTime
          label={t('ownTimeField')}
          hint={t('ownTimeHint', { city: quote.trip.airport.city })}
          value={chosen || pick_up_at.local.slice(0, 16)}
          latest={quote.trip.flight_at.local.slice(0, 16)}
          error={fieldErrors.transfer_at}
          onChoose={choosePickUp}
        />
      )}
      {is_late && (
        <p role="alert" className="flex items-start gap-2 rounded-control bg-amber-soft px-3 py-2">
          <Icon name="warning" size={18} className="mt-1 shrink-0 text-amber" />
          {t('late', { proposed: at(proposed_at) })}
        </p>
      )}
    </div>
  );
}

/** A custom time. Enter does not send the form, which would be sent with the price of the previous time. */
function OwnTime(props: {
  label: string;
  hint: string;
  value: string;
  latest: string;
  error: string | undefined;
  onChoose: (time: string) => void;
}) {
  const { label, hint, value, latest, error, onChoose } = props;
  return (
    <Field label={label} hint={hint} error={error} className="sm:max-w-72">
      {(control) => (
        <MomentInput
          {...control}
          appliesOnly
          label={label}
          value={value}
          max={latest.slice(0, 10)}
          onChange={(time) => {
            if (time !== '') onChoose(time);
          }}
        />
      )}
    </Field>
  );
}
