import type { SubAccount } from '@serai/contract/accounts/sub-accounts';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { useRef, useState } from 'react';
import { useSend } from '../../platform/api/use-send.ts';
import { focusFirstFault } from '../../platform/focus/focus-first-fault.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { isPasswordChoiceFine, PasswordChoice, type PasswordChoiceValues } from './password-choice.tsx';
import { subAccountReads } from './sub-account-queries.ts';

/**
 * Sends a link to set a password, which changes nothing by itself, or sets a new password, which ends all sessions.
 */
export function ResetPasswordDialog({ account, onClose }: { account: SubAccount; onClose: () => void }) {
  const t = usePhrases('sub-accounts');
  const common = usePhrases('common');
  const notify = useNotify();
  const command = useSend('subAccount/resetPassword', { stale: subAccountReads });
  const content = useRef<HTMLDivElement>(null);
  const noMail = account.email === '';
  const [choice, setChoice] = useState<PasswordChoiceValues>({ by: noMail ? 'now' : 'link', password: '' });
  const [tried, setTried] = useState(false);
  const { id, email, nickname: name } = account;

  async function reset() {
    setTried(true);
    if (!isPasswordChoiceFine(choice)) return focusFirstFault(content.current);
    const password = choice.by === 'now' ? { password: choice.password } : {};
    const { failure } = await command.send({ id, ...password });
    if (failure) return;
    notify('success', t(choice.by === 'now' ? 'resetDoneNow' : 'resetDoneLink', { name, email }));
    onClose();
  }

  return (
    <ConfirmDialog
      open
      busy={command.busy}
      focus="first"
      onOpenChange={onClose}
      onConfirm={() => void reset()}
      question={t('resetTitle', { name })}
      words={{
        confirm: t(choice.by === 'now' ? 'resetConfirmNow' : 'resetConfirmLink'),
        keep: common('back'),
        close: common('close'),
      }}
    >
      <div ref={content}>
        <PasswordChoice
          legend={t('resetPassword')}
          value={choice}
          onChange={setChoice}
          tried={tried}
          refused={command.failure?.fieldErrors.password}
          noMail={noMail}
          helps={{ link: t('resetByLinkHelp', { email }), now: t('resetNowHelp') }}
        />
      </div>
    </ConfirmDialog>
  );
}
