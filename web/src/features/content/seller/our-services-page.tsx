import { Icon, type IconName } from '@serai/ui/icons';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { sellerLoader } from './load-seller.ts';
import { SellerFrame } from './seller-frame.tsx';

export const load = sellerLoader('our-services');

/** What can be booked here, each with the way to it, and what the seller writes of it. */
export function Page() {
  const t = usePhrases('about');
  return (
    <SellerFrame title={t('servicesTitle')} lead={t('servicesLead')} above={<Services />} aside={null} />
  );
}

function Services() {
  const t = usePhrases('about');
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {services.map(({ name, icon, to }) => (
        <li key={name}>
          <Link
            to={to()}
            className="group block h-full rounded-card border border-line bg-surface p-4 transition-colors duration-150 hover:border-teal"
          >
            <Icon name={icon} size={28} className="text-teal" />
            <h2 className="mt-3 text-lead font-strong group-hover:text-teal">{t(name)}</h2>
            <p className="mt-1 text-muted">{t(`${name}Text`)}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const services: readonly { name: 'hotels' | 'cars' | 'transfers'; icon: IconName; to: () => string }[] = [
  { name: 'hotels', icon: 'bed', to: paths.hotelList },
  { name: 'cars', icon: 'car', to: paths.carList },
  { name: 'transfers', icon: 'plane', to: paths.airportList },
];
