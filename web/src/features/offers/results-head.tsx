import { classNames } from '@serai/ui/class-names';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { ListPhrases } from './list-phrases.ts';

export interface ResultsHeadProps {
  phrases: ListPhrases;
  heading: ReactNode;
  found: { total: number; total_unfiltered: number; price_kind: 'net' | 'public' };
  /** After the count, e.g. the number of nights of the totals. */
  aside?: string;
  /** On phones, heading and count are for screen readers only, because the page shows the subject above. */
  isQuiet?: boolean;
}

/** Heading and number of results; guests see which prices are shown and how to see others. */
export function ResultsHead({ phrases, heading, found, aside, isQuiet = false }: ResultsHeadProps) {
  const t = usePhrases(phrases);
  const list = usePhrases('offer-list');
  const { pathname, search } = useLocation();
  const count =
    found.total === found.total_unfiltered
      ? t('found', { count: found.total })
      : t('foundOf', { count: found.total, total: found.total_unfiltered });
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <div className={classNames(isQuiet && 'max-md:sr-only')}>{heading}</div>
      <p className={classNames('text-caption text-muted', isQuiet && 'max-md:sr-only')}>
        {aside ? `${count} · ${aside}` : count}
      </p>
      {found.price_kind === 'public' && (
        <p className="for-guests ml-auto text-caption text-muted">
          {list('publicPrice')} ·{' '}
          <Link
            to={paths.login({ back: pathname + search })}
            className="text-teal underline underline-offset-4"
          >
            {list('loginForNet')}
          </Link>
        </p>
      )}
    </div>
  );
}
