import type { SubAccount } from '@serai/contract/sub-accounts';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { isPasswordChoiceFine, PasswordChoice, type PasswordChoiceValues } from './password-choice.tsx';
import { useSubAccountCommand } from './sub-account-queries.ts';

/** A link to set a password, which changes nothing by itself, or another password at once, which ends every login. */
export function ResetPasswordDialog({ account, onClose }: { account: SubAccount; onClose: () => void }) {
  const t = usePhrases('sub-accounts');
  const common = usePhrases('common');
  const notify = useNotify();
  const command = useSubAccountCommand('resetPassword');
  const noMail = account.email === '';
  const [choice, setChoice] = useState<PasswordChoiceValues>({ by: noMail ? 'now' : 'link', password: '' });
  const [tried, setTried] = useState(false);
  const { id, email, nickname: name } = account;

  async function reset() {
    setTried(true);
    if (!isPasswordChoiceFine(choice)) return;
    const changed = await command.send({ id, ...(choice.by === 'now' ? { password: choice.password } : {}) });
    if (!changed) return;
    notify('success', t(choice.by === 'now' ? 'resetDoneNow' : 'resetDoneLink', { name, email }));
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!command.busy) onClose();
      }}
      title={t('resetTitle', { name })}
      words={{ close: common('close') }}
      actions={
        <>
          <Button disabled={command.busy} onClick={onClose}>
            {common('back')}
          </Button>
          <Button kind="primary" busy={command.busy} onClick={() => void reset()}>
            {t(choice.by === 'now' ? 'resetConfirmNow' : 'resetConfirmLink')}
          </Button>
        </>
      }
    >
      <PasswordChoice
        legend={t('resetPassword')}
        value={choice}
        onChange={setChoice}
        tried={tried}
        noMail={noMail}
        helps={{ link: t('resetByLinkHelp', { email }), now: t('resetNowHelp') }}
      />
    </Dialog>
  );
}
