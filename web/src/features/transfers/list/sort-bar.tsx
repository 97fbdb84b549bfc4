import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { Link } from 'react-router';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { transferPaths } from '../transfer-paths.ts';
import { type TransferListSearch, transferSorts, writeTransferList } from './list-search.ts';

/** The three orders. Price and seats turn round when they are chosen again. */
export function SortBar({ state }: { state: TransferListSearch }) {
  const t = usePhrases('transfer-list');
  return (
    <nav aria-label={t('sort')} className="-mx-1 min-w-0 overflow-x-auto">
      <ul className="flex gap-1 p-1">
        {transferSorts.map((sort) => {
          const chosen = sort === state.sort;
          const turns = chosen && sort !== 'default';
          return (
            <li key={sort}>
              <Link
                to={transferPaths.list(
                  writeTransferList({ ...state, sort, descending: turns && !state.descending }),
                )}
                preventScrollReset
                aria-current={chosen ? 'true' : undefined}
                className={classNames(
                  'inline-flex h-8 items-center gap-1 rounded-control px-3 text-caption whitespace-nowrap',
                  chosen ? 'bg-teal font-strong text-surface' : 'text-text hover:bg-teal-soft',
                )}
              >
                {t(`sort_${sort}`)}
                {turns && (
                  <>
                    <Icon name={state.descending ? 'chevron-down' : 'chevron-up'} size={14} />
                    <span className="sr-only">{state.descending ? t('descending') : t('ascending')}</span>
                  </>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
