import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Link } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { ListPhrases } from './list-phrases.ts';

/** There are offers, but none passes the filters: links to the list without them. */
export function NoMatch(props: { phrases: ListPhrases; unfiltered: number; clearedPath: string }) {
  const { phrases, unfiltered, clearedPath } = props;
  const t = usePhrases(phrases);
  const list = usePhrases('offer-list');
  return (
    <EmptyState
      title={t('emptyFilteredTitle')}
      actions={
        <Link to={clearedPath} preventScrollReset className={buttonClass({ kind: 'primary' })}>
          {list('clearAll')}
        </Link>
      }
    >
      {t('emptyFilteredText', { total: unfiltered })}
    </EmptyState>
  );
}
