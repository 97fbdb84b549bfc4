import type { SubAccount } from '@serai/contract/sub-accounts';
import { Button } from '@serai/ui/button';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { useState } from 'react';
import { useSend } from '../../platform/api/use-send.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { Permitted } from '../../platform/session/use-session.tsx';
import { subAccountReads } from './sub-account-queries.ts';

/** Disables or enables an account, after it was said what follows from it. */
export function DisableButton({ account, compact = false }: { account: SubAccount; compact?: boolean }) {
  const t = usePhrases('sub-accounts');
  const common = usePhrases('common');
  const notify = useNotify();
  const command = useSend('subAccount/disable', { stale: subAccountReads });
  const [asking, setAsking] = useState(false);
  const { id, disabled, nickname: name } = account;
  const verb = disabled ? 'enable' : 'disable';
  const say = (part: '' | 'Of' | 'Ask' | 'Help' | 'Done') => t(`${verb}${part}`, { name });

  async function change() {
    const { failure } = await command.send({ id, disabled: !disabled });
    setAsking(false);
    if (!failure) notify('success', say('Done'));
  }

  return (
    <Permitted node="/user/manage/subAccount/disable">
      <Button
        kind={compact ? 'quiet' : 'secondary'}
        size={compact ? 'compact' : 'regular'}
        aria-label={say('Of')}
        onClick={() => setAsking(true)}
      >
        {say('')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger={!disabled}
        busy={command.busy}
        onOpenChange={setAsking}
        onConfirm={() => void change()}
        question={say('Ask')}
        words={{ confirm: say(''), keep: common('keep'), close: common('close') }}
      >
        <p className="text-muted">{say('Help')}</p>
      </ConfirmDialog>
    </Permitted>
  );
}
