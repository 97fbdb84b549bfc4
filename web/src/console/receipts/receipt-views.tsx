import { NavLink } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';

/** Links between the receipts, the payments that agencies have declared, the bank statements, and money that left. */
export function ReceiptViews() {
  const t = usePhrases('console-receipts');
  const waiting = useRead('console/declaration/list', { limit: 1 }).data?.total ?? 0;
  const leaving = useRead('console/bank/lines', { show: 'open', limit: 1 }).data?.total ?? 0;
  const views = [
    { to: consolePaths.consoleReceipts(), label: t('viewReceipts') },
    { to: consolePaths.consoleDeclared(), label: t('viewDeclared', { count: waiting }) },
    { to: consolePaths.consoleBankFiles(), label: t('viewBank') },
    { to: consolePaths.consoleMoneyOut(), label: t('viewOut', { count: leaving }) },
    { to: consolePaths.consolePayBacks(), label: t('viewPayBacks') },
  ];
  return (
    <nav aria-label={t('views')} className="flex flex-wrap gap-2">
      {views.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="rounded-full border border-line-strong bg-surface px-3 py-1 aria-[current]:border-teal aria-[current]:bg-teal-soft aria-[current]:font-strong"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
