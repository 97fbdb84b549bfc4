import { classNames } from '@serai/ui/class-names';
import { Link } from 'react-router';

/** The sorts of a list, each with its address. */
export function SortLinks<Sort extends string>(props: {
  label: string;
  sorts: readonly Sort[];
  /** Null if none is selected. */
  chosen: Sort | null;
  word: (sort: Sort) => string;
  href: (sort: Sort) => string;
}) {
  const { label, sorts, chosen, word, href } = props;
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1">
      {sorts.map((sort) => (
        <Link
          key={sort}
          to={href(sort)}
          rel="nofollow"
          preventScrollReset
          aria-current={sort === chosen ? 'true' : undefined}
          className={classNames(
            'inline-flex h-10 items-center rounded-control px-3 transition-colors duration-150',
            sort === chosen ? 'bg-teal-soft font-strong text-teal' : 'text-muted hover:text-teal',
          )}
        >
          {word(sort)}
        </Link>
      ))}
    </nav>
  );
}
