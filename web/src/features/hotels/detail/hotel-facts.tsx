import { Card } from '@serai/ui/card';
import { Icon } from '@serai/ui/icons';
import { type KeyValue, KeyValues } from '@serai/ui/key-values';
import { Tag } from '@serai/ui/tag';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { HotelSurroundings } from '../map/hotel-surroundings.tsx';
import type { Hotel } from './load-detail.ts';

/** Description of a hotel: text, facts, facilities, children, surroundings. */
export function HotelFacts({ hotel }: { hotel: Hotel }) {
  const t = usePhrases('hotel-detail');
  return (
    <div className="mt-8 grid gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:items-start">
      <div className="grid gap-4">
        <Card title={t('about')}>
          <p className="max-w-prose whitespace-pre-line">{hotel.description}</p>
        </Card>
        <Card title={t('facilities')}>
          <ul className="flex flex-wrap gap-2">
            {hotel.facilities.map(({ code, label }) => (
              <li key={code}>
                <Tag>{label}</Tag>
              </li>
            ))}
          </ul>
        </Card>
        {hotel.landmarks.length > 0 && <Nearby hotel={hotel} />}
        <HotelSurroundings hotel={hotel} />
      </div>
      <Card title={t('facts')}>
        <KeyValues columns={1} items={useFacts(hotel)} />
      </Card>
    </div>
  );
}

function Nearby({ hotel }: { hotel: Hotel }) {
  const t = usePhrases('hotel-detail');
  return (
    <Card title={t('landmarks')}>
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {hotel.landmarks.map(({ id, name, distance_km }) => (
          <li key={id} className="flex items-center gap-2">
            <Icon name="landmark" size={16} className="shrink-0 text-teal" />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="text-caption text-muted">{t('kilometres', { km: distance_km.toFixed(1) })}</span>
          </li>
        ))}
      </ul>
    </Card>
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
    ['zip', t('zip'), hotel.zip],
    ['email', t('email'), hotel.email && <a {...linkTo(`mailto:${hotel.email}`)}>{hotel.email}</a>],
    ['in', t('checkInFrom'), t('checkInFromValue', { time: hotel.check_in_from })],
    ['out', t('checkOutUntil'), t('checkOutUntilValue', { time: hotel.check_out_until })],
    ['opened', t('opened'), t('year', { year: hotel.opened_year })],
    ['renovated', t('renovated'), hotel.renovated_year && t('year', { year: hotel.renovated_year })],
  ];
  return facts
    .filter(([, , value]) => value)
    .map(([key, name, value]) => ({
      key,
      name,
      value: <span className="whitespace-pre-line">{value}</span>,
    }));
}

const linkTo = (href: string) => ({ href, className: 'text-teal underline underline-offset-4' });
