import { Button } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { type KeyboardEvent, useState } from 'react';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { BackLink } from '../../platform/page/back-link.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import type { ReceiptRow } from './receipt-reads.ts';
import { ReceiptStateTag } from './receipt-state.tsx';
import { ReverseDialog } from './reverse-dialog.tsx';
import { Suggestions } from './suggestions.tsx';

interface ReceiptPanelProps {
  receiptId: number;
  /** The panel is the whole page, as on a phone. */
  isAlone: boolean;
  /** The first suggestion takes the focus. */
  takesFocus: boolean;
  backHref: string;
  onLanded: () => void;
  /** The receipt is allocated in full. */
  onDone: () => void;
  /** The reader goes back to the list. */
  onLeave: () => void;
}

/** One receipt: its facts, what it has paid, and what it may pay. */
export function ReceiptPanel(props: ReceiptPanelProps) {
  const { receiptId, isAlone, backHref, onLeave } = props;
  const t = usePhrases('console-receipts');
  const query = useRead('console/receipt/show', { id: receiptId });
  function leaveByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || isAlone) return;
    event.preventDefault();
    onLeave();
  }
  return (
    <section
      aria-label={t('panel')}
      onKeyDown={leaveByEscape}
      className="rounded-card border border-line bg-surface p-4 md:p-5"
    >
      {isAlone && <BackLink to={backHref}>{t('title')}</BackLink>}
      <Loaded
        query={query}
        skeleton={<Skeleton className="h-80" />}
        missing={<EmptyState title={t('missing')}>{t('missingHelp')}</EmptyState>}
      >
        {({ receipt }) => <Content {...props} receipt={receipt} />}
      </Loaded>
    </section>
  );
}

function Content({
  receipt,
  isAlone,
  takesFocus,
  onLanded,
  onDone,
}: ReceiptPanelProps & { receipt: ReceiptRow }) {
  const t = usePhrases('console-receipts');
  const may = useMay();
  const [reversing, setReversing] = useState(false);
  const Heading = isAlone ? 'h1' : 'h2';
  const isOpen = receipt.status !== 'reversed' && receipt.unallocated.amount > 0;
  return (
    <div className="grid gap-5">
      {isAlone && <PageHead title={t('titleOf', { number: receipt.number })} indexed={false} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 items-center gap-3">
          <Heading className="text-lead font-strong">{t('titleOf', { number: receipt.number })}</Heading>
          <ReceiptStateTag receipt={receipt} />
        </div>
        {receipt.status !== 'reversed' && may('/console/receipt/reverse') && (
          <Button kind="quiet" size="compact" onClick={() => setReversing(true)}>
            {t('reverse')}
          </Button>
        )}
      </div>
      <ReceiptFacts receipt={receipt} />
      {isOpen && (
        <Suggestions receipt={receipt} takesFocus={takesFocus} onLanded={onLanded} onDone={onDone} />
      )}
      {reversing && <ReverseDialog receipt={receipt} onClose={() => setReversing(false)} />}
    </div>
  );
}
