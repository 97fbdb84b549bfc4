import type { TransferQuoteReply } from '@serai/contract/transfers/booking';
import { Icon } from '@serai/ui/icons';
import { KeyValues } from '@serai/ui/key-values';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useTripTime } from '../../vehicles/use-trip-time.ts';
import { airportName } from '../search-line/airport-name.ts';
import { signOf, type TransferBookingValues } from './transfer-booking-values.ts';

/** Flight, time and place of the pick-up, and the passenger. */
export function LastCheck(props: { quote: TransferQuoteReply; values: TransferBookingValues }) {
  const { quote, values } = props;
  const t = usePhrases('transfer-booking');
  const at = useTripTime();
  const { trip } = quote;
  const { city } = trip.airport;
  const airport = airportName(trip.airport);
  const pickUp = trip.mode === 'pick_up';
  const route = pickUp ? { from: airport, to: trip.place.name } : { from: trip.place.name, to: airport };
  const flight = [trip.flight_number, trip.airline].filter(Boolean).join(' ');
  const words = pickUp ? 'checkLands' : flight ? 'checkDeparts' : 'checkDepartsPlain';
  return (
    <div className="grid gap-3">
      <KeyValues
        columns={1}
        items={[
          {
            key: 'flight',
            name: t('checkFlight'),
            value: t(words, { flight, time: at(trip.flight_at), city }),
          },
          { key: 'when', name: t('checkWhen'), value: t('timeAt', { time: at(trip.pick_up_at), city }) },
          { key: 'where', name: t('checkWhere'), value: t('checkRoute', route) },
          {
            key: 'whom',
            name: t('checkWhom'),
            value: t(`checkWhomValue_${trip.mode}`, {
              name: values.passenger_name.trim(),
              sign: signOf(values),
            }),
          },
        ]}
      />
      {trip.is_late && (
        <p className="flex items-start gap-2 rounded-control bg-amber-soft px-3 py-2">
          <Icon name="warning" size={18} className="mt-1 shrink-0 text-amber" />
          {t('late', { proposed: at(trip.proposed_at) })}
        </p>
      )}
      <ul className="grid list-disc gap-1 pl-5 text-caption text-muted">
        <li>{t('reminderFlight')}</li>
        <li>{t('reminderWait')}</li>
      </ul>
    </div>
  );
}
