import type { TransferQuoteReply } from '@serai/contract/transfers/booking';
import { Card } from '@serai/ui/card';
import { Icon } from '@serai/ui/icons';
import { Link } from 'react-router';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { OfferChange } from '../../booking/booking-product.ts';
import { PartTitle } from '../../booking/part-title.tsx';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { DropOffTime } from './drop-off-time.tsx';
import { RideOptions } from './ride-options.tsx';
import { offerOf } from './transfer-booking-address.ts';
import { TripFacts } from './trip-facts.tsx';
import { useTripChoice } from './use-trip-choice.ts';

/** The trip as understood, and its options; the price follows each choice. */
export function TripPart({ quote, change }: { quote: TransferQuoteReply; change: OfferChange }) {
  const t = usePhrases('transfer-booking');
  const trip = useTripChoice(change);
  const { mode } = quote.trip;
  return (
    <Card
      title={<PartTitle number={1} title={t(`partTrip_${mode}`)} />}
      aside={
        <Link
          to={offerOf(trip.choice).wayBack}
          className="shrink-0 rounded-control text-caption text-teal underline-offset-4 hover:underline"
        >
          {t('changeTrip')}
        </Link>
      }
    >
      <div className="grid gap-5">
        <TripFacts quote={quote} />
        {mode === 'drop_off' && <DropOffTime quote={quote} trip={trip} />}
        <NightNote quote={quote} />
        <RideOptions quote={quote} trip={trip} />
      </div>
    </Card>
  );
}

/** Night surcharge of the pick-up; renders nothing by day, or if the night is free. */
function NightNote({ quote }: { quote: TransferQuoteReply }) {
  const t = usePhrases('transfer-booking');
  const money = useOfferMoney();
  if (!quote.trip.is_night || quote.night_price.amount === 0) return null;
  return (
    <p role="status" className="flex items-start gap-2 rounded-control bg-sunken px-3 py-2 text-caption">
      <Icon name="info" size={16} className="mt-1 shrink-0 text-teal" />
      {t('night', { amount: money.text(quote.night_price) })}
    </p>
  );
}
