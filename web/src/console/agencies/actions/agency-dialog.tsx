import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextArea } from '@serai/ui/text-area';
import { TextInput } from '@serai/ui/text-input';
import type { ReactNode } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { Sent } from '../../../platform/api/use-send.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useEmptyField } from '../../keys/use-empty-field.ts';
import type { AgencyField, AgencyValues } from './agency-field.ts';
import { type Change, ChangePreview } from './change-preview.tsx';
import { useReadField } from './use-read-field.ts';

export interface AgencyDialogProps {
  title: string;
  text: string;
  /** Label of the button that carries out the action. */
  submit: string;
  /** Notice after success. */
  done: string;
  currency: string;
  fields: readonly AgencyField[];
  /** Values that the action changes, before and after it. */
  preview: (values: AgencyValues) => readonly Change[];
  /** Warning about the values; null if there is none. */
  warn?: (values: AgencyValues) => string | null;
  isDangerous?: boolean;
  /** Shown below the fields, for example files; may read and fill the fields. */
  extra?: ((typed: TypedFields) => ReactNode) | null;
  busy: boolean;
  send: (values: AgencyValues) => Promise<Sent<unknown>>;
  onClose: () => void;
}

type Typed = Record<string, string>;

/** The fields of the dialog as typed. */
export interface TypedFields {
  values: Readonly<Record<string, string>>;
  set: (name: string, value: string) => void;
}

/** Explains an action on an agency, asks for its facts, shows what it changes and carries it out. */
export function AgencyDialog(props: AgencyDialogProps) {
  const { title, text, submit, done, currency, fields, isDangerous = false, busy, send, onClose } = props;
  const t = usePhrases('console-agencies');
  const common = usePhrases('common');
  const empty = useEmptyField();
  const notify = useNotify();
  const form = useForm<Typed>({
    defaultValues: Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial])),
  });
  const { read } = useReadField(currency);
  const valuesOf = (typed: Typed) =>
    Object.fromEntries(fields.map((field) => [field.name, read(field, typed[field.name] ?? '')]));
  const onSubmit = form.handleSubmit(async (typed) => {
    const { failure } = await send(valuesOf(typed));
    const isAsked = failure?.reason === 'second_person_asked';
    if (failure && !isAsked) return showFaults(form, failure);
    notify('success', isAsked ? t('secondPersonAsked') : done);
    onClose();
  });
  return (
    <Dialog
      open
      title={title}
      description={text}
      words={{ close: common('close') }}
      initialFocus={empty.initialFocus}
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
    >
      <form ref={empty.form} noValidate className="grid gap-4" onSubmit={(event) => void onSubmit(event)}>
        {fields.map((field) => (
          <Input key={field.name} field={field} currency={currency} form={form} />
        ))}
        {props.extra && <Extra form={form} render={props.extra} />}
        <Effects {...props} form={form} valuesOf={valuesOf} />
        <RefusalOf form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{common('back')}</Button>
          <Button kind={isDangerous ? 'danger' : 'primary'} type="submit" busy={busy}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Extra({ form, render }: { form: UseFormReturn<Typed>; render: (typed: TypedFields) => ReactNode }) {
  const values = useWatch({ control: form.control }) as Typed;
  return render({
    values,
    set: (name, value) => form.setValue(name, value, { shouldDirty: true, shouldValidate: true }),
  });
}

function Effects({
  preview,
  warn,
  form,
  valuesOf,
}: Pick<AgencyDialogProps, 'preview' | 'warn'> & {
  form: UseFormReturn<Typed>;
  valuesOf: (typed: Typed) => AgencyValues;
}) {
  const values = valuesOf(useWatch({ control: form.control }) as Typed);
  const warning = warn?.(values) ?? null;
  return (
    <>
      <ChangePreview changes={preview(values)} />
      {warning !== null && <p className="text-amber">{warning}</p>}
    </>
  );
}

interface InputProps {
  field: AgencyField;
  currency: string;
  form: UseFormReturn<Typed>;
}

function Input({ field, currency, form }: InputProps) {
  const { name, label, hint, kind, choices, isOptional = false, maxLength = 200 } = field;
  const common = usePhrases('common');
  const { fault } = useReadField(currency);
  const validate = (typed: string) => fault(field, typed) ?? true;
  return (
    <Field
      label={label}
      hint={hint}
      required={!isOptional}
      optionalWord={isOptional ? common('optional') : undefined}
      error={form.formState.errors[name]?.message}
    >
      {(control) =>
        kind === 'choice' ? (
          <Select {...control} {...form.register(name, { validate })} options={choices ?? []} />
        ) : kind === 'text' ? (
          <TextArea
            {...control}
            {...form.register(name, { validate })}
            rows={maxLength > 200 ? 3 : 2}
            maxLength={maxLength}
          />
        ) : (
          <TextInput
            {...control}
            {...form.register(name, { validate })}
            maxLength={kind === 'line' ? maxLength : 24}
            autoComplete="off"
            {...((kind === 'decimal' || kind === 'percent') && { inputMode: 'decimal' })}
            {...(kind === 'percent' && { after: <span className="pr-3 text-caption">%</span> })}
            {...(kind === 'money' && {
              inputMode: 'decimal',
              after: <span className="pr-3 text-caption">{currency}</span>,
            })}
          />
        )
      }
    </Field>
  );
}
