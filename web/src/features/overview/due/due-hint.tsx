import { Icon } from '@serai/ui/icons';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { totalOf, useDue } from './due-queries.ts';

/** On a dark ground: number of all that waits for the reader, as a link to the workbench. Needs the phrases 'overview'. */
export const DueHint = withQueries(Hint);

function Hint() {
  const t = usePhrases('overview');
  const { data } = useDue(null);
  const count = data ? totalOf(data) : 0;
  if (count === 0) return null;
  return (
    <Link
      to={paths.overview()}
      className="inline-flex h-8 items-center gap-2 rounded-control bg-ink-deep/60 px-3 text-on-ink underline-offset-4 hover:underline"
    >
      <Icon name="tasks" size={18} />
      {t('dueHint', { count })}
    </Link>
  );
}
