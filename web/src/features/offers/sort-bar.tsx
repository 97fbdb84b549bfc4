import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { Menu, menuItemClass } from '@serai/ui/menu';
import { ScrollStrip } from '@serai/ui/scroll-strip';
import { Link } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';

export type Direction = 'asc' | 'desc';

export interface SortBarProps<Sort extends string> {
  /** In display order. */
  entries: readonly { sort: Sort; label: string }[];
  /** Sorts that few readers use: they are in a menu. */
  rare?: readonly Sort[] | undefined;
  chosen: Sort;
  /** As in the address; null = the default of the sort. */
  order: Direction | null;
  /** Usual direction of a sort; null if reversing it is useless. */
  usual: (sort: Sort) => Direction | null;
  href: (sort: Sort, order: Direction | null) => string;
}

/** The sorts of a list as links. Selecting one again reverses its direction, if it has one. */
export function SortBar<Sort extends string>(props: SortBarProps<Sort>) {
  const { entries, rare = [], chosen, order, usual, href } = props;
  const t = usePhrases('offer-list');
  const isInMenu = ({ sort }: { sort: Sort }) => rare.includes(sort) && sort !== chosen;
  const inMenu = entries.filter(isInMenu);
  return (
    <nav aria-label={t('sort')} className="-mx-1 flex min-w-0 items-center">
      <ScrollStrip>
        <ul className="flex w-max gap-1 p-1">
          {entries
            .filter((entry) => !isInMenu(entry))
            .map(({ sort, label }) => {
              const isChosen = sort === chosen;
              const direction = usual(sort) && (order ?? usual(sort));
              return (
                <li key={sort}>
                  <Link
                    to={href(sort, isChosen ? turned(direction, usual(sort)) : null)}
                    preventScrollReset
                    aria-current={isChosen ? 'true' : undefined}
                    className={classNames(
                      'inline-flex h-8 items-center gap-1 rounded-control px-3 text-caption whitespace-nowrap',
                      isChosen ? 'bg-teal font-strong text-surface' : 'text-text hover:bg-teal-soft',
                    )}
                  >
                    {label}
                    {isChosen && direction && (
                      <>
                        <Icon name={direction === 'asc' ? 'chevron-up' : 'chevron-down'} size={14} />
                        <span className="sr-only">
                          {direction === 'asc' ? t('ascending') : t('descending')}
                        </span>
                      </>
                    )}
                  </Link>
                </li>
              );
            })}
        </ul>
      </ScrollStrip>
      {inMenu.length > 0 && (
        <Menu align="end" button={<span className="text-caption whitespace-nowrap">{t('moreSorts')}</span>}>
          <ul>
            {inMenu.map(({ sort, label }) => (
              <li key={sort}>
                <Link to={href(sort, null)} preventScrollReset className={menuItemClass}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Menu>
      )}
    </nav>
  );
}

/** The opposite direction; null if that is the default, so that the address does not contain it. */
function turned(direction: Direction | null, usual: Direction | null): Direction | null {
  if (direction === null) return null;
  const other = direction === 'asc' ? 'desc' : 'asc';
  return other === usual ? null : other;
}
