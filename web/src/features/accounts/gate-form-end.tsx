import { Button } from '@serai/ui/button';
import type { ReactNode } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { SubmitButton } from './submit-button.tsx';

/** How a form before the gate ends: what was refused of it as a whole, its button, and the way to the login. */
export function GateFormEnd(props: {
  /** Refusal of the form as a whole. */
  refusal: ReactNode;
  busy: boolean;
  submit: string;
  /** Asks whether one could log in after all. */
  question: string;
  onLogin: () => void;
}) {
  const { refusal, busy, submit, question, onLogin } = props;
  const t = usePhrases('login');
  return (
    <>
      {refusal}
      <SubmitButton busy={busy}>{submit}</SubmitButton>
      <p className="text-center text-muted">
        {question}
        <Button kind="quiet" size="compact" onClick={onLogin}>
          {t('toLogin')}
        </Button>
      </p>
    </>
  );
}
