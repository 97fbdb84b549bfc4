import { Button } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { BackLink } from '../../../platform/page/back-link.tsx';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { LineFacts } from './line-facts.tsx';
import { LineStateTag } from './line-state.tsx';
import { LineSuggestions } from './line-suggestions.tsx';
import type { OutReply } from './out-reads.ts';
import { ReopenDialog } from './reopen-dialog.tsx';

interface LinePanelProps {
  lineId: number;
  /** The panel is the whole page, as on a phone. */
  isAlone: boolean;
  /** The first button takes the focus. */
  takesFocus: boolean;
  backHref: string;
  onLanded: () => void;
  /** The line is settled. */
  onDone: () => void;
  /** The reader goes back to the list. */
  onLeave: () => void;
}

/** One line of the bank: its facts, what became of it, and while it waits what it may be. */
export function LinePanel(props: LinePanelProps) {
  const { lineId, isAlone, backHref, onLeave } = props;
  const t = usePhrases('console-money-out');
  const query = useRead('console/bank/line', { id: lineId });
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
        {(reply) => <Content {...props} reply={reply} />}
      </Loaded>
    </section>
  );
}

function Content({ reply, isAlone, takesFocus, onLanded, onDone }: LinePanelProps & { reply: OutReply }) {
  const t = usePhrases('console-money-out');
  const may = useMay();
  const [reopening, setReopening] = useState(false);
  const { line, suggestions } = reply;
  const [waited] = useState(line.use === null);
  const [isPassed, setPassed] = useState(false);
  const isSettled = waited && line.use !== null;
  useEffect(() => {
    if (!isSettled || isPassed) return;
    setPassed(true);
    // A dialog that has settled the line gives the focus back first.
    requestAnimationFrame(onDone);
  }, [isSettled, isPassed, onDone]);
  const title = line.payer || line.remittance || line.reference;
  const Heading = isAlone ? 'h1' : 'h2';
  return (
    <div className="grid gap-5">
      {isAlone && <PageHead title={title} indexed={false} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 items-center gap-3">
          <Heading className="min-w-0 text-lead font-strong [overflow-wrap:anywhere]">{title}</Heading>
          <LineStateTag line={line} />
        </div>
        {line.actions.includes('reopen') && may('/console/receipt/reverse') && (
          <Button kind="quiet" size="compact" onClick={() => setReopening(true)}>
            {t('reopen')}
          </Button>
        )}
      </div>
      <LineFacts line={line} />
      {line.actions.includes('settle') && (
        <LineSuggestions line={line} suggestions={suggestions} takesFocus={takesFocus} onLanded={onLanded} />
      )}
      {reopening && <ReopenDialog line={line} onClose={() => setReopening(false)} />}
    </div>
  );
}
