import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { type CarListSearch, sorts, writeListSearch } from './list-search.ts';

/** The three orders. Price and seats turn round when they are chosen again. */
export function SortBar({ state }: { state: CarListSearch }) {
  const t = usePhrases('car-list');
  return (
    <nav aria-label={t('sort')} className="-mx-1 min-w-0 overflow-x-auto">
      <ul className="flex gap-1 p-1">
        {sorts.map((sort) => {
          const chosen = sort === state.sort;
          const order = sort === 'default' ? null : (state.order ?? 'asc');
          const turned = chosen && order === 'asc' ? 'desc' : null;
          return (
            <li key={sort}>
              <Link
                to={paths.carList(writeListSearch({ ...state, page: 1, sort, order: turned }))}
                preventScrollReset
                aria-current={chosen ? 'true' : undefined}
                className={classNames(
                  'inline-flex h-8 items-center gap-1 rounded-control px-3 text-caption whitespace-nowrap',
                  chosen ? 'bg-teal font-strong text-surface' : 'text-text hover:bg-teal-soft',
                )}
              >
                {t(`sort_${sort}`)}
                {chosen && order && (
                  <>
                    <Icon name={order === 'asc' ? 'chevron-up' : 'chevron-down'} size={14} />
                    <span className="sr-only">{order === 'asc' ? t('ascending') : t('descending')}</span>
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
