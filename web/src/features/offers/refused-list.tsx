import { ErrorState } from '@serai/ui/error-state';
import type { ReactNode } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { ListPhrases } from './list-phrases.ts';

/** Shown instead of the offers: the server's reason for the refusal. */
export function RefusedList(props: { phrases: ListPhrases; message: string; actions?: ReactNode }) {
  const { phrases, message, actions } = props;
  const t = usePhrases(phrases);
  return (
    <ErrorState heading="h1" title={t('failedTitle')} actions={actions}>
      <p className="text-text">{message}</p>
    </ErrorState>
  );
}
