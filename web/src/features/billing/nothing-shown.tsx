import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Link } from 'react-router';

interface NothingShownProps {
  words: Record<'emptyShown' | 'emptyShownHelp' | 'empty' | 'emptyHelp' | 'toApply', string>;
  /** The selected tab hides some bills or invoices. */
  isNarrowed: boolean;
  /** Address of the page on which to apply for the first one. */
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
