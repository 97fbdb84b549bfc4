import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Link } from 'react-router';

/** Shown if no row matches the filters; `all` is the address of the unfiltered list. */
export function NothingMatches({
  words,
  all,
}: {
  words: Record<'title' | 'help' | 'clear', string>;
  all: string;
}) {
  return (
    <EmptyState
      title={words.title}
      actions={
        <Link to={all} className={buttonClass()}>
          {words.clear}
        </Link>
      }
    >
      {words.help}
    </EmptyState>
  );
}
