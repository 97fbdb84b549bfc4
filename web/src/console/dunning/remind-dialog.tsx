import { maxReminderNote } from '@serai/contract/billing/dunning-stages';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Skeleton } from '@serai/ui/skeleton';
import { TextArea } from '@serai/ui/text-area';
import { useForm, useWatch } from 'react-hook-form';
import type { Got } from '../../platform/api/calls.ts';
import { useCommand } from '../../platform/api/use-command.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useSettled } from '../agencies/account/use-settled.ts';
import { staleAfterReminder } from './stale-reads.ts';

interface RemindDialogProps {
  bill: { id: number; number: string };
  onClose: () => void;
}

/** Shows the reminder of a bill as it will be mailed, takes an added line, and sends it. */
export function RemindDialog({ bill, onClose }: RemindDialogProps) {
  const t = usePhrases('console-account');
  const common = usePhrases('common');
  const notify = useNotify();
  const form = useForm({ defaultValues: { note: '' } });
  const note = useSettled(useWatch({ control: form.control, name: 'note' })).trim();
  const preview = useRead(
    'console/bill/previewReminder',
    { id: bill.id, note },
    { keepsLast: true, fresh: true },
  );
  const command = useCommand('console/bill/remind', { stale: staleAfterReminder, quiet: true });
  const submit = form.handleSubmit(async (values) => {
    const { reply, failure } = await command.send({ id: bill.id, note: values.note.trim() });
    if (failure) return showFaults(form, failure);
    notify('success', t('remindDone', { count: reply.sent }));
    onClose();
  });
  return (
    <Dialog
      open
      wide
      title={t('remindTitle', { number: bill.number })}
      description={t('remindText')}
      words={{ close: common('close') }}
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field
          label={t('remindNote')}
          hint={t('remindNoteHint')}
          optionalWord={common('optional')}
          error={form.formState.errors.note?.message}
        >
          {(control) => (
            <TextArea {...control} {...form.register('note')} rows={2} maxLength={maxReminderNote} />
          )}
        </Field>
        <Loaded keepsLast query={preview} skeleton={<Skeleton className="h-40" />}>
          {(reply) => <Preview reply={reply} />}
        </Loaded>
        <RefusalOf form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{common('back')}</Button>
          <Button kind="primary" type="submit" busy={command.busy} idle={preview.isError}>
            {t('remindSend')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type PreviewReply = Got<'console/bill/previewReminder'>;

function Preview({ reply: { recipients, mails } }: { reply: PreviewReply }) {
  const t = usePhrases('console-account');
  return (
    <>
      <section>
        <h3 className="text-caption text-muted">{t('remindRecipients')}</h3>
        {recipients.length === 0 && <p>{t('remindNobody')}</p>}
        <ul>
          {recipients.map(({ name, email }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two recipients can have the same name
            <li key={at} className="[overflow-wrap:anywhere]">
              {name} · {email || t('remindNoEmail')}
            </li>
          ))}
        </ul>
      </section>
      {mails.map(({ lang, subject, body }) => (
        <section key={lang} aria-label={t('remindPreview')}>
          <h3 className="text-caption text-muted">
            {t('remindPreview')} · {t(lang === 'zh-cn' ? 'remindLang_zh_cn' : 'remindLang_en')}
          </h3>
          <blockquote lang={lang} className="mt-1 border-l-2 border-line pl-3 [overflow-wrap:anywhere]">
            <p className="font-strong">{subject}</p>
            <p className="whitespace-pre-line text-caption">{body}</p>
          </blockquote>
        </section>
      ))}
    </>
  );
}
