import { hasDecimalComma, readAmount } from '@serai/contract/currency';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field, type FieldControl } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextArea } from '@serai/ui/text-area';
import { TextInput } from '@serai/ui/text-input';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { readTime } from '../../../platform/form/read-time.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useEmptyField } from '../../keys/use-empty-field.ts';
import {
  type ActionField,
  type ActionForm,
  type DeskReply,
  minEvidence,
  type OfferedAction,
  staleAfterAction,
} from './action-form.ts';

export interface ActionDialogProps {
  reply: DeskReply;
  offered: OfferedAction;
  onClose: () => void;
}

type Values = Record<string, string>;

export type RenderAction = (props: ActionDialogProps) => ReactElement;

/** Returns a function that renders the dialog of an action, whatever the body of its call is. */
export function actionForm<Body>(definition: ActionForm<Body>): RenderAction {
  return (props) => <ActionDialog definition={definition} {...props} />;
}

/** Explains the effect of an action, asks for its facts and carries it out. */
function ActionDialog<Body>(props: ActionDialogProps & { definition: ActionForm<Body> }) {
  const { reply, offered, onClose, definition } = props;
  const { isDangerous = false, Facts, useSender, body } = definition;
  const isStay = reply.order.product === 'hotel';
  const fields = definition.fields.filter(({ only }) => !only || isStay === (only === 'stays'));
  const t = usePhrases('console-actions');
  const common = usePhrases('common');
  const notify = useNotify();
  const empty = useEmptyField();
  const sender = useSender({ stale: staleAfterAction, quiet: true });
  const check = useCheck(reply.order.total_amount.currency);
  const form = useForm<Values>({
    defaultValues: Object.fromEntries(fields.map(({ name, initial }) => [name, initial?.(reply) ?? ''])),
  });
  const { action, target_id, needs_second_person } = offered;
  const submit = form.handleSubmit(async (values) => {
    const read = Object.fromEntries(
      fields.map((field) => [field.name, check.read(field, values[field.name] ?? '')]),
    );
    const { failure } = await sender.send(body({ reply, targetId: target_id ?? reply.order.id }, read));
    const isAsked = failure?.reason === 'second_person_asked';
    if (failure && !isAsked) return showFaults(form, failure);
    notify('success', isAsked ? t('secondPersonAsked') : t('done', { action: t(`action_${action}`) }));
    onClose();
  });
  return (
    <Dialog
      open
      title={t('dialogTitle', { action: t(`action_${action}`), sn: reply.order.sn })}
      description={t(`text_${action}`)}
      words={{ close: common('close') }}
      initialFocus={empty.initialFocus}
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
    >
      <form ref={empty.form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {Facts && <Facts reply={reply} />}
        {fields.map((field) => (
          <Field
            key={field.name}
            label={t(field.label)}
            hint={field.hint && t(field.hint)}
            required={field.required}
            error={form.formState.errors[field.name]?.message}
          >
            {(control) => (
              <Input
                field={field}
                currency={reply.order.total_amount.currency}
                control={{
                  ...control,
                  ...form.register(field.name, { validate: (text) => check.fault(field, text) ?? true }),
                }}
              />
            )}
          </Field>
        ))}
        {needs_second_person && <p className="text-amber">{t('needsSecondPerson')}</p>}
        <RefusalOf form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('back')}</Button>
          <Button kind={isDangerous ? 'danger' : 'primary'} type="submit" busy={sender.busy}>
            {t(`action_${action}`)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface InputProps {
  field: ActionField;
  currency: string;
  control: FieldControl & ReturnType<ReturnType<typeof useForm<Values>>['register']>;
}

function Input({ field, currency, control }: InputProps) {
  const t = usePhrases('console-actions');
  if (field.kind === 'choice') {
    return (
      <Select
        {...control}
        options={[
          ...(field.required ? [{ value: '', label: t('choose') }] : []),
          ...(field.choices ?? []).map(({ value, label }) => ({ value, label: t(label) })),
        ]}
      />
    );
  }
  if (field.kind === 'text' || field.kind === 'evidence') {
    return (
      <TextArea
        {...control}
        rows={field.kind === 'evidence' ? 3 : 2}
        maxLength={field.kind === 'evidence' ? 500 : 200}
      />
    );
  }
  const isMoney = field.kind === 'money';
  return (
    <TextInput
      {...control}
      maxLength={isMoney ? 24 : 100}
      {...(field.kind !== 'line' && { inputMode: isMoney ? 'decimal' : 'numeric' })}
      {...(isMoney && { after: <span className="pr-3 text-caption">{currency}</span> })}
    />
  );
}

/** Reads and checks the texts of fields in the reader's language. */
function useCheck(currency: string) {
  const t = usePhrases('console-actions');
  const common = usePhrases('common');
  const read = ({ kind }: ActionField, text: string): string => {
    const typed = text.normalize('NFKC').trim();
    if (kind === 'money') return typed === '' ? '' : String(readAmount(typed, currency) ?? '');
    if (kind === 'time') return readTime(typed) ?? '';
    return ['count', 'date'].includes(kind) ? typed : text.trim();
  };
  const fault = (field: ActionField, text: string): string | undefined => {
    const typed = text.trim();
    if (typed === '') return field.required ? t('required') : undefined;
    if (field.kind === 'evidence' && typed.length < minEvidence) return t('evidenceHint');
    if (field.kind === 'money' && read(field, text) === '') {
      return hasDecimalComma(typed) ? common('usePoint') : t('amountWrong');
    }
    if (field.kind === 'count' && !/^\d{1,6}$/.test(read(field, text))) return t('countWrong');
    if (field.kind === 'date' && !isDate(read(field, text))) return t('localDateHint');
    if (field.kind === 'time' && read(field, text) === '') return t('localTimeHint');
    return undefined;
  };
  return { read, fault };
}

/** Whether a text is a civil date that exists. */
function isDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}
