import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { transferPaths } from '../transfer-paths.ts';
import { noFilters, writeTransferList } from './list-search.ts';
import type { TransferResultsProps } from './load-list.ts';

/** Nothing meets the filters, or no vehicle is free: says which, and offers what might help. */
export function NothingFound({ state, found }: Omit<TransferResultsProps, 'nowMs'>) {
  const t = usePhrases('transfer-list');
  if (found.total_unfiltered > 0) {
    return (
      <EmptyState
        title={t('emptyFilteredTitle')}
        actions={
          <Link
            to={transferPaths.list(writeTransferList({ ...state, filters: noFilters }))}
            preventScrollReset
            className={buttonClass({ kind: 'primary' })}
          >
            {t('clearFilters')}
          </Link>
        }
      >
        {t('emptyFilteredText', { total: found.total_unfiltered })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('emptyTitle')}
      actions={
        <Link to={paths.contactUs()} className={buttonClass()}>
          {t('contactUs')}
        </Link>
      }
    >
      {t('emptyText', { place: found.trip.place.name })}
    </EmptyState>
  );
}
