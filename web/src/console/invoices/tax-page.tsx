import { Card } from '@serai/ui/card';
import { DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { Skeleton } from '@serai/ui/skeleton';
import { Tag } from '@serai/ui/tag';
import type { Got } from '../../platform/api/calls.ts';
import { readersDay } from '../../platform/form/date-input.tsx';
import { DatePeriod } from '../../platform/form/date-period.tsx';
import { useMoney } from '../../platform/format/money.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { civilDate, listAddress } from '../../platform/list/list-address.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { BackLink } from '../../platform/page/back-link.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';

export const Page = withQueries(TaxPage);

/** Period of the report as stored in the address; without one, the current month. */
const taxAddress = listAddress({ from: civilDate, to: civilDate });

type Seller = Got<'console/invoice/tax'>['sellers'][number];

/** Tax payable of each selling company for a period, and the numbers of its series. */
function TaxPage() {
  const t = usePhrases('console-invoices');
  const list = useListSearch(taxAddress, consolePaths.consoleTax);
  const today = readersDay();
  const from = list.search.from ?? `${today.slice(0, 8)}01`;
  const to = list.search.to ?? today;
  const query = useRead('console/invoice/tax', { from, to }, { keepsLast: true });
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t('taxTitle')} indexed={false} />
      <BackLink to={consolePaths.consoleInvoices()}>{t('back')}</BackLink>
      <h1 className="text-title font-strong">{t('taxTitle')}</h1>
      <p className="mt-1 max-w-prose text-muted">{t('taxText')}</p>
      <div className="mt-4">
        <DatePeriod
          name={t('issued')}
          lean="past"
          offers={['this_month', 'last_month']}
          value={{ from, to }}
          onChange={(period) => list.change(period)}
        />
      </div>
      <div className="mt-4 grid gap-4">
        <Loaded keepsLast query={query} skeleton={<Skeleton className="h-96" />}>
          {({ sellers }) => sellers.map((seller) => <SellerTax key={seller.id} seller={seller} />)}
        </Loaded>
      </div>
    </div>
  );
}

function SellerTax({ seller: { name, rates, tax, series } }: { seller: Seller }) {
  const t = usePhrases('console-invoices');
  const money = useMoney();
  return (
    <Card title={name}>
      {tax === null ? (
        <p className="text-muted">{t('noTax')}</p>
      ) : (
        <>
          <p className="mb-3 flex flex-wrap items-baseline gap-x-3">
            <span className="text-muted">{t('taxPayable')}</span>
            <Price {...money.parts(tax)} size="lead" />
          </p>
          <DataTable
            caption={`${name} · ${t('taxPayable')}`}
            rows={rates}
            rowKey={({ treatment, rate_bp }) => `${treatment}-${rate_bp}`}
            columns={[
              {
                key: 'rate',
                title: t('taxRate'),
                card: 'head',
                render: ({ treatment, rate_bp }) =>
                  rate_bp > 0
                    ? `${t(`treatment_${treatment}`)} ${rate_bp / 100}%`
                    : t(`treatment_${treatment}`),
              },
              { key: 'invoices', title: t('invoices'), align: 'end', render: ({ invoices }) => invoices },
              { key: 'reds', title: t('reds'), align: 'end', render: ({ reds }) => reds },
              {
                key: 'base',
                title: t('base'),
                align: 'end',
                render: ({ base }) => <Price {...money.parts(base)} />,
              },
              {
                key: 'tax',
                title: t('taxAmount'),
                align: 'end',
                render: (rate) => <Price {...money.parts(rate.tax)} />,
              },
            ]}
          />
        </>
      )}
      <Series series={series} />
    </Card>
  );
}

/** Our own numbers by series; a number on no document is a gap that an auditor asks about. */
function Series({ series }: Pick<Seller, 'series'>) {
  const t = usePhrases('console-invoices');
  if (series.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 text-caption text-muted">{t('series')}</h3>
      <ul className="grid gap-1">
        {series.map((one) => (
          <li key={one.series} className="flex flex-wrap items-center gap-x-3">
            <span>{t(`series_${one.series}`)}</span>
            <span className="text-muted">{t('seriesNumbers', { last: one.last, used: one.used })}</span>
            {one.missing.length === 0 ? (
              <Tag tone="jade">{t('noGaps')}</Tag>
            ) : (
              <Tag tone="lacquer">{t('gaps', { numbers: one.missing.join(', ') })}</Tag>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
