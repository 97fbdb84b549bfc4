import type { ReplyOf } from '@serai/contract/endpoint';
import type { showcase } from '@serai/contract/hotels/hotels';
import { Icon } from '@serai/ui/icons';
import { Picture } from '@serai/ui/picture';
import { Price } from '@serai/ui/price';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { usePicture } from '../../platform/session/use-picture.ts';
import { SectionHead } from './section-head.tsx';

type Hotel = ReplyOf<typeof showcase>['hotels'][number];

/** Frequently booked hotels. */
export function FeaturedHotels({ hotels }: { hotels: readonly Hotel[] }) {
  const t = usePhrases('home');
  return (
    <section className="pt-16">
      <SectionHead title={t('hotelsTitle')} text={t('hotelsText')} />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {hotels.slice(0, 8).map((hotel) => (
          <li key={hotel.id}>
            <HotelTile hotel={hotel} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HotelTile({ hotel }: { hotel: Hotel }) {
  const t = usePhrases('home');
  const money = useMoney();
  const source = usePicture();
  return (
    <Link
      to={paths.hotelDetail(hotel.id)}
      className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-teal max-sm:flex-row"
    >
      <Picture
        source={source(hotel.picture)}
        alt=""
        sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 50vw, 8rem"
        className="aspect-3/2 w-full max-sm:aspect-auto max-sm:w-32 max-sm:shrink-0"
      />
      <div className="flex min-w-0 flex-1 flex-col p-4">
        <h3 className="line-clamp-2 font-strong group-hover:text-teal">{hotel.name}</h3>
        <p className="truncate text-caption text-muted">{hotel.name_alt}</p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-2 pt-3 text-caption text-muted">
          <span className="inline-flex items-center gap-1">
            {hotel.city} ·<span className="sr-only">{t('stars', { count: hotel.star })}</span>
            <span aria-hidden="true" className="inline-flex items-center text-amber">
              {hotel.star}
              <Icon name="star" size={13} />
            </span>
          </span>
          {hotel.price_from && (
            <span className="inline-flex items-baseline gap-1 text-text">
              {t('priceFromBefore') && (
                <small className="text-caption text-muted">{t('priceFromBefore')}</small>
              )}
              <Price {...money.parts(hotel.price_from)} />
              {t('priceFromAfter') && (
                <small className="text-caption text-muted">{t('priceFromAfter')}</small>
              )}
            </span>
          )}
        </p>
      </div>
    </Link>
  );
}
