import { Button } from '@serai/ui/button';
import { Checkbox } from '@serai/ui/checkbox';
import { Dialog } from '@serai/ui/dialog';
import { FieldError } from '@serai/ui/field';
import { useId, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** The agreement to the service terms, and the terms themselves in a dialog. */
export function TermsField(props: {
  control: UseFormRegisterReturn;
  error: string | undefined;
  /** Agreed from within the dialog. */
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
          aria-label={`${t('agree')}${t('terms')}`}
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

function TermsDialog(props: { open: boolean; onOpenChange: (open: boolean) => void; onAgree: () => void }) {
  const { open, onOpenChange, onAgree } = props;
  const t = usePhrases('login');
  const common = usePhrases('common');
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title={t('termsTitle')}
      words={{ close: common('close') }}
      actions={
        <Button kind="primary" onClick={onAgree}>
          {t('termsAccept')}
        </Button>
      }
    >
      {/* It scrolls, so a keyboard must be able to reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section aria-label={t('terms')} tabIndex={0} className="max-h-[55dvh] overflow-auto pr-2">
        {clauses.map(([title, text]) => (
          <div key={title} className="mb-4">
            <h3 className="font-strong">{t(title)}</h3>
            <p className="text-muted">{t(text)}</p>
          </div>
        ))}
      </section>
    </Dialog>
  );
}

const clauses: readonly (readonly [PhraseKey<'login'>, PhraseKey<'login'>])[] = [
  ['terms1Title', 'terms1'],
  ['terms2Title', 'terms2'],
  ['terms3Title', 'terms3'],
  ['terms4Title', 'terms4'],
  ['terms5Title', 'terms5'],
  ['terms6Title', 'terms6'],
  ['terms7Title', 'terms7'],
  ['terms8Title', 'terms8'],
];
