import type { StoppedAgency } from '@serai/contract/wallet/wallet';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { TextArea } from '@serai/ui/text-area';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSend } from '../../platform/api/use-send.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';

/** Allows an agency to move money again; the server first adds up its accounts and refuses while they differ. */
export function ReleaseMoney({ agency }: { agency: StoppedAgency }) {
  const t = usePhrases('console-wallet');
  const [asking, setAsking] = useState(false);
  const { name } = agency;
  return (
    <>
      <Button
        kind="quiet"
        size="compact"
        aria-label={t('releaseOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('release')}
      </Button>
      {asking && <ReleaseDialog agency={agency} onClose={() => setAsking(false)} />}
    </>
  );
}

function ReleaseDialog({ agency, onClose }: { agency: StoppedAgency; onClose: () => void }) {
  const t = usePhrases('console-wallet');
  const common = usePhrases('common');
  const notify = useNotify();
  const form = useForm({ defaultValues: { reason: '' } });
  const command = useSend('console/wallet/release', { quiet: true, stale: ['console/wallet/stopped'] });
  const { agency_id, name } = agency;

  async function release({ reason }: { reason: string }) {
    const { failure } = await command.send({ agency_id, reason });
    if (failure) return showFaults(form, failure);
    notify('success', t('releaseDone', { name }));
    onClose();
  }

  return (
    <Dialog
      open
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
      title={t('releaseAsk', { name })}
      description={t('releaseHelp')}
      words={{ close: common('close') }}
      actions={
        <>
          <Button onClick={onClose}>{common('back')}</Button>
          <Button kind="primary" type="submit" form="release" busy={command.busy}>
            {t('release')}
          </Button>
        </>
      }
    >
      <form id="release" noValidate className="grid gap-4" onSubmit={form.handleSubmit(release)}>
        <Field
          label={t('reason')}
          required
          hint={t('reasonHint')}
          error={form.formState.errors.reason?.message}
        >
          {(control) => <TextArea {...control} {...form.register('reason')} rows={3} maxLength={200} />}
        </Field>
        <RefusalOf form={form} />
      </form>
    </Dialog>
  );
}
