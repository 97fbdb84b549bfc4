import { KeyValues } from '@serai/ui/key-values';
import { PhoneLink } from '@serai/ui/phone-link';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useApp } from '../../../platform/app.tsx';
import { localeOf } from '../../../platform/i18n/language.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { OfficeList } from '../../contact/office-list.tsx';
import { type SellerData, sellerLoader } from './load-seller.ts';
import { SellerFrame } from './seller-frame.tsx';

export const load = sellerLoader('about-us');

/** About page: the seller's text, the registered company, and its offices. */
export function Page() {
  const t = usePhrases('about');
  const { offices } = useLoaderData<SellerData>().init;
  return (
    <SellerFrame
      title={t('aboutTitle')}
      lead={t('aboutLead')}
      aside={
        <>
          <Company />
          {offices.length > 0 && (
            <section>
              <h2 className="mb-2 font-strong">{t('officesTitle')}</h2>
              <OfficeList offices={offices} />
            </section>
          )}
        </>
      }
    />
  );
}

function Company() {
  const t = usePhrases('about');
  const { lang } = useApp();
  const { company } = useLoaderData<SellerData>().init;
  const rows: [string, ReactNode][] = [
    [t('companyName'), company.name],
    [
      t('companyCountry'),
      company.country && new Intl.DisplayNames(localeOf(lang), { type: 'region' }).of(company.country),
    ],
    [t('companyTaxId'), company.tax_id],
    [t('companyAddress'), company.address],
    [t('companyPhone'), company.phone && <PhoneLink number={company.phone} />],
    [
      t('companyEmail'),
      company.email && (
        <a
          href={`mailto:${company.email}`}
          className="rounded-control text-teal underline-offset-4 hover:underline"
        >
          {company.email}
        </a>
      ),
    ],
  ];
  const known = rows.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 font-strong">{t('companyTitle')}</h2>
      <KeyValues columns={1} items={known.map(([name, value]) => ({ key: name, name, value }))} />
    </section>
  );
}
