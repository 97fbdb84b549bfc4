import { buttonClass } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { Picture } from '@serai/ui/picture';
import { Price } from '@serai/ui/price';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { usePicture } from '../../../platform/session/use-picture.ts';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import type { HotelShown } from '../detail/load-detail.ts';
import { useOfferWords } from '../offer/offer-words.ts';
import { PropertyFees } from '../offer/property-fees.tsx';
import { StarRating } from '../offer/star-rating.tsx';
import { writeSearch } from '../search-line/stay-search.ts';
import { comparisonPath } from './compare-address.ts';
import {
  cheapestRate,
  type FacilityRow,
  facilityRows,
  hasBreakfast,
  isFreeToCancel,
  type RoomRate,
} from './compare-hotels.ts';
import type { ComparisonData } from './load-comparison.ts';

/** One column per hotel. On a phone the columns scroll and the names of the rows stay. */
export function CompareTable({ data }: { data: ComparisonData }) {
  const t = usePhrases('hotel-compare');
  const { hotels } = data;
  const cells = (cell: (shown: HotelShown) => ReactNode) =>
    hotels.map((shown) => ({ id: shown.hotel.id, content: cell(shown) }));
  const facilities = facilityRows(hotels);
  return (
    <section
      aria-label={t('title')}
      className="relative overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table
        className={classNames(
          'w-full table-fixed border-separate border-spacing-0 text-left align-top',
          leastWidths[hotels.length - 1],
        )}
      >
        <thead>
          <tr>
            <th scope="col" className={nameClass}>
              <span className="sr-only">{t('row')}</span>
            </th>
            {hotels.map((shown) => (
              <th key={shown.hotel.id} scope="col" className={classNames(cellClass, 'font-normal')}>
                <HotelHead shown={shown} data={data} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={t('place')} cells={cells((shown) => <Place shown={shown} />)} />
          <Row
            name={t('cheapest')}
            cells={cells((shown) => <RateCell found={cheapestRate(shown, () => true)} tz={shown.hotel.tz} />)}
          />
          <Row
            name={t('withBreakfast')}
            cells={cells((shown) => (
              <RateCell found={cheapestRate(shown, hasBreakfast)} tz={shown.hotel.tz} />
            ))}
          />
          <Row
            name={t('cancellable')}
            cells={cells((shown) => (
              <RateCell found={cheapestRate(shown, isFreeToCancel)} tz={shown.hotel.tz} />
            ))}
          />
          <Row
            name={t('fees')}
            cells={cells(({ fees }) =>
              fees.length > 0 ? <PropertyFees fees={fees} /> : <Muted>{t('noFees')}</Muted>,
            )}
          />
          <Facilities
            name={t('facilitiesDiffer')}
            rows={facilities.filter(({ differs }) => differs)}
            hotels={hotels}
          />
          <Facilities
            name={t('facilitiesShared')}
            rows={facilities.filter(({ differs }) => !differs)}
            hotels={hotels}
          />
        </tbody>
      </table>
    </section>
  );
}

function HotelHead({ shown, data }: { shown: HotelShown; data: ComparisonData }) {
  const t = usePhrases('hotel-compare');
  const source = usePicture();
  const { hotel, stay } = shown;
  const [picture = null] = hotel.pictures;
  const params = writeSearch({ ...stay, destination: null });
  const others = data.ids.filter((id) => id !== hotel.id);
  return (
    <div className="grid gap-2">
      <Picture
        source={source(picture)}
        alt={picture?.alt ?? ''}
        sizes="16rem"
        className="h-32 w-full rounded-control"
      />
      <div>
        <p className="font-strong">{hotel.name}</p>
        <p className="text-caption text-muted">{hotel.name_alt}</p>
        <StarRating star={hotel.star} />
      </div>
      <Link
        to={paths.hotelDetail(hotel.id, params)}
        aria-label={t('bookOf', { hotel: hotel.name })}
        className={buttonClass({ size: 'compact', block: true })}
      >
        {t('book')}
      </Link>
      {others.length > 1 && (
        <Link
          to={comparisonPath({ ids: others, search: data.search })}
          aria-label={t('removeOf', { hotel: hotel.name })}
          className="justify-self-start text-caption text-teal underline underline-offset-4"
        >
          {t('remove')}
        </Link>
      )}
    </div>
  );
}

/** District and city, and the nearest sight. */
function Place({ shown: { hotel } }: { shown: HotelShown }) {
  const t = usePhrases('hotel-compare');
  const [nearest] = [...hotel.landmarks].sort((a, b) => a.distance_km - b.distance_km);
  return (
    <>
      <p>{[hotel.district, hotel.city].filter(Boolean).join(' · ')}</p>
      {nearest && (
        <p className="text-caption text-muted">
          {t('distance', { place: nearest.name, km: nearest.distance_km.toFixed(1) })}
        </p>
      )}
    </>
  );
}

/** Total of a rate, its room and meal, and until when it can be cancelled free of charge. */
function RateCell({ found, tz }: { found: RoomRate | null; tz: string }) {
  const t = usePhrases('hotel-compare');
  const words = useOfferWords();
  const money = useOfferMoney();
  const { placeTime } = useDates();
  if (!found) return <Muted>{t('none')}</Muted>;
  const { room, rate } = found;
  const until = rate.free_cancel_until;
  return (
    <>
      <Price {...money.parts(rate.total_price)} size="lead" />
      <p className="text-caption">{[room.name, words.meal(rate.meal)].join(' · ')}</p>
      {isFreeToCancel(rate) && until !== null ? (
        <p className="text-caption text-jade">{t('freeUntil', { time: placeTime(until, tz) })}</p>
      ) : (
        <Muted>{t(`cancel_${rate.cancellation}`)}</Muted>
      )}
    </>
  );
}

/** Facilities under a heading of their own: those that differ, and those that all hotels have. */
function Facilities(props: { name: string; rows: readonly FacilityRow[]; hotels: readonly HotelShown[] }) {
  const { name, rows, hotels } = props;
  if (rows.length === 0) return null;
  return (
    <>
      <tr>
        <th
          scope="rowgroup"
          colSpan={hotels.length + 1}
          className="border-line border-t bg-sunken px-3 py-2 text-caption font-strong"
        >
          {name}
        </th>
      </tr>
      {rows.map(({ code, label, has }) => (
        <Row
          key={code}
          isLow
          name={label}
          cells={hotels.map(({ hotel }, at) => ({
            id: hotel.id,
            content: <Facility has={has[at] ?? false} />,
          }))}
        />
      ))}
    </>
  );
}

function Facility({ has }: { has: boolean }) {
  const t = usePhrases('hotel-compare');
  if (!has) return <Muted>{t('no')}</Muted>;
  return (
    <p className="flex items-center gap-1 text-caption font-strong text-jade">
      <Icon name="check" size={16} />
      {t('yes')}
    </p>
  );
}

function Muted({ children }: { children: string }) {
  return <p className="text-caption text-muted">{children}</p>;
}

function Row(props: {
  name: string;
  /** A row of one line. */
  isLow?: boolean;
  cells: readonly { id: number; content: ReactNode }[];
}) {
  const { name, isLow = false, cells } = props;
  const height = isLow ? '!py-1.5' : '';
  return (
    <tr>
      <th scope="row" className={classNames(nameClass, 'border-t font-strong', height)}>
        {name}
      </th>
      {cells.map(({ id, content }) => (
        <td key={id} className={classNames(cellClass, 'border-t', height)}>
          {content}
        </td>
      ))}
    </tr>
  );
}

const nameClass =
  'sticky left-0 z-[1] w-24 border-line border-r bg-surface p-3 align-top text-caption md:w-40';
const cellClass = 'border-line p-3 align-top not-last:border-r';
/** Minimum width of the table by its number of hotels; narrower windows scroll. */
const leastWidths = ['min-w-72', 'min-w-[28rem]', 'min-w-[39rem]', 'min-w-[50rem]'];
