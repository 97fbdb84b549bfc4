import { Dialog } from '@serai/ui/dialog';
import { useRef } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { markStale } from '../../../platform/query/held-cache.ts';
import { ProofForm } from './proof-form.tsx';

/** Confirmation before the second factor is disabled. */
export function RemoveDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases('second-factor');
  const common = usePhrases('common');
  const notify = useNotify();
  const password = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('turnOffQuestion')}
      description={t('turnOffText')}
      words={{ close: common('close') }}
      initialFocus={password}
    >
      <ProofForm
        path="account/removeTotp"
        input={password}
        action={t('turnOff')}
        danger
        onDone={() => {
          notify('success', t('turnedOff'));
          onClose();
          markStale(['account/secondFactor']);
        }}
      />
    </Dialog>
  );
}
