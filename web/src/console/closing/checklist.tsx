import type { ReasonedItem } from '@serai/contract/closing/words';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { type Column, DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { StatusTag } from '@serai/ui/tag';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Got } from '../../platform/api/calls.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { itemPaths } from './item-paths.ts';

export type ChecklistItem = Got<'console/closing/checklist'>['items'][number];

interface ChecklistProps {
  month: string;
  items: readonly ChecklistItem[];
}

/** Items that are open in a month, each with its list and the reason for leaving it open, and the closing. */
export function Checklist({ month, items }: ChecklistProps) {
  const t = usePhrases('console-closing');
  const money = useMoney();
  const mayClose = useMay()('/console/wallet/closeMonth');
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const open = items.filter(({ count }) => count > 0);
  const isBlocked = open.some(({ blocking }) => blocking);
  const columns: Column<ChecklistItem>[] = [
    { key: 'item', title: t('columnItem'), card: 'head', render: ({ item }) => <ItemName item={item} /> },
    { key: 'state', title: t('columnState'), render: (row) => <ItemState row={row} /> },
    {
      key: 'count',
      title: t('columnCount'),
      align: 'end',
      render: ({ count }) => (count > 0 ? <ItemCount count={count} /> : '—'),
    },
    {
      key: 'sum',
      title: t('columnSum'),
      align: 'end',
      render: ({ count, sums }) =>
        count === 0 || sums.length === 0 ? (
          '—'
        ) : (
          <span className="grid justify-items-end">
            {sums.map((sum) => (
              <Price key={sum.currency} {...money.parts(sum)} />
            ))}
          </span>
        ),
    },
    { key: 'show', title: t('show'), titleHidden: true, render: (row) => <ItemLink row={row} /> },
    {
      key: 'reason',
      title: t('columnReason'),
      grows: true,
      render: ({ item, count, blocking }) =>
        count > 0 && !blocking && mayClose ? (
          <TextInput
            aria-label={t('reasonOf', { item: t(`item_${item}`) })}
            maxLength={200}
            value={reasons[item] ?? ''}
            onChange={({ target }) => setReasons({ ...reasons, [item]: target.value })}
          />
        ) : null,
    },
  ];
  return (
    <Card title={t('checklist')}>
      <DataTable caption={t('checklist')} rows={items} rowKey={({ item }) => item} columns={columns} />
      {mayClose && (
        <div className="mt-4 flex flex-wrap items-center justify-end gap-4">
          {isBlocked && <p className="text-muted">{t('blocked')}</p>}
          <CloseButton month={month} open={open} reasons={reasons} isBlocked={isBlocked} />
        </div>
      )}
    </Card>
  );
}

/** Keeps a readable width beside the reasons, which take the rest. */
function ItemName({ item }: Pick<ChecklistItem, 'item'>) {
  const t = usePhrases('console-closing');
  return <span className="inline-block md:min-w-52">{t(`item_${item}`)}</span>;
}

function ItemState({ row: { count, blocking } }: { row: ChecklistItem }) {
  const t = usePhrases('console-closing');
  if (count === 0) return <StatusTag tone="jade">{t('done')}</StatusTag>;
  return (
    <StatusTag tone={blocking ? 'lacquer' : 'amber'}>{t(blocking ? 'blocks' : 'needsReason')}</StatusTag>
  );
}

function ItemCount({ count }: { count: number }) {
  return <span className="figures font-strong">{count}</span>;
}

function ItemLink({ row: { item, count } }: { row: ChecklistItem }) {
  const t = usePhrases('console-closing');
  const to = itemPaths[item];
  if (count === 0 || to === null) return null;
  return (
    <Link
      to={to}
      aria-label={t('showItem', { item: t(`item_${item}`) })}
      className="whitespace-nowrap text-teal underline underline-offset-4"
    >
      {t('show')}
    </Link>
  );
}

interface CloseButtonProps {
  month: string;
  open: readonly ChecklistItem[];
  reasons: Record<string, string>;
  isBlocked: boolean;
}

function CloseButton({ month, open, reasons, isBlocked }: CloseButtonProps) {
  const t = usePhrases('console-closing');
  const common = usePhrases('common');
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const command = useSend('console/wallet/closeMonth', {
    stale: ['console/wallet/months', 'console/closing/checklist', 'console/closing/trialBalance'],
  });
  const given = open
    .filter(({ blocking }) => !blocking)
    .map(({ item }) => ({ item: item as ReasonedItem, reason: (reasons[item] ?? '').trim() }));
  const isExplained = given.every(({ reason }) => reason !== '');
  async function close() {
    const { failure } = await command.send({ month, reasons: given });
    setAsking(false);
    if (!failure) notify('success', t('closeDone', { month }));
  }
  return (
    <>
      <Button kind="primary" disabled={isBlocked || !isExplained} onClick={() => setAsking(true)}>
        {t('close', { month })}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={(next) => !next && setAsking(false)}
          question={t('closeAsk', { month })}
          description={t('closeHelp')}
          words={{ confirm: t('close', { month }), keep: common('keep'), close: common('close') }}
          onConfirm={() => void close()}
          busy={command.busy}
        />
      )}
    </>
  );
}
