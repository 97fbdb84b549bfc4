import { Button } from '@serai/ui/button';
import type { ReactNode } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { SubmitButton } from './submit-button.tsx';

/** End of a form for visitors: its general refusal, its button, and the link to the login. */
export function GateFormEnd(props: {
  /** Refusal of the form as a whole. */
  refusal: ReactNode;
  busy: boolean;
  submit: string;
  /** Question beside the link to the login. */
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
