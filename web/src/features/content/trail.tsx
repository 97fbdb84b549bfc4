import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { Link } from 'react-router';
import type { TrailStep } from '../../platform/head/site-facts.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Breadcrumbs; the last step is the current page. */
export function Trail({ steps }: { steps: readonly TrailStep[] }) {
  const t = usePhrases('content');
  return (
    <nav aria-label={t('trail')} className="not-printed">
      <ol className="flex flex-wrap items-center gap-x-1 text-caption text-muted">
        {steps.map(({ name, path }, at) => (
          <li
            key={path}
            className={classNames(
              'flex min-w-0 items-center gap-1',
              // On a phone the title directly below repeats it.
              at === steps.length - 1 && at > 1 && 'max-sm:hidden',
            )}
          >
            {at > 0 && <Icon name="chevron-right" size={14} className="shrink-0" />}
            {at === steps.length - 1 ? (
              <span aria-current="page" className="line-clamp-1">
                {name}
              </span>
            ) : (
              <Link to={path} className="rounded-control underline-offset-4 hover:text-teal hover:underline">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
