import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Link } from 'react-router';

interface NothingShownProps {
  words: Record<'emptyShown' | 'emptyShownHelp' | 'empty' | 'emptyHelp' | 'toApply', string>;
  /** Only some are shown; others there may be. */
  isNarrowed: boolean;
  /** Where the first is applied for. */
  apply: string;
}

/** No bill or invoice to show. */
export function NothingShown({ words, isNarrowed, apply }: NothingShownProps) {
  if (isNarrowed) return <EmptyState title={words.emptyShown}>{words.emptyShownHelp}</EmptyState>;
  return (
    <EmptyState
      title={words.empty}
      actions={
        <Link to={apply} className={buttonClass()}>
          {words.toApply}
        </Link>
      }
    >
      {words.emptyHelp}
    </EmptyState>
  );
}
