import { Button } from '@serai/ui/button';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiFailure } from '../../../platform/api/api.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

interface UndoFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Sends the values and puts the saved ones into the form; returns the refusal, if any. */
  save: (values: Values) => Promise<ApiFailure | null>;
  saveLabel: string;
  /** Called when the form becomes changed or unchanged. */
  onDirty: (isDirty: boolean) => void;
  children: ReactNode;
}

/** Form for stored data: saves the changes, or undoes them. */
export function UndoForm<Values extends FieldValues>(props: UndoFormProps<Values>) {
  const { form, save, saveLabel, onDirty, children } = props;
  const t = usePhrases('profile');
  const element = useRef<HTMLFormElement>(null);
  const { isSubmitting, isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);

  async function submit(values: Values) {
    const failure = await save(values);
    if (failure) showFaults(form, failure, { within: element.current });
  }

  return (
    <form ref={element} noValidate className="grid gap-4" onSubmit={form.handleSubmit(submit)}>
      {children}
      <RefusalOf form={form} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting} idle={!isDirty}>
          {saveLabel}
        </Button>
        {isDirty && (
          <>
            <Button kind="quiet" disabled={isSubmitting} onClick={() => form.reset()}>
              {t('undo')}
            </Button>
            <p className="text-caption text-muted">{t('unsaved')}</p>
          </>
        )}
      </div>
    </form>
  );
}
