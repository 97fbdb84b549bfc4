import { Button } from '@serai/ui/button';
import { DataTable } from '@serai/ui/data-table';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Tag } from '@serai/ui/tag';
import { useOfferWords } from '../../features/hotels/offer/offer-words.ts';
import { StarRating } from '../../features/hotels/offer/star-rating.tsx';
import { StayPolicy } from '../../features/hotels/offer/stay-policy.tsx';
import { TotalPrice } from '../../features/offers/row-price.tsx';
import type { Got } from '../../platform/api/calls.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useRead } from '../../platform/query/use-read.ts';
import type { StayToBook } from './desk-booking.ts';
import { RefusedOr } from './refused-or.tsx';

type Found = Got<'console/hotelOrder/hotels'>;
type Offer = Found['list'][number];

/** Maximum number of hotels shown; more are found by a hotel's name. */
const maxShown = 50;

interface HotelOffersProps {
  agencyId: number;
  destination: { type: 'city' | 'landmark' | 'district'; id: number };
  stay: StayToBook;
  nowMs: number;
  onChoose: (hotelId: number) => void;
}

/** Hotels of a place with their cheapest offer at the agency's price. */
export function HotelOffers({ agencyId, destination, stay, nowMs, onChoose }: HotelOffersProps) {
  const t = usePhrases('console-booking');
  const query = useRead(
    'console/hotelOrder/hotels',
    {
      agency_id: agencyId,
      destination_type: destination.type,
      destination_id: destination.id,
      ...stay,
      limit: maxShown,
    },
    { fresh: true },
  );
  return (
    <RefusedOr query={query} skeleton={<Skeleton className="h-96" />}>
      {(found) =>
        found.list.length === 0 ? (
          <EmptyState title={t('noHotels')}>{t('noHotelsHelp')}</EmptyState>
        ) : (
          <section aria-label={t('hotels')}>
            <p className="mb-2 text-caption text-muted">
              {found.total > found.list.length
                ? t('hotelsPart', { count: found.total, shown: found.list.length })
                : t('hotelsAll', { count: found.total })}
            </p>
            <HotelTable list={found.list} checkIn={stay.check_in} nowMs={nowMs} onChoose={onChoose} />
          </section>
        )
      }
    </RefusedOr>
  );
}

interface HotelTableProps extends Pick<HotelOffersProps, 'nowMs' | 'onChoose'> {
  list: readonly Offer[];
  checkIn: string;
}

function HotelTable({ list, checkIn, nowMs, onChoose }: HotelTableProps) {
  const t = usePhrases('console-booking');
  const terms = usePhrases('hotel-terms');
  const words = useOfferWords();
  return (
    <DataTable
      caption={t('hotels')}
      rows={list}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'hotel',
          title: t('columnHotel'),
          card: 'head',
          render: (hotel) => (
            <div className="min-w-0 md:max-w-80">
              <span className="font-strong">{hotel.name}</span> <StarRating star={hotel.star} />
              <div className="text-caption font-normal text-muted">
                {[hotel.name_alt, hotel.district || hotel.city].filter(Boolean).join(' · ')}
              </div>
            </div>
          ),
        },
        {
          key: 'room',
          title: t('columnRoom'),
          render: (hotel) => (
            <div className="min-w-0 md:max-w-56">
              {hotel.room_name}
              <div className="text-caption text-muted">
                {[words.meal(hotel.meal), words.bed(hotel.bed)].join(' · ')}
              </div>
            </div>
          ),
        },
        {
          key: 'policy',
          title: t('columnPolicy'),
          render: (hotel) => (
            <StayPolicy
              compact
              policy={hotel.policy}
              total={hotel.price}
              checkIn={checkIn}
              place={hotel.city}
              nowMs={nowMs}
            />
          ),
        },
        {
          key: 'price',
          title: t('columnPrice'),
          align: 'end',
          render: (hotel) => (
            <>
              <TotalPrice name={t('columnPrice')} total={hotel.price} />
              {hotel.on_request && <Tag tone="amber">{terms('onRequest')}</Tag>}
            </>
          ),
        },
        {
          key: 'choose',
          title: t('columnChoose'),
          titleHidden: true,
          align: 'end',
          render: (hotel) => (
            <Button aria-label={t('chooseOf', { hotel: hotel.name })} onClick={() => onChoose(hotel.id)}>
              {t('choose')}
            </Button>
          ),
        },
      ]}
    />
  );
}
