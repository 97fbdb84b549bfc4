import { Card } from '@serai/ui/card';
import { classNames } from '@serai/ui/class-names';
import { type KeyValue, KeyValues } from '@serai/ui/key-values';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { PropertyFees } from '../offer/property-fees.tsx';
import type { Hotel, HotelShown } from './load-detail.ts';

/** Facts of a hotel, beside the rates on a wide screen: times, fees and rules, contact, facilities. */
export function HotelFacts({ shown }: { shown: HotelShown }) {
  const t = usePhrases('hotel-detail');
  const { hotel } = shown;
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-1 xl:pt-9">
      <Policies shown={shown} />
      <Card title={t('facts')} flush className={classNames(inCard, 'md:max-xl:row-span-2')}>
        <KeyValues columns={1} phoneColumns={2} items={useFacts(hotel)} />
      </Card>
      <Card title={t('facilities')} flush className={inCard}>
        <ul className="flex flex-wrap gap-x-3 gap-y-1 text-caption">
          {hotel.facilities.map(({ code, label }) => (
            <li key={code}>{label}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

// Narrower than a card's usual padding.
const inCard = 'p-4';

/** Times of arrival and departure, fees at the hotel and rules for guests. */
function Policies({ shown: { fees, hotel } }: { shown: HotelShown }) {
  const t = usePhrases('hotel-detail');
  const terms = usePhrases('hotel-terms');
  return (
    <div id="policies" className="scroll-mt-24 lg:scroll-mt-32">
      <Card title={t('part_policies')} flush className={inCard}>
        <div className="grid gap-3">
          <KeyValues
            columns={1}
            phoneColumns={2}
            items={[
              {
                key: 'in',
                name: t('checkInFrom'),
                value: t('checkInFromValue', { time: hotel.check_in_from }),
              },
              {
                key: 'out',
                name: t('checkOutUntil'),
                value: t('checkOutUntilValue', { time: hotel.check_out_until }),
              },
            ]}
          />
          {fees.length > 0 && (
            <section>
              <h3 className="mb-1 font-strong">{terms('feesTitle')}</h3>
              <PropertyFees fees={fees} />
            </section>
          )}
          {hotel.important !== '' && (
            <section>
              <h3 className="mb-1 font-strong">{terms('importantTitle')}</h3>
              <p className="text-caption whitespace-pre-line">{hotel.important}</p>
            </section>
          )}
        </div>
      </Card>
    </div>
  );
}

function useFacts(hotel: Hotel): KeyValue[] {
  const t = usePhrases('hotel-detail');
  const facts: [string, string, KeyValue['value']][] = [
    ['address', t('address'), `${hotel.address}\n${hotel.address_alt}`],
    [
      'phone',
      t('phone'),
      hotel.phone && <a {...linkTo(`tel:${hotel.phone.replace(/[^+\d]/g, '')}`)}>{hotel.phone}</a>,
    ],
    ['email', t('email'), hotel.email && <a {...linkTo(`mailto:${hotel.email}`)}>{hotel.email}</a>],
    ['zip', t('zip'), hotel.zip],
    ['opened', t('opened'), t('year', { year: hotel.opened_year })],
    ['renovated', t('renovated'), hotel.renovated_year && t('year', { year: hotel.renovated_year })],
  ];
  return facts
    .filter(([, , value]) => value)
    .map(([key, name, value]) => ({
      key,
      name,
      value: <span className="whitespace-pre-line">{value}</span>,
      wide: !shortFacts.has(key),
    }));
}

/** Facts of which two share a line. */
const shortFacts = new Set(['zip', 'opened', 'renovated']);

const linkTo = (href: string) => ({ href, className: 'text-teal underline underline-offset-4' });
