import { Button } from '@serai/ui/button';
import { FieldError } from '@serai/ui/field';
import { Skeleton } from '@serai/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import type { ReceiptRow, Suggestion, SuggestReply } from './receipt-reads.ts';
import { SplitForm } from './split-form.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { useAllocate } from './use-allocate.ts';

interface SuggestionsProps {
  receipt: ReceiptRow;
  takesFocus: boolean;
  onLanded: () => void;
  onDone: () => void;
}

/** Suggested allocations of an open receipt, each accepted by one press, and a split by hand. */
export function Suggestions({ receipt, takesFocus, onLanded, onDone }: SuggestionsProps) {
  const t = usePhrases('console-receipts');
  const money = useMoney();
  const notify = useNotify();
  const mayAllocate = useMay()('/console/receipt/edit');
  const query = useRead('console/receipt/suggest', { id: receipt.id });
  const allocate = useAllocate(receipt);
  const [refused, setRefused] = useState('');
  const [byHand, setByHand] = useState(false);
  const frame = useRef<HTMLElement>(null);
  /** Suggestions of which one was accepted for a part: the first of the next ones takes the focus. */
  const [passed, setPassed] = useState<SuggestReply | null>(null);
  const isReady = query.data !== undefined && !query.isFetching;
  const wantsFocus = takesFocus || (passed !== null && query.data !== passed);
  useEffect(() => {
    if (!wantsFocus || !isReady) return;
    frame.current?.querySelector('button')?.focus();
    setPassed(null);
    onLanded();
  }, [wantsFocus, isReady, onLanded]);

  function finish(reply: ReceiptRow) {
    const allocated = reply.worth.amount - reply.unallocated.amount;
    notify('success', t('accepted', { sum: money.text({ ...reply.worth, amount: allocated }) }));
    if (reply.unallocated.amount === 0) onDone();
    else setPassed(query.data ?? null);
  }

  async function accept({ agency, declaration, bills, deposit }: Suggestion) {
    setRefused('');
    const parts = bills.map(({ id, amount }) => ({ bill_id: id, amount: amount.amount }));
    const { reply, failure } = await allocate.send({
      agencyId: agency.id,
      declarationId: declaration?.id ?? null,
      parts: deposit.amount > 0 ? [...parts, { bill_id: null, amount: deposit.amount }] : parts,
    });
    if (failure) setRefused(failure.message);
    else finish(reply);
  }

  return (
    <section
      ref={frame}
      data-actions
      aria-label={t('suggestions')}
      className="grid gap-3 border-t border-line pt-4"
    >
      <h3 className="font-strong">{t('suggestions')}</h3>
      {refused && <FieldError>{refused}</FieldError>}
      <Loaded query={query} skeleton={<Skeleton className="h-32" />}>
        {({ suggestions }) =>
          suggestions.length === 0 ? (
            <p className="text-muted">{t('noSuggestion')}</p>
          ) : (
            <ol className="grid gap-3">
              {suggestions.map((suggestion, at) => (
                <li key={`${suggestion.agency.id}-${suggestion.reasons.join()}`}>
                  <SuggestionCard
                    suggestion={suggestion}
                    isFirst={at === 0}
                    busy={allocate.busy}
                    onAccept={mayAllocate ? () => void accept(suggestion) : null}
                  />
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
      {mayAllocate &&
        (byHand ? (
          <SplitForm receipt={receipt} onDone={finish} onClose={() => setByHand(false)} />
        ) : (
          <Button size="compact" className="justify-self-start" onClick={() => setByHand(true)}>
            {t('byHand')}
          </Button>
        ))}
    </section>
  );
}
