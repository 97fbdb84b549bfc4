import { Card } from '@serai/ui/card';
import { Icon } from '@serai/ui/icons';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useApprovalCount } from './approval-queries.ts';

/**
 * On the overview: number of payments waiting for the reader's decision; renders nothing if there are none. The
 * page loads 'approvals'.
 */
export function ApprovalsWaiting() {
  const t = usePhrases('approvals');
  const count = useApprovalCount() ?? 0;
  if (count === 0) return null;
  return (
    <Card className="lg:col-span-2">
      <Link to={paths.approvals()} className="group -my-2 flex items-center gap-3 rounded-control py-2">
        <Icon name="wallet" className="text-amber" />
        <span className="min-w-0 flex-1">
          <span className="block font-strong group-hover:underline">{t('waitingTitle')}</span>
          <span className="block text-caption text-muted">{t('waitingHelp')}</span>
        </span>
        <span className="figures text-lead font-strong">{count}</span>
        <Icon name="chevron-right" size={16} className="text-muted" />
      </Link>
    </Card>
  );
}
