import { isEmail } from '@serai/contract/validator-rules';
import { maxWorkOrderFiles } from '@serai/contract/work-orders/states';
import { urgentWorkTypes, type WorkType } from '@serai/contract/work-orders/types';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Field, FieldError } from '@serai/ui/field';
import { TextArea } from '@serai/ui/text-area';
import { TextInput } from '@serai/ui/text-input';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useHoldReload } from '../../../platform/build-watch/hold-reload.ts';
import { focusFirstFault } from '../../../platform/focus/focus-first-fault.ts';
import { DraftNote } from '../../../platform/form-draft/draft-note.tsx';
import { useLastingDraft } from '../../../platform/form-draft/lasting-draft.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useRead } from '../../../platform/query/use-read.ts';
import { AttachmentField } from '../../../platform/upload/attachment-field.tsx';
import { useAttachments } from '../../../platform/upload/use-attachments.ts';
import { UrgentPhone } from '../urgent-phone.tsx';
import { useYesWords } from '../use-yes-words.ts';
import { type Prefill, uploadTopic, workOrderReads } from '../work-order-queries.ts';
import { emptyApplication, usualWish, type Wish } from './application.ts';
import { ChangePart } from './change-part.tsx';
import { OrderPart } from './order-part.tsx';
import { Promised } from './promised.tsx';
import { TypePart } from './type-part.tsx';
import { useChangePreview } from './use-change-preview.ts';

/** Type, order, description with files, and address for the reply; stored until it has been sent. */
export function ApplyForm({ prefill, wanted }: { prefill: Prefill; wanted: WorkType | null }) {
  const t = usePhrases('work-order-apply');
  const words = usePhrases('work-order');
  const common = usePhrases('common');
  const upload = usePhrases('upload');
  const notify = useNotify();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const yesWords = useYesWords();
  const add = useCommand('workOrder/add', { quiet: true, stale: workOrderReads });
  const draft = useLastingDraft(`work-order-apply:${prefill.order?.id ?? ''}:${wanted ?? ''}`, {
    ...emptyApplication,
    type: wanted,
    order: prefill.order,
  });
  const { type, order, detail, files } = draft.values;
  const email = draft.values.email ?? prefill.email;
  const now =
    useRead('workOrder/prefill', { order_id: order?.id ?? null, type }, { keepsLast: true }).data ?? prefill;
  const [chosen, setWish] = useState<Wish | null>(null);
  const wish = chosen ?? usualWish(order ? type : null, now.commands);
  const preview = useChangePreview(order?.id ?? null, wish.input);
  const [tried, setTried] = useState(false);
  const attachments = useAttachments({
    topic: uploadTopic,
    most: maxWorkOrderFiles,
    kept: files,
    onKept: (next) => draft.change((before) => ({ files: next(before.files) })),
    onTooMany: () => notify('warning', upload('attachTooMany', { most: maxWorkOrderFiles })),
  });
  const urgent = type !== null && urgentWorkTypes.includes(type);
  const sending = attachments.sending.length > 0;
  const { current } = preview;
  // No change, the previewed change, or an incomplete one.
  const change =
    wish.way === 'words'
      ? null
      : wish.input && current && !current.refused
        ? { command: wish.input, preview_id: current.preview_id }
        : undefined;
  const faults = {
    type: type === null ? t('typeRequired') : undefined,
    // A change entered in the form needs no description.
    detail: detail.trim() === '' && !change ? t('detailRequired') : undefined,
    email: isEmail(email) ? undefined : t('emailInvalid'),
  };
  const said = add.failure?.fieldErrors ?? {};
  useHoldReload(detail !== '' || sending);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return notify('warning', t('filesSending'));
    setTried(true);
    if (type === null || faults.detail || faults.email || change === undefined) {
      requestAnimationFrame(() => focusFirstFault(form.current));
      return;
    }
    const { reply, failure } = await add.send({
      type,
      ...(order ? { order_id: order.id } : {}),
      email: email.trim(),
      detail: detail.trim() === '' && change ? words(`kind_${change.command.kind}`) : detail,
      files: files.map(({ url }) => url),
      ...(change ? { command: change.command, preview_id: change.preview_id } : {}),
    });
    if (failure) {
      if (failure.reason === 'amendment_changed') void preview.query.refetch();
      requestAnimationFrame(() => focusFirstFault(form.current));
      return;
    }
    const { id, number, status } = reply.work_order;
    draft.drop();
    notify('success', t(status === 'resolved' ? 'carriedOut' : 'submitted', { number }));
    void navigate(paths.workOrder(id));
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(17rem,2fr)]"
    >
      <div className="grid content-start gap-4">
        {draft.wasKept && detail !== '' && (
          <DraftNote words={t('draftKept')} drop={t('draftDrop')} onDrop={draft.drop} />
        )}
        <Card title={t('typeTitle')}>
          <TypePart
            types={now.types}
            value={type}
            error={tried ? faults.type : undefined}
            onChange={(next) => {
              draft.change({ type: next });
              setWish(null);
            }}
          />
        </Card>
        {urgent && now.urgent_phone && (
          <UrgentPhone phone={now.urgent_phone} title={t('urgentTitle')} help={t('urgentHelp')} />
        )}
        {type !== null && (
          <>
            <Card title={t('orderTitle')}>
              <OrderPart
                order={order}
                onChange={(next) => {
                  draft.change({ order: next });
                  setWish(null);
                }}
              />
            </Card>
            {order && (
              <ChangePart
                key={`${order.id}:${type}`}
                order={order}
                kinds={now.commands}
                wish={wish}
                preview={preview}
                tried={tried}
                onWish={setWish}
              />
            )}
            <Card title={t('detailTitle')}>
              <div className="grid gap-4">
                <AttachmentField attachments={attachments} most={maxWorkOrderFiles}>
                  <Field
                    label={t('detail')}
                    required={!change}
                    optionalWord={change ? common('optional') : undefined}
                    hint={t(`detail_${type}`)}
                    error={(tried ? faults.detail : undefined) ?? said.detail}
                  >
                    {(control) => (
                      <TextArea
                        {...control}
                        rows={6}
                        maxLength={4000}
                        className="min-h-40"
                        value={detail}
                        onChange={(event) => draft.change({ detail: event.target.value })}
                      />
                    )}
                  </Field>
                </AttachmentField>
                <Field
                  label={t('email')}
                  required
                  hint={t('emailHint')}
                  error={(tried ? faults.email : undefined) ?? said.email}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      type="email"
                      autoComplete="email"
                      maxLength={120}
                      className="sm:max-w-md"
                      value={email}
                      onChange={(event) => draft.change({ email: event.target.value })}
                    />
                  )}
                </Field>
                {add.failure && !said.detail && !said.email && (
                  <FieldError>{Object.values(said)[0] ?? add.failure.message}</FieldError>
                )}
                <div className="lg:hidden">
                  <Promised prefill={now} urgent={urgent} />
                </div>
                <Button
                  type="submit"
                  kind="primary"
                  size="large"
                  busy={add.busy}
                  idle={sending}
                  className="sm:justify-self-start"
                >
                  {change && current?.who === 'itself' ? yesWords(current) : t('submit')}
                </Button>
              </div>
            </Card>
          </>
        )}
      </div>
      <aside className="max-lg:hidden">
        <Card title={t('promiseTitle')}>
          <Promised prefill={now} urgent={urgent} />
        </Card>
      </aside>
    </form>
  );
}
