import { Dialog } from '@serai/ui/dialog';
import { useRef, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { markStale } from '../../../platform/query/held-cache.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Replaces the recovery codes. */
export function RenewDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases('second-factor');
  const common = usePhrases('common');
  const password = useRef<HTMLInputElement>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(codes ? 'codesTitle' : 'renewTitle')}
      description={codes ? undefined : t('renewText')}
      words={{ close: common('close') }}
      initialFocus={password}
      guarded={codes !== null}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofForm
          path="account/renewRecoveryCodes"
          input={password}
          action={t('renewConfirm')}
          onDone={(reply) => {
            setCodes(reply.recovery_codes);
            markStale(['account/secondFactor']);
          }}
        />
      )}
    </Dialog>
  );
}
