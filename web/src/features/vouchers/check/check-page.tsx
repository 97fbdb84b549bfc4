import { inLanguage } from '@serai/phrases/lang';
import { Card } from '@serai/ui/card';
import { Icon, type IconName } from '@serai/ui/icons';
import { KeyValues } from '@serai/ui/key-values';
import { PhoneLink } from '@serai/ui/phone-link';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Got } from '../../../platform/api/calls.ts';
import { type App, useApp } from '../../../platform/app.tsx';
import { useDates } from '../../../platform/format/dates.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

type Check = Got<'voucher/check'>;

/** Loads the voucher by the code of its QR; `v` is the printed version. */
export function load(app: App, { params, request }: LoaderFunctionArgs): Promise<Check> {
  const version = Number(new URL(request.url).searchParams.get('v'));
  return app.api.get(
    'voucher/check',
    {
      code: params.code ?? '',
      ...(Number.isSafeInteger(version) && version > 0 ? { version } : {}),
    },
    { quiet: true },
  );
}

/** Public check of a voucher: its validity, and only facts that identify it. */
export function Page() {
  const { state, voucher } = useLoaderData<Check>();
  const t = usePhrases('voucher-check');
  const { icon, look } = looks[state];
  return (
    <>
      <PageHead title={t('title')} indexed={false} />
      <div className={`flex items-start gap-4 rounded-card border-l-4 p-4 md:p-6 ${look}`}>
        <Icon name={icon} size={40} className="shrink-0" />
        <div className="min-w-0">
          <h1 className="text-title font-strong">{t(state)}</h1>
          <p className="text-text">{t(`${state}Help`, { version: voucher?.version ?? '' })}</p>
        </div>
      </div>
      {voucher && <CheckedFacts voucher={voucher} />}
      <p className="mt-4 text-caption text-muted">{t('privacy')}</p>
    </>
  );
}

function CheckedFacts({ voucher }: { voucher: NonNullable<Check['voucher']> }) {
  const t = usePhrases('voucher-check');
  const { lang } = useApp();
  const { civil } = useDates();
  const { product, version, from, to, initials, seller } = voucher;
  const name = inLanguage(lang, {
    zh: seller.name_zh || seller.name_en,
    en: seller.name_en || seller.name_zh,
  });
  const days = [...new Set([from, to])].map((day) => civil(day, { year: true })).join(' – ');
  return (
    <Card className="mt-4">
      <KeyValues
        columns={2}
        items={[
          { key: 'product', name: t('product'), value: t(products[product] ?? 'product') },
          { key: 'version', name: t('newestVersion'), value: `V${version}` },
          { key: 'days', name: t('days'), wide: true, value: days },
          { key: 'guests', name: t('guests'), value: initials.join(' · ') || '—' },
          {
            key: 'seller',
            name: t('seller'),
            value: (
              <>
                <span className="block">{name}</span>
                {seller.phone && <PhoneLink number={seller.phone} />}
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}

const looks: Record<Check['state'], { icon: IconName; look: string }> = {
  valid: { icon: 'check', look: 'border-jade bg-jade-soft text-jade' },
  superseded: { icon: 'warning', look: 'border-amber bg-amber-soft text-amber' },
  suspended: { icon: 'warning', look: 'border-lacquer bg-lacquer-soft text-lacquer' },
  void: { icon: 'error', look: 'border-lacquer bg-lacquer-soft text-lacquer' },
};

const products: Record<string, PhraseKey<'voucher-check'>> = {
  hotel: 'product_hotel',
  car: 'product_car',
  airport: 'product_airport',
};
