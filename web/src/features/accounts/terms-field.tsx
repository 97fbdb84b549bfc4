import { Checkbox } from '@serai/ui/checkbox';
import { FieldError } from '@serai/ui/field';
import { useId, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { TermsDialog } from './terms-dialog.tsx';

/** Agreement to the service terms, with the terms in a dialog. */
export function TermsField(props: {
  control: UseFormRegisterReturn;
  error: string | undefined;
  /** Accepted inside the dialog. */
  onAgree: () => void;
}) {
  const { control, error, onAgree } = props;
  const t = usePhrases('login');
  const id = useId();
  const [reading, setReading] = useState(false);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-1">
        <Checkbox
          {...control}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          label={t('agree')}
          aria-label={`${t('agree')} ${t('terms')}`}
        />
        <button
          type="button"
          className="rounded-control text-teal underline underline-offset-4"
          onClick={() => setReading(true)}
        >
          {t('terms')}
        </button>
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
      <TermsDialog
        open={reading}
        onOpenChange={setReading}
        onAgree={() => {
          setReading(false);
          onAgree();
        }}
      />
    </div>
  );
}
