import type { SubAccount } from '@serai/contract/accounts/sub-accounts';
import { buttonClass } from '@serai/ui/button';
import { DataTable } from '@serai/ui/data-table';
import { StatusTag } from '@serai/ui/tag';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { DisableSubAccount } from './disable-sub-account.tsx';
import { SpendingOf } from './spending-of.tsx';

/** All accounts: rights, limits, spending, and last use. */
export function SubAccountTable({ accounts, stale }: { accounts: readonly SubAccount[]; stale: boolean }) {
  const t = usePhrases('sub-accounts');
  return (
    <DataTable
      caption={t('caption')}
      rows={accounts}
      stale={stale}
      rowKey={(account) => String(account.id)}
      columns={[
        {
          key: 'name',
          title: t('columnName'),
          card: 'head',
          render: (account) => <Name account={account} />,
        },
        {
          key: 'role',
          title: t('columnRole'),
          render: (account) => (
            <span className="whitespace-nowrap">
              {t(`role_${account.role}`)}
              {account.set_nodes !== null && (
                <span className="block text-caption text-muted">{t('roleOwn')}</span>
              )}
            </span>
          ),
        },
        {
          key: 'spent',
          title: t('columnSpent'),
          render: (account) => <SpendingOf account={account} />,
        },
        {
          key: 'login',
          title: t('columnLogin'),
          render: (account) => <LastLogin at={account.last_login_time} />,
        },
        {
          key: 'state',
          title: t('columnState'),
          render: (account) => <AccountState disabled={account.disabled} />,
        },
        {
          key: 'actions',
          title: t('columnActions'),
          titleHidden: true,
          render: (account) => <Actions account={account} />,
        },
      ]}
    />
  );
}

export function AccountState({ disabled }: { disabled: boolean }) {
  const t = usePhrases('sub-accounts');
  return (
    <StatusTag tone={disabled ? 'neutral' : 'jade'}>
      {t(disabled ? 'stateDisabled' : 'stateActive')}
    </StatusTag>
  );
}

function Name({ account }: { account: SubAccount }) {
  const t = usePhrases('sub-accounts');
  const self = useSession().user?.id === account.id;
  return (
    <div className="min-w-0 md:min-w-40">
      <Link
        to={paths.subAccounts(account.id)}
        className="font-strong underline-offset-4 [overflow-wrap:anywhere] hover:text-teal hover:underline"
      >
        {account.nickname}
      </Link>
      {self && <span className="ml-2 text-caption font-normal text-muted">{t('you')}</span>}
      <div className="text-caption font-normal text-muted [overflow-wrap:anywhere]">
        {account.username}
        <span className="block">{account.email}</span>
      </div>
    </div>
  );
}

function LastLogin({ at }: { at: number | null }) {
  const t = usePhrases('sub-accounts');
  const { time } = useDates();
  if (at === null) return <span className="text-muted">{t('never')}</span>;
  return <span className="whitespace-nowrap">{time(at).slice(0, 16)}</span>;
}

function Actions({ account }: { account: SubAccount }) {
  const t = usePhrases('sub-accounts');
  const name = account.nickname;
  return (
    <div className="flex flex-wrap gap-2 max-md:mt-2 md:justify-end">
      <Link
        to={paths.subAccounts(account.id)}
        aria-label={t(account.can_manage ? 'editOf' : 'viewOf', { name })}
        className={buttonClass({ size: 'compact' })}
      >
        {t(account.can_manage ? 'edit' : 'view')}
      </Link>
      {account.can_manage && <DisableSubAccount account={account} compact />}
    </div>
  );
}
