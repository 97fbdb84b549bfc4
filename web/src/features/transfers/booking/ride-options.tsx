import { maxChildSeats, maxVehicles } from '@serai/contract/bounds';
import type { TransferQuoteReply } from '@serai/contract/transfers/booking';
import { Button } from '@serai/ui/button';
import { Link } from 'react-router';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { useIsDesk } from '../../orders/views/reader.ts';
import { CountField } from '../../vehicles/count-field.tsx';
import { DriverChoice } from '../../vehicles/driver-choice.tsx';
import { youngChildren } from './child-seats.ts';
import { offerOf } from './transfer-booking-address.ts';
import type { TripChoice } from './use-trip-choice.ts';

interface RideOptionsProps {
  quote: TransferQuoteReply;
  trip: TripChoice;
}

/** Number of vehicles, driver's language, and seats for small children. */
export function RideOptions({ quote, trip }: RideOptionsProps) {
  const t = usePhrases('transfer-booking');
  const { choice, choose, busy, fieldErrors } = trip;
  return (
    <div className="grid gap-5 border-t border-line pt-5">
      <h3 className="sr-only">{t('optionsTitle')}</h3>
      <div className="grid gap-5 sm:grid-cols-2">
        <Vehicles quote={quote} trip={trip} />
        <ChildSeats quote={quote} trip={trip} />
      </div>
      <DriverChoice
        value={(busy && choice.search.driver_language) || quote.driver_language}
        languages={quote.driver_languages}
        chinesePrice={quote.chinese_driver_price}
        error={fieldErrors.driver_language}
        onChange={(driver_language) => choose({ search: { ...choice.search, driver_language } })}
      />
    </div>
  );
}

/** Minimum number of spare vehicles that needs no notice. */
const fewVehicles = 3;

function Vehicles({ quote, trip }: RideOptionsProps) {
  const t = usePhrases('transfer-booking');
  const { choice, choose, busy, fieldErrors } = trip;
  const { vehicles_needed: needed, seats, units_left: left } = quote;
  const isDesk = useIsDesk();
  const passengers = quote.adults + quote.child_ages.length;
  const value = (busy ? choice.vehicles : null) ?? quote.vehicles;
  return (
    <CountField
      label={t('vehicles')}
      value={value}
      min={needed}
      max={Math.max(needed, Math.min(maxVehicles, left))}
      error={fieldErrors.vehicles}
      onChange={(vehicles) => choose({ vehicles })}
    >
      {needed > 1 ? (
        <>
          {needed > Math.ceil(passengers / seats)
            ? t('vehiclesForLuggage', { luggage: quote.pieces_of_luggage, bags: quote.bags, count: needed })
            : t('vehiclesNeeded', { passengers, seats, count: needed })}{' '}
          {!isDesk && (
            <Link to={offerOf(choice).wayBack} className="text-teal underline-offset-4 hover:underline">
              {t('largerClass')}
            </Link>
          )}
        </>
      ) : (
        t('vehiclesFit', { passengers, seats })
      )}
      {left < value + fewVehicles && <span className="block">{t('vehiclesLeft', { count: left })}</span>}
    </CountField>
  );
}

function ChildSeats({ quote, trip }: RideOptionsProps) {
  const t = usePhrases('transfer-booking');
  const money = useOfferMoney();
  const { choice, choose, busy, fieldErrors } = trip;
  const seats = busy ? choice.childSeats : quote.child_seats;
  const advised = Math.min(maxChildSeats, youngChildren(quote.child_ages));
  return (
    <CountField
      label={t('childSeats')}
      value={seats}
      min={0}
      max={maxChildSeats}
      error={fieldErrors.child_seats}
      onChange={(childSeats) => choose({ childSeats })}
    >
      {quote.child_seat_price.amount > 0
        ? t('childSeatsPrice', { amount: money.text(quote.child_seat_price) })
        : t('childSeatsFree')}
      {seats < advised && (
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-text">
          {t('childSeatsAdvice', { count: advised })}
          <Button size="compact" onClick={() => choose({ childSeats: advised })}>
            {t('takeChildSeats', { count: advised })}
          </Button>
        </span>
      )}
    </CountField>
  );
}
