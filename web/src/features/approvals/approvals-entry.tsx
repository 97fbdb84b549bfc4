import { Icon } from '@serai/ui/icons';
import { menuItemClass } from '@serai/ui/menu';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useDecides } from './approval-queries.ts';
import { ApprovalsCount } from './approvals-count.tsx';

/** Menu entry of the approvals, with the number waiting for the reader; nothing for users who do not decide. */
export const ApprovalsEntry = withQueries(Entry);

function Entry() {
  const t = usePhrases('approvals');
  if (!useDecides()) return null;
  return (
    <Link to={paths.approvals()} className={menuItemClass}>
      <Icon name="check" size={16} />
      {t('title')}
      <ApprovalsCount />
    </Link>
  );
}
