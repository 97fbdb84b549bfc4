import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Icon } from '@serai/ui/icons';
import { Link, useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { HidePricesButton } from '../../offers/hide-prices-button.tsx';
import { CompareTable } from './compare-table.tsx';
import { type ComparisonData, loadComparison } from './load-comparison.ts';

export const load = loadComparison;

/** Up to four hotels side by side for one stay. */
export function Page() {
  const data = useLoaderData<ComparisonData>();
  const t = usePhrases('hotel-compare');
  const { civil } = useDates();
  const { hotels, problem } = data;
  const [first] = hotels;
  return (
    <div className="mx-auto max-w-7xl px-4 py-6 md:px-8">
      <PageHead title={t('title')} description={t('description')} indexed={false} />
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-title font-strong">{t('title')}</h1>
        {first && (
          <p className="text-muted">
            {t('stayLine', {
              from: civil(first.stay.check_in),
              to: civil(first.stay.check_out),
              nights: first.nights,
              rooms: first.stay.rooms.length,
            })}
          </p>
        )}
        {first && (
          <div className="ml-auto flex items-center gap-2">
            {first.price_kind === 'public' && (
              <p className="for-guests text-caption text-muted">{t('publicPrice')}</p>
            )}
            <HidePricesButton />
          </div>
        )}
      </div>
      {problem && (
        <p role="alert" className="mb-4 flex items-start gap-2 rounded-card bg-lacquer-soft px-4 py-3">
          <Icon name="warning" size={18} className="mt-1 shrink-0 text-lacquer" />
          {t('problem', { problem })}
        </p>
      )}
      {first ? (
        <CompareTable data={data} />
      ) : (
        <EmptyState
          title={t('emptyTitle')}
          actions={
            <Link to={paths.hotelList()} className={buttonClass()}>
              {t('toList')}
            </Link>
          }
        >
          {t('emptyText')}
        </EmptyState>
      )}
    </div>
  );
}
