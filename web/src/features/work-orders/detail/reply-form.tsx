import { maxWorkOrderFiles } from '@serai/contract/work-orders/states';
import { Button } from '@serai/ui/button';
import { Field, FieldError } from '@serai/ui/field';
import { TextArea } from '@serai/ui/text-area';
import { type FormEvent, useRef, useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useHoldReload } from '../../../platform/build-watch/hold-reload.ts';
import { focusFirstFault } from '../../../platform/focus/focus-first-fault.ts';
import { DraftNote } from '../../../platform/form-draft/draft-note.tsx';
import { useLastingDraft } from '../../../platform/form-draft/lasting-draft.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { AttachmentField } from '../../../platform/upload/attachment-field.tsx';
import type { KeptFile } from '../../../platform/upload/use-attachments.ts';
import { useAttachments } from '../../../platform/upload/use-attachments.ts';
import { uploadTopic, type WorkOrderDetail, workOrderReads } from '../work-order-queries.ts';

interface ReplyDraft {
  content: string;
  files: readonly KeptFile[];
}

/** Reply to the desk, with files. The text is kept until it has been sent, even after a failure. */
export function ReplyForm(props: {
  workOrder: WorkOrderDetail['work_order'];
  /** Secondary if something else on the page is more important. */
  kind: 'primary' | 'secondary';
}) {
  const { workOrder, kind } = props;
  const { id } = workOrder;
  const t = usePhrases('work-order');
  const upload = usePhrases('upload');
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const reply = useCommand('workOrder/reply', { quiet: true, stale: workOrderReads });
  const draft = useLastingDraft<ReplyDraft>(`work-order-reply:${id}`, { content: '', files: [] });
  const { content, files } = draft.values;
  const [tried, setTried] = useState(false);
  const attachments = useAttachments({
    topic: uploadTopic,
    most: maxWorkOrderFiles,
    kept: files,
    onKept: (change) => draft.change((before) => ({ files: change(before.files) })),
    onTooMany: () => notify('warning', upload('attachTooMany', { most: maxWorkOrderFiles })),
  });
  const missing = content.trim() === '';
  const sending = attachments.sending.length > 0;
  useHoldReload(!missing || sending);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (sending) return notify('warning', t('filesSending'));
    setTried(true);
    if (missing) {
      // After the error is rendered.
      requestAnimationFrame(() => focusFirstFault(form.current));
      return;
    }
    const { reply: sent } = await reply.send({ id, content, files: files.map(({ url }) => url) });
    if (!sent) return;
    setTried(false);
    draft.drop();
    notify('success', t('sent'));
  }

  const { failure } = reply;
  const said =
    failure && (failure.fieldErrors.content ?? Object.values(failure.fieldErrors)[0] ?? failure.message);
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      {draft.wasKept && !missing && (
        <DraftNote words={t('draftKept')} drop={t('draftDrop')} onDrop={draft.drop} />
      )}
      <AttachmentField attachments={attachments} most={maxWorkOrderFiles}>
        <Field
          label={t('reply')}
          labelHidden
          required
          error={tried && missing ? t('replyRequired') : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={4}
              maxLength={4000}
              className="min-h-28"
              placeholder={t('replyPlaceholder')}
              value={content}
              onChange={(event) => draft.change({ content: event.target.value })}
            />
          )}
        </Field>
      </AttachmentField>
      {said && <FieldError>{said}</FieldError>}
      <Button type="submit" kind={kind} busy={reply.busy} idle={sending} className="sm:justify-self-end">
        {t('send')}
      </Button>
    </form>
  );
}
