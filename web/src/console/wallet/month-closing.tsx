import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { DataTable } from '@serai/ui/data-table';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import type { Got } from '../../platform/api/calls.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';

type Months = Got<'console/wallet/months'>;

/** The months of the books that are closed, and the next one to close. */
export function MonthClosing() {
  const t = usePhrases('console-wallet');
  const query = useRead('console/wallet/months', {});
  return (
    <Card title={t('monthsTitle')}>
      <p className="mb-4 max-w-prose text-muted">{t('monthsText')}</p>
      <Loaded query={query} skeleton={<Skeleton className="h-40" />}>
        {(months) => (
          <div className="grid gap-4">
            <NextMonth months={months} />
            {months.list.length > 0 && <ClosedMonths list={months.list} />}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function NextMonth({ months: { next, is_over } }: { months: Months }) {
  const t = usePhrases('console-wallet');
  const mayClose = useMay()('/console/wallet/closeMonth');
  const [asking, setAsking] = useState(false);
  if (!is_over) return <p>{t('monthNotOver', { month: next })}</p>;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p>{t('monthNext', { month: next })}</p>
      {mayClose && <Button onClick={() => setAsking(true)}>{t('monthClose', { month: next })}</Button>}
      {asking && <AskClosing month={next} onEnd={() => setAsking(false)} />}
    </div>
  );
}

function AskClosing({ month, onEnd }: { month: string; onEnd: () => void }) {
  const t = usePhrases('console-wallet');
  const common = usePhrases('common');
  const notify = useNotify();
  const command = useSend('console/wallet/closeMonth', { stale: ['console/wallet/months'] });
  async function close() {
    const { failure } = await command.send({ month });
    if (failure) return;
    notify('success', t('monthDone', { month }));
    onEnd();
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onEnd()}
      question={t('monthAsk', { month })}
      description={t('monthHelp')}
      words={{ confirm: t('monthClose', { month }), keep: common('keep'), close: common('close') }}
      onConfirm={() => void close()}
      busy={command.busy}
    />
  );
}

function ClosedMonths({ list }: { list: Months['list'] }) {
  const t = usePhrases('console-wallet');
  const { time } = useDates();
  return (
    <DataTable
      caption={t('monthsCaption')}
      rows={list}
      rowKey={({ month }) => month}
      columns={[
        { key: 'month', title: t('columnMonth'), card: 'head', render: ({ month }) => month },
        { key: 'at', title: t('columnClosedAt'), render: ({ closed_at }) => time(closed_at) },
        { key: 'by', title: t('columnClosedBy'), render: ({ closed_by }) => closed_by },
      ]}
    />
  );
}
