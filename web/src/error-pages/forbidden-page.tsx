import { ForbiddenState } from '@serai/ui/forbidden-state';
import { useLocation } from 'react-router';
import { PageHead } from '../platform/head/page-head.tsx';
import { usePhrases } from '../platform/i18n/phrases.ts';

/** A page that the user's role does not include. */
export function ForbiddenPage() {
  const common = usePhrases('common');
  // Pages for the seller's staff cannot be granted by an agency's owner account.
  const isForStaff = useLocation().pathname.startsWith('/console/');
  return (
    <div className="py-12">
      <PageHead title={common('forbidden')} indexed={false} />
      <ForbiddenState heading="h1" title={common('forbidden')}>
        {common(isForStaff ? 'forbiddenStaff' : 'forbiddenHelp')}
      </ForbiddenState>
    </div>
  );
}
