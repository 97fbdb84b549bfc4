import { Button } from '@serai/ui/button';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiFailure } from '../../../platform/api/api.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

interface UndoFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Sends the values and puts what was saved into the form; answers with the refusal, if there was one. */
  save: (values: Values) => Promise<ApiFailure | null>;
  saveLabel: string;
  /** Told whenever there comes to be something unsaved, or nothing any more. */
  onDirty: (isDirty: boolean) => void;
  children: ReactNode;
}

/** A form about what is kept already: it saves what was changed, or undoes it. */
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
