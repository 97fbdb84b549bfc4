import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { StatusTag } from '@serai/ui/tag';
import { useMoney } from '../../platform/format/money.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { BackLink } from '../../platform/page/back-link.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { BooksTable } from './books-table.tsx';
import { JournalMenu } from './journal-menu.tsx';
import { monthAddress } from './month-address.ts';
import { MonthSelect } from './month-select.tsx';
import type { SellerBooks } from './seller-books.ts';

export const Page = withQueries(BooksPage);

/** Trial balance of each company for a month, with its journal. */
function BooksPage() {
  const t = usePhrases('console-closing');
  const list = useListSearch(monthAddress, consolePaths.consoleBooks);
  const months = useRead('console/wallet/months', {});
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t('booksTitle')} indexed={false} />
      <BackLink to={consolePaths.consoleClosing(monthAddress.write(list.search))}>{t('back')}</BackLink>
      <h1 className="text-title font-strong">{t('booksTitle')}</h1>
      <p className="mt-1 max-w-prose text-muted">{t('booksText')}</p>
      <div className="mt-4 grid gap-4">
        <Loaded query={months} skeleton={<Skeleton className="h-96" />}>
          {({ list: closed, next }) => {
            const month = list.search.month ?? next;
            return (
              <>
                <MonthSelect
                  month={month}
                  months={[next, ...closed.map((one) => one.month)]}
                  onChange={(chosen) => list.change({ month: chosen })}
                />
                <Books month={month} />
              </>
            );
          }}
        </Loaded>
      </div>
    </div>
  );
}

function Books({ month }: { month: string }) {
  const query = useRead('console/closing/trialBalance', { month }, { keepsLast: true });
  return (
    <Loaded keepsLast query={query} skeleton={<Skeleton className="h-96" />}>
      {({ sellers }) =>
        sellers.map((seller) => (
          <SellerCard key={`${seller.id}-${seller.currency}`} month={month} seller={seller} />
        ))
      }
    </Loaded>
  );
}

function SellerCard({ month, seller }: { month: string; seller: SellerBooks }) {
  const t = usePhrases('console-closing');
  const money = useMoney();
  const { id, name, tz, currency, rows, total, output_tax } = seller;
  const tax = rows.find(({ account }) => account === 'tax_payable');
  const isTaxEqual = tax !== undefined && tax.credit - tax.debit === output_tax;
  const isBalanced = total.opening === 0 && total.closing === 0 && total.debit === total.credit;
  return (
    <Card title={name}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <StatusTag tone={isBalanced ? 'jade' : 'lacquer'}>
            {t(isBalanced ? 'balanced' : 'unbalanced')}
          </StatusTag>
          <span className="text-muted">{t('zone', { tz })}</span>
        </div>
        <JournalMenu entityId={id} month={month} name={name} />
      </div>
      <BooksTable month={month} seller={seller} />
      <p className="mt-3 text-caption text-muted">
        {t(isTaxEqual ? 'taxEqual' : 'taxDiffers', { sum: money.text({ amount: output_tax, currency }) })}
      </p>
    </Card>
  );
}
