import type { ReplyOf } from '@serai/contract/endpoint';
import type { showcase } from '@serai/contract/hotels/hotels';
import { Picture } from '@serai/ui/picture';
import { Price } from '@serai/ui/price';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { usePicture } from '../../platform/session/use-picture.ts';
import { type StaySearch, writeSearch } from '../hotels/search-line/stay-search.ts';
import { SectionHead } from './section-head.tsx';

type City = ReplyOf<typeof showcase>['cities'][number];

/** The cities for sale; the first two are large. */
export function FeaturedCities({ cities, search }: { cities: readonly City[]; search: StaySearch }) {
  const t = usePhrases('home');
  return (
    <section className="pt-16">
      <SectionHead title={t('citiesTitle')} text={t('citiesText')} />
      <ul className="grid grid-flow-dense auto-rows-[11rem] grid-cols-2 gap-2 md:grid-cols-3 md:gap-4 lg:grid-cols-6">
        {cities.map((city, index) => (
          <li key={city.id} className={index < 2 ? 'col-span-2 md:row-span-2' : undefined}>
            <CityTile city={city} search={search} large={index < 2} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CityTile({ city, search, large }: { city: City; search: StaySearch; large: boolean }) {
  const t = usePhrases('home');
  const money = useMoney();
  const source = usePicture();
  const target = writeSearch({ ...search, destination: { type: 'city', id: city.id, name: city.name } });
  return (
    <Link
      to={paths.hotelList(target)}
      className="group relative block h-full overflow-hidden rounded-card bg-ink text-on-ink"
    >
      <Picture
        source={source(city.picture)}
        alt=""
        sizes={
          large ? '(min-width: 64rem) 33vw, 100vw' : '(min-width: 64rem) 17vw, (min-width: 48rem) 33vw, 50vw'
        }
        early={large}
        className="size-full transition-transform duration-200 group-hover:scale-[1.03]"
      />
      <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink-deep via-ink-deep/75 to-transparent px-4 pt-12 pb-3">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-lead font-strong">{city.name}</span>
          <span className="text-caption text-on-ink-muted">{city.name_alt}</span>
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-caption text-on-ink-muted">
          {t('cityHotels', { count: city.hotels })}
          {city.price_from && (
            <span className="inline-flex items-baseline gap-1 *:text-on-ink [&_span_span]:text-on-ink-muted">
              {t('priceFromBefore') && <small className="text-caption">{t('priceFromBefore')}</small>}
              <Price {...money.parts(city.price_from)} className="text-on-ink" />
              {t('priceFromAfter') && <small className="text-caption">{t('priceFromAfter')}</small>}
            </span>
          )}
        </p>
      </div>
    </Link>
  );
}
