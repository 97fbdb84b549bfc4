import type { BindingType } from '@serai/contract/accounts/profile';
import type { UserInfo } from '@serai/contract/site/site';
import { Dialog } from '@serai/ui/dialog';
import { useState } from 'react';
import { useHoldReload } from '../../../platform/build-watch/hold-reload.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { NewAddressStep } from './new-address-step.tsx';
import { useTakeUser } from './own-profile.ts';
import { ProveStep } from './prove-step.tsx';

interface ChangeBindingDialogProps {
  type: BindingType;
  user: UserInfo;
  title: string;
  onClose: () => void;
}

/**
 * Replaces the email address or mobile number after two proofs: the current address, then the new one.
 * Without a current one the password is the first proof, in the same step.
 */
export function ChangeBindingDialog({ type, user, title, onClose }: ChangeBindingDialogProps) {
  const t = usePhrases('profile');
  const common = usePhrases('common');
  const notify = useNotify();
  const takeUser = useTakeUser();
  const hasOne = (type === 'email' ? user.email : user.mobile) !== '';
  const [proof, setProof] = useState<string | null>(null);
  const [notice, setNotice] = useState('');
  const proving = hasOne && proof === null;
  useHoldReload(true);

  function done(changed: UserInfo) {
    const words = doneWords[type][hasOne ? 'change' : 'bind'];
    takeUser(changed);
    notify('success', t(words, { address: type === 'email' ? changed.email : changed.full_mobile_text }));
    onClose();
  }

  return (
    <Dialog
      open
      // Closing would lose the proof of the current address.
      guarded={proof !== null}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      words={{ close: common('close') }}
    >
      {hasOne && <Steps names={[t('stepProve'), t(newStep[type])]} at={proving ? 0 : 1} />}
      {proving ? (
        <ProveStep
          type={type}
          user={user}
          notice={notice}
          onProved={(token) => {
            setNotice('');
            setProof(token);
          }}
        />
      ) : (
        <NewAddressStep
          type={type}
          proof={proof}
          onDone={done}
          onUnproved={(message) => {
            setNotice(message);
            setProof(null);
          }}
        />
      )}
    </Dialog>
  );
}

/** Number and name of the current step. */
function Steps({ names, at }: { names: readonly string[]; at: number }) {
  const t = usePhrases('profile');
  return (
    <ol className="mb-4 flex gap-4" aria-label={t('stepOf', { step: at + 1, steps: names.length })}>
      {names.map((name, step) => (
        <li
          key={name}
          aria-current={step === at ? 'step' : undefined}
          className="flex flex-1 items-center gap-2 border-t-2 border-line pt-2 text-caption text-muted aria-[current=step]:border-teal aria-[current=step]:font-strong aria-[current=step]:text-teal"
        >
          <span>{step + 1}</span>
          {name}
        </li>
      ))}
    </ol>
  );
}

const newStep = { email: 'stepNewEmail', mobile: 'stepNewMobile' } as const;
const doneWords = {
  email: { change: 'emailChanged', bind: 'emailBound' },
  mobile: { change: 'mobileChanged', bind: 'mobileBound' },
} as const;
