import type { SubAccount } from '@serai/contract/accounts/sub-accounts';
import { useSend } from '../../platform/api/use-send.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Permitted } from '../../platform/session/use-session.tsx';
import { DisableButton } from '../accounts/disable-button.tsx';
import { subAccountReads } from './sub-account-queries.ts';

/** Disables or enables a sub-account, for users with the right. */
export function DisableSubAccount({ account, compact = false }: { account: SubAccount; compact?: boolean }) {
  const t = usePhrases('sub-accounts');
  const command = useSend('subAccount/disable', { stale: subAccountReads });
  return (
    <Permitted node="/user/manage/subAccount/disable">
      <DisableButton account={account} command={command} say={t} compact={compact} />
    </Permitted>
  );
}
