import type { CarQuoteReply } from '@serai/contract/cars/booking';
import { Card } from '@serai/ui/card';
import { RadioGroup } from '@serai/ui/radio-group';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { PartTitle } from '../../booking/part-title.tsx';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { DriverChoice } from '../../vehicles/driver-choice.tsx';
import { useVehicleWords } from '../../vehicles/use-vehicle-words.ts';
import type { RentalProps } from './rental-props.ts';
import { RentalTimeFields } from './rental-time-fields.tsx';
import { kindOf, type RentalKind, timesFor } from './rental-times.ts';
import { VehicleCount } from './vehicle-count.tsx';
import { ZoneFields } from './zone-fields.tsx';

/** Times, number of vehicles, driver and industrial zone; every change requests a new price. */
export function RentalPart(props: RentalProps) {
  const { quote, wish, change, choose } = props;
  const t = usePhrases('car-booking');
  return (
    <Card title={<PartTitle number={1} title={t('partRental')} />}>
      <div className="grid gap-6">
        <LengthChoice {...props} />
        <RentalTimeFields {...props} />
        <VehicleCount {...props} />
        <DriverChoice
          value={wish.driver ?? quote.driver_language}
          languages={quote.driver_languages}
          chinesePrice={quote.chinese_driver_price}
          per={t('perVehicleAndUnit')}
          error={change.fieldErrors.driver_language}
          onChange={(driver) => choose({ driver })}
        />
        {quote.zones.length > 0 && <ZoneFields {...props} />}
      </div>
    </Card>
  );
}

function LengthChoice({ quote, wish, change, choose }: RentalProps) {
  const t = usePhrases('car-booking');
  const words = useVehicleWords();
  const money = useOfferMoney();
  // While the price is being requested, the last pressed option stays pressed.
  const pressed = kinds.find((kind) => timesFor(kind, wish.pickUpAt, quote).dropOffAt === wish.dropOffAt);
  const kind = change.busy ? (pressed ?? kindOf(quote)) : kindOf(quote);
  const upTo = (minutes: number, price: CarQuoteReply['all_day_price']) =>
    t('unitDetail', { length: words.duration(minutes), price: money.text(price) });
  return (
    <RadioGroup<RentalKind>
      legend={t('length')}
      value={kind}
      onChange={(next) => choose(timesFor(next, wish.pickUpAt, quote))}
      choices={[
        {
          value: 'half_day',
          label: words.unit('half_day'),
          detail: upTo(quote.half_day_minutes, quote.half_day_price),
        },
        {
          value: 'all_day',
          label: words.unit('all_day'),
          detail: upTo(quote.all_day_minutes, quote.all_day_price),
        },
        { value: 'several', label: t('several'), detail: t('severalDetail') },
      ]}
    />
  );
}

const kinds = ['half_day', 'all_day', 'several'] as const;
