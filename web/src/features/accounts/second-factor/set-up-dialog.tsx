import type { TotpSetup } from '@serai/contract/accounts/second-factor';
import { Dialog } from '@serai/ui/dialog';
import { useRef, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { markStale } from '../../../platform/query/held-cache.ts';
import { PasswordPart } from './password-part.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanPart } from './scan-part.tsx';

/** Enables the second factor: password, then the app and a first code, then the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases('second-factor');
  const common = usePhrases('common');
  const notify = useNotify();
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const password = useRef<HTMLInputElement>(null);
  const step = codes ? 3 : setup ? 2 : 1;

  function close() {
    onClose();
    if (!codes) return;
    notify('success', t('turnedOn'));
    markStale(['account/secondFactor']);
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      title={t(codes ? 'codesTitle' : 'turnOn')}
      description={t('setUpStep', { step })}
      words={{ close: common('close') }}
      initialFocus={password}
      guarded={codes !== null}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : setup ? (
        <ScanPart setup={setup} onOver={() => setSetup(null)} onDone={setCodes} />
      ) : (
        <PasswordPart input={password} onDone={setSetup} />
      )}
    </Dialog>
  );
}
