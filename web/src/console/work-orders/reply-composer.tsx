import { inLanguage } from '@serai/phrases/lang';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Field } from '@serai/ui/field';
import { RadioGroup } from '@serai/ui/radio-group';
import { Select } from '@serai/ui/select';
import { TextArea } from '@serai/ui/text-area';
import { Controller, useForm } from 'react-hook-form';
import { useCommand } from '../../platform/api/use-command.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useRead } from '../../platform/query/use-read.ts';
import { type DeskWorkOrderReply, staleAfterAct } from './desk-work-order.ts';

/** What a message does besides being read: nothing, wait for an answer, resolve; or it is a note among the staff. */
const effects = ['reply', 'ask', 'resolve', 'note'] as const;
type Effect = (typeof effects)[number];

interface Message {
  content: string;
  effect: Effect;
}

/** Writes to the member or to colleagues, from a template if wanted; offers what the work order allows. */
export function ReplyComposer({ reply }: { reply: DeskWorkOrderReply }) {
  const t = usePhrases('console-work-orders');
  const { work_order: workOrder, actions } = reply;
  const offered = effects.filter((effect) => actions.includes(effect));
  if (offered.length === 0) return null;
  return (
    <Card title={t('write')}>
      <Composer key={workOrder.updated_at} workOrder={workOrder} offered={offered} />
    </Card>
  );
}

function Composer(props: { workOrder: DeskWorkOrderReply['work_order']; offered: readonly Effect[] }) {
  const { workOrder, offered } = props;
  const t = usePhrases('console-work-orders');
  const notify = useNotify();
  const command = useCommand('console/workOrder/reply', { quiet: true, stale: staleAfterAct });
  const form = useForm<Message>({ defaultValues: { content: '', effect: offered[0]! } });
  const effect = form.watch('effect');

  async function send({ content }: Message) {
    const { failure } = await command.send({
      id: workOrder.id,
      content,
      files: [],
      internal: effect === 'note',
      ...(effect === 'ask' || effect === 'resolve' ? { next: effect } : {}),
    });
    if (failure) return showFaults(form, failure);
    form.reset();
    notify('success', t(effect === 'note' ? 'noteSaved' : 'sent'));
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(send)}>
      <Controller
        control={form.control}
        name="effect"
        render={({ field }) => (
          <RadioGroup<Effect>
            legend={t('effect')}
            value={field.value}
            onChange={field.onChange}
            choices={offered.map((one) => ({ value: one, label: t(`effect_${one}`) }))}
          />
        )}
      />
      {effect !== 'note' && (
        <TemplateChoice
          workOrder={workOrder}
          onChoose={(content) => form.setValue('content', content, { shouldDirty: true })}
        />
      )}
      <Field label={t('message')} required error={form.formState.errors.content?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...form.register('content', { validate: (text) => text.trim() !== '' || t('messageRequired') })}
            rows={5}
            maxLength={4000}
          />
        )}
      </Field>
      <RefusalOf form={form} />
      <Button type="submit" kind="primary" busy={command.busy} className="sm:justify-self-end">
        {t(effect === 'note' ? 'saveNote' : 'send')}
      </Button>
    </form>
  );
}

/** Puts the text of a template into the message, in the member's language and with the facts of the work order. */
function TemplateChoice(props: {
  workOrder: DeskWorkOrderReply['work_order'];
  onChoose: (content: string) => void;
}) {
  const { workOrder, onChoose } = props;
  const t = usePhrases('console-work-orders');
  const templates = useRead('console/workOrder/templates', {}).data?.list ?? [];
  const fitting = templates.filter(({ type }) => type === null || type === workOrder.type);
  if (fitting.length === 0) return null;
  const facts: Record<string, string> = {
    name: workOrder.asker,
    number: workOrder.number,
    order: workOrder.order?.sn ?? '',
  };
  function choose(id: string) {
    const found = fitting.find((one) => String(one.id) === id);
    if (!found) return;
    const content = inLanguage(workOrder.lang, { zh: found.content_zh, en: found.content_en });
    onChoose(content.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole));
  }
  return (
    <Field label={t('template')} hint={t('templateHint')}>
      {(control) => (
        <Select
          {...control}
          value=""
          onChange={({ target }) => choose(target.value)}
          options={[
            { value: '', label: t('templateNone') },
            ...fitting.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
        />
      )}
    </Field>
  );
}
