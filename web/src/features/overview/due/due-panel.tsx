import { type DueKind, maxDue } from '@serai/contract/accounts/due-kinds';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useKeptRows } from '../../../platform/list/use-kept-rows.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { TextLink } from '../text-link.tsx';
import { DueChips } from './due-chips.tsx';
import { type DueReply, totalOf, useDue } from './due-queries.ts';
import { DueLine } from './due-row.tsx';

interface DuePanelProps {
  /** Renders nothing while nothing waits: something else tells a new agency what to do. */
  hidesEmpty: boolean;
}

/** What is due first over all products, filtered by kind. Rows that are done keep their places. */
export function DuePanel({ hidesEmpty }: DuePanelProps) {
  const t = usePhrases('overview');
  const [kind, setKind] = useState<DueKind | null>(null);
  const kept = useKeptRows(useDue(kind), kind ?? 'all');
  if (hidesEmpty && kept.query.data?.list.length === 0) return null;
  return (
    <Card title={t('dueTitle')} flush className="self-start [&>div:first-child]:mb-0 [&>div:first-child]:p-4">
      <Loaded keepsLast query={kept.query} skeleton={<RowsSkeleton />}>
        {(reply) => (
          <>
            <DueChips counts={reply.counts} kind={kind} onChange={setKind} />
            <Rows reply={reply} left={kept.left} kind={kind} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

interface RowsProps {
  reply: DueReply;
  /** Ids of the rows that are done. */
  left: ReadonlySet<string>;
  kind: DueKind | null;
}

function Rows({ reply, left, kind }: RowsProps) {
  const t = usePhrases('overview');
  if (reply.list.length === 0) {
    return (
      <div className="border-t border-line p-4">
        <EmptyState title={t('dueNone')}>{t('dueNoneHelp')}</EmptyState>
      </div>
    );
  }
  const { counts } = reply;
  const toPay = counts.find((one) => one.kind === 'pay')?.count ?? 0;
  const count = kind === null ? totalOf(reply) : (counts.find((one) => one.kind === kind)?.count ?? 0);
  return (
    <>
      <ul aria-label={t('dueTitle')} className="divide-y divide-line border-t border-line">
        {reply.list.map((row) => (
          <DueLine key={row.id} row={row} left={left.has(row.id)} />
        ))}
      </ul>
      {kind === 'pay' && toPay > 1 && (
        <p className="border-t border-line px-4 py-2">
          <TextLink to={paths.orderList(unpaidOrders)} words={t('duePayTogether')} />
        </p>
      )}
      {count > maxDue && (
        <p className="border-t border-line px-4 py-3 text-caption text-muted">
          {t('dueMore', { shown: maxDue, count })}
        </p>
      )}
    </>
  );
}

/** Unpaid orders of all products: in their list several are paid at once. */
const unpaidOrders = new URLSearchParams({ product: 'all', status: 'pending_payment' });

/** As tall as the chips and eight rows. */
function RowsSkeleton() {
  return (
    <div className="grid gap-2 px-4 pb-4">
      <Skeleton className="h-8 w-80 max-w-full" />
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
        <Skeleton key={row} className="h-14 lg:h-10" />
      ))}
    </div>
  );
}
