import { Icon } from '@serai/ui/icons';
import { useNavigate } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { Direction, SortBarProps } from './sort-bar.tsx';

/** The sorts of a list as one menu, for phones; a sort that can be reversed is listed in both directions. */
export function SortSelect<Sort extends string>(props: SortBarProps<Sort>) {
  const { entries, chosen, order, usual, href } = props;
  const t = usePhrases('offer-list');
  const navigate = useNavigate();
  const options = entries.flatMap(({ sort, label }) =>
    directionsOf(usual(sort)).map((direction) => ({
      value: `${sort} ${direction ?? ''}`,
      label: direction === null ? label : `${label} ${t(direction === 'asc' ? 'ascending' : 'descending')}`,
      to: href(sort, direction === usual(sort) ? null : direction),
    })),
  );
  const direction = usual(chosen) && (order ?? usual(chosen));
  const current = `${chosen} ${direction ?? ''}`;
  return (
    <span className="relative inline-flex h-9 max-w-44 items-center gap-1 rounded-full border border-line bg-surface px-3 text-caption outline-teal has-focus-visible:outline-2">
      <Icon name="sort" size={16} className="shrink-0 text-teal" />
      <span aria-hidden="true" className="truncate">
        {options.find(({ value }) => value === current)?.label}
      </span>
      <Icon name="chevron-down" size={14} className="shrink-0 text-muted" />
      {/* The browser of a phone zooms into smaller text than 16 px. */}
      <select
        aria-label={t('sort')}
        value={current}
        onChange={({ target }) => {
          const option = options.find(({ value }) => value === target.value);
          if (option) navigate(option.to, { preventScrollReset: true });
        }}
        className="absolute inset-0 w-full cursor-pointer opacity-0 text-[1rem]"
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The usual direction first; null for a sort without one. */
function directionsOf(usual: Direction | null): (Direction | null)[] {
  if (usual === null) return [null];
  return usual === 'asc' ? ['asc', 'desc'] : ['desc', 'asc'];
}
