import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { type HotelSort, type ListSearch, sorts, writeListSearch } from './list-search.ts';

/** The seven orders. Price and star turn round when they are chosen again. */
export function SortBar({ state }: { state: ListSearch }) {
  const t = usePhrases('hotel-list');
  return (
    <nav aria-label={t('sort')} className="-mx-1 min-w-0 overflow-x-auto">
      <ul className="flex gap-1 p-1">
        {sorts.map((sort) => {
          const chosen = sort === state.sort;
          const order = orderOf(sort, state);
          return (
            <li key={sort}>
              <Link
                to={paths.hotelList(
                  writeListSearch({ ...state, page: 1, sort, order: chosen ? turned(sort, order) : null }),
                )}
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

/** The direction a sort runs in; null where turning it round would help nobody. */
function orderOf(sort: HotelSort, state: ListSearch): 'asc' | 'desc' | null {
  if (sort === 'price') return state.order ?? 'asc';
  if (sort === 'star') return state.order ?? 'desc';
  return null;
}

function turned(sort: HotelSort, order: 'asc' | 'desc' | null): 'asc' | 'desc' | null {
  if (order === null) return null;
  const other = order === 'asc' ? 'desc' : 'asc';
  const usual = sort === 'price' ? 'asc' : 'desc';
  return other === usual ? null : other;
}
