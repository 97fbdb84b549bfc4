import { Button } from '@serai/ui/button';
import { FieldError } from '@serai/ui/field';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiFailure } from '../../../platform/api/api.ts';
import { showFirstFault } from '../../../platform/focus/show-first-fault.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { showFaults } from '../show-faults.ts';

interface UndoFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Sends the values and puts what was saved into the form; what the call refuses is said beside its field. */
  save: (values: Values) => Promise<void>;
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
  const [refusal, setRefusal] = useState('');
  const { isSubmitting, isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);

  async function submit(values: Values) {
    setRefusal('');
    try {
      await save(values);
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      const show = (field: string, message: string) => form.setError(field as Path<Values>, { message });
      setRefusal(showFaults(cause, { fields: Object.keys(values), show }));
      showFirstFault(element.current);
    }
  }

  return (
    <form ref={element} noValidate className="grid gap-4" onSubmit={form.handleSubmit(submit)}>
      {children}
      {refusal && <FieldError>{refusal}</FieldError>}
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
