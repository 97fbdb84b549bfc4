import { Icon, type IconName } from '@serai/ui/icons';
import { Link, useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { type SellerData, sellerLoader } from './load-seller.ts';
import { SellerFrame } from './seller-frame.tsx';

export const load = sellerLoader('our-services');

/** Services page: bookable products with links, and the seller's text. */
export function Page() {
  const t = usePhrases('about');
  return (
    <SellerFrame
      title={t('servicesTitle')}
      lead={t('servicesLead')}
      above={<Services />}
      below={<HowToBook />}
    />
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
            className="group block h-full rounded-card border border-line bg-surface p-4 md:p-6 transition-colors duration-150 hover:border-teal"
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

/** The steps of a booking from search to voucher; the full text if the seller has written one. */
function HowToBook() {
  const t = usePhrases('about');
  const { pages } = useLoaderData<SellerData>().init;
  const page = pages.find(({ slug }) => slug === 'how-to-book');
  return (
    <section id="how-to-book" className="scroll-mt-6" aria-labelledby="how-to-book-title">
      <h2 id="how-to-book-title" className="text-title font-strong">
        {t('howTitle')}
      </h2>
      <ol className="mt-6 grid gap-6 sm:grid-cols-2">
        {steps.map((step, at) => (
          <li key={step} className="border-t-2 border-saffron pt-3">
            <h3 className="font-strong">
              <span className="figures mr-2 text-muted">{at + 1}</span>
              {t(step)}
            </h3>
            <p className="mt-1 text-muted">{t(`${step}Text`)}</p>
          </li>
        ))}
      </ol>
      {page && (
        <Link
          to={paths.contentPage(page.slug)}
          className="mt-6 inline-flex items-center gap-1 rounded-control text-teal underline-offset-4 hover:underline"
        >
          {t('howMore')}
          <Icon name="arrow-right" size={16} />
        </Link>
      )}
    </section>
  );
}

const steps = ['howSearch', 'howLock', 'howPay', 'howVoucher'] as const;

const services: readonly { name: 'hotels' | 'cars' | 'transfers'; icon: IconName; to: () => string }[] = [
  { name: 'hotels', icon: 'bed', to: paths.hotelList },
  { name: 'cars', icon: 'car', to: paths.carList },
  { name: 'transfers', icon: 'plane', to: paths.airportList },
];
