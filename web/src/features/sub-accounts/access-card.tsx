import type { SubAccount } from '@serai/contract/accounts/sub-accounts';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { useState } from 'react';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Permitted } from '../../platform/session/use-session.tsx';
import { DisableSubAccount } from './disable-sub-account.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';

/** Last use of the account, with the actions to reset its password or disable it. */
export function AccessCard({ account }: { account: SubAccount }) {
  const t = usePhrases('sub-accounts');
  const { time } = useDates();
  const [resetting, setResetting] = useState(false);
  const { last_login_time: last, created_at: created, can_manage: manageable } = account;
  return (
    <Card title={t('accessTitle')}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-muted">
          <span className="block">
            {last === null ? t('never') : t('lastLogin', { time: time(last).slice(0, 16) })}
          </span>
          <span className="block">{t('createdAt', { time: time(created).slice(0, 16) })}</span>
        </p>
        {manageable && (
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
            {!account.disabled && (
              <Permitted node="/user/manage/subAccount/edit">
                <Button onClick={() => setResetting(true)}>{t('resetPassword')}</Button>
              </Permitted>
            )}
            <DisableSubAccount account={account} />
          </div>
        )}
      </div>
      {resetting && <ResetPasswordDialog account={account} onClose={() => setResetting(false)} />}
    </Card>
  );
}
