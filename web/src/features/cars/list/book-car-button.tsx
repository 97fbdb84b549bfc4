import type { CarOffer } from '@serai/contract/cars';
import { buttonClass } from '@serai/ui/button';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useMay, useSession } from '../../../platform/session/use-session.tsx';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { carBookingAddress } from '../booking-address.ts';
import type { CarSearch } from '../search-line/car-search.ts';
import { carAnchor } from './car-anchor.ts';

/** Goes on to the booking; guests log in first and come back to this car. */
export function BookCarButton({ car, search }: { car: CarOffer; search: CarSearch }) {
  const t = usePhrases('car-list');
  const money = useOfferMoney();
  const { user, mounted } = useSession();
  const may = useMay();
  const here = useLocation();
  if (!user) {
    return (
      <Link
        to={paths.login({ back: `${here.pathname}${here.search}#${carAnchor(car)}` })}
        className={buttonClass({ block: true })}
      >
        {t('bookLogin')}
      </Link>
    );
  }
  if (mounted && !may('/car/booking', 'book')) {
    return <p className="text-center text-caption text-muted">{t('bookForbidden')}</p>;
  }
  return (
    <Link
      to={carBookingAddress({ rateKey: car.rate_key, search })}
      aria-label={t('bookCar', { car: car.model.name, total: money.text(car.total_price) })}
      className={buttonClass({ block: true })}
    >
      {t('book')}
    </Link>
  );
}
