import { Button } from '@serai/ui/button';
import { FieldError } from '@serai/ui/field';
import { useEffect, useRef, useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { LineSuggestion } from './line-suggestion.tsx';
import { type OutLine, type OutSuggestion, staleAfterOut } from './out-reads.ts';
import { SettleDialog } from './settle-dialog.tsx';

interface LineSuggestionsProps {
  line: OutLine;
  suggestions: readonly OutSuggestion[];
  takesFocus: boolean;
  onLanded: () => void;
}

/** Suggested uses of a line, each accepted by one press, and the ways to settle it by hand. */
export function LineSuggestions({ line, suggestions, takesFocus, onLanded }: LineSuggestionsProps) {
  const t = usePhrases('console-money-out');
  const notify = useNotify();
  const may = useMay();
  const mayEdit = may('/console/receipt/edit');
  const mayReverse = may('/console/receipt/reverse');
  const reverse = useCommand('console/bank/returnReceipt', { quiet: true, stale: staleAfterOut });
  const payBack = useCommand('console/bank/settlePayBack', { quiet: true, stale: staleAfterOut });
  const [refused, setRefused] = useState('');
  const [settling, setSettling] = useState<'charge' | 'aside' | null>(null);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    frame.current?.querySelector('button')?.focus();
    onLanded();
  }, [takesFocus, onLanded]);

  async function accept(suggestion: OutSuggestion) {
    setRefused('');
    const { failure } =
      suggestion.kind === 'returned'
        ? await reverse.send({ line_id: line.id, receipt_id: suggestion.receipt.id })
        : await payBack.send({ line_id: line.id, pay_back_id: suggestion.pay_back.id });
    if (failure) return setRefused(failure.message);
    notify('success', t(suggestion.kind === 'returned' ? 'returnedDone' : 'payBackDone'));
  }
  const mayAccept = (suggestion: OutSuggestion) =>
    suggestion.kind === 'returned' ? mayReverse : mayEdit && !suggestion.waits;

  return (
    <section
      ref={frame}
      data-actions
      aria-label={t('suggestions')}
      className="grid gap-3 border-t border-line pt-4"
    >
      <h3 className="font-strong">{t('suggestions')}</h3>
      {refused && <FieldError>{refused}</FieldError>}
      {suggestions.length === 0 ? (
        <p className="text-muted">{t('noSuggestion')}</p>
      ) : (
        <ol className="grid gap-3">
          {suggestions.map((suggestion, at) => (
            <li
              key={
                suggestion.kind === 'returned' ? `r${suggestion.receipt.id}` : `p${suggestion.pay_back.id}`
              }
            >
              <LineSuggestion
                line={line}
                suggestion={suggestion}
                isFirst={at === 0}
                busy={reverse.busy || payBack.busy}
                onAccept={mayAccept(suggestion) ? () => void accept(suggestion) : null}
              />
            </li>
          ))}
        </ol>
      )}
      {mayEdit && (
        <div className="flex flex-wrap gap-2">
          <Button size="compact" onClick={() => setSettling('charge')}>
            {t('asCharge')}
          </Button>
          <Button size="compact" onClick={() => setSettling('aside')}>
            {t('asAside')}
          </Button>
        </div>
      )}
      {settling && <SettleDialog line={line} kind={settling} onClose={() => setSettling(null)} />}
    </section>
  );
}
