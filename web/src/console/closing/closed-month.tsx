import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { StatusTag } from '@serai/ui/tag';
import { TextArea } from '@serai/ui/text-area';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../platform/api/use-command.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useMay } from '../../platform/session/use-session.tsx';

/** A closed month; the last one can be reopened, which a colleague approves. */
export function ClosedMonth({ month, isLast }: { month: string; isLast: boolean }) {
  const t = usePhrases('console-closing');
  const mayReopen = useMay()('/console/wallet/reopenMonth');
  const [asking, setAsking] = useState(false);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <StatusTag tone="jade">{t('isClosed', { month })}</StatusTag>
        {isLast && mayReopen && <Button onClick={() => setAsking(true)}>{t('reopen', { month })}</Button>}
      </div>
      {asking && <ReopenDialog month={month} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function ReopenDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const t = usePhrases('console-closing');
  const common = usePhrases('common');
  const notify = useNotify();
  const form = useForm({ defaultValues: { reason: '' } });
  const command = useCommand('console/wallet/reopenMonth', {
    quiet: true,
    stale: ['console/wallet/months', 'console/closing/checklist', 'console/secondPerson/list'],
  });
  async function reopen({ reason }: { reason: string }) {
    const { failure } = await command.send({ month, reason });
    const isAsked = failure?.reason === 'second_person_asked';
    if (failure && !isAsked) return showFaults(form, failure);
    notify('success', isAsked ? t('reopenAsked') : t('reopenDone', { month }));
    onClose();
  }
  return (
    <Dialog
      open
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
      title={t('reopenAsk', { month })}
      description={t('reopenHelp')}
      words={{ close: common('close') }}
      actions={
        <>
          <Button onClick={onClose}>{common('back')}</Button>
          <Button kind="primary" type="submit" form="reopen" busy={command.busy}>
            {t('reopen', { month })}
          </Button>
        </>
      }
    >
      <form id="reopen" noValidate className="grid gap-4" onSubmit={form.handleSubmit(reopen)}>
        <Field
          label={t('reopenReason')}
          required
          hint={t('reopenReasonHint')}
          error={form.formState.errors.reason?.message}
        >
          {(control) => <TextArea {...control} {...form.register('reason')} rows={3} maxLength={200} />}
        </Field>
        <RefusalOf form={form} />
      </form>
    </Dialog>
  );
}
