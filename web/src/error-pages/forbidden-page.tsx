import { ForbiddenState } from '@serai/ui/forbidden-state';
import { PageHead } from '../platform/head/page-head.tsx';
import { usePhrases } from '../platform/i18n/phrases.ts';

/** A page the user's role does not hold. */
export function ForbiddenPage() {
  const common = usePhrases('common');
  return (
    <div className="py-12">
      <PageHead title={common('forbidden')} indexed={false} />
      <ForbiddenState heading="h1" title={common('forbidden')}>
        {common('forbiddenHelp')}
      </ForbiddenState>
    </div>
  );
}
