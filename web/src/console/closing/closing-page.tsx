import { Skeleton } from '@serai/ui/skeleton';
import { Link } from 'react-router';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { Checklist } from './checklist.tsx';
import { ClosedMonth } from './closed-month.tsx';
import { monthAddress } from './month-address.ts';
import { MonthHistory } from './month-history.tsx';
import { MonthSelect } from './month-select.tsx';

export const Page = withQueries(ClosingPage);

const linkClass = 'text-teal underline underline-offset-4';

/** Checklist of a month, by default the next one to close, with its closing, reopening and history. */
function ClosingPage() {
  const t = usePhrases('console-closing');
  const list = useListSearch(monthAddress, consolePaths.consoleClosing);
  const { month } = list.search;
  const query = useRead('console/closing/checklist', month === null ? {} : { month }, { keepsLast: true });
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t('title')} indexed={false} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-title font-strong">{t('title')}</h1>
        <div className="flex flex-wrap gap-x-6">
          <Link to={consolePaths.consoleBooks(monthAddress.write(list.search))} className={linkClass}>
            {t('toBooks')}
          </Link>
          <Link to={consolePaths.consoleBookAccounts()} className={linkClass}>
            {t('toAccounts')}
          </Link>
        </div>
      </div>
      <p className="mt-1 max-w-prose text-muted">{t('text')}</p>
      <div className="mt-4 grid gap-4">
        <Loaded keepsLast query={query} skeleton={<Skeleton className="h-96" />}>
          {(reply) => (
            <>
              <MonthSelect
                month={reply.month}
                months={reply.months}
                onChange={(chosen) => list.change({ month: chosen })}
              />
              {reply.closed ? (
                <ClosedMonth key={reply.month} month={reply.month} isLast={reply.last_closed} />
              ) : (
                <Checklist key={reply.month} month={reply.month} items={reply.items} />
              )}
              <MonthHistory history={reply.history} />
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}
