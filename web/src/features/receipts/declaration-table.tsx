import type { DeclaredPayment } from '@serai/contract/receipts/receipts';
import { Button } from '@serai/ui/button';
import { DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { StatusTag, type Tone } from '@serai/ui/tag';
import { useState } from 'react';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { DeclarationDialog } from './declaration-dialog.tsx';

/** Declared payments; each opens its details. */
export function DeclarationTable({ rows, stale }: { rows: readonly DeclaredPayment[]; stale: boolean }) {
  const t = usePhrases('top-up');
  const money = useMoney();
  const { civil } = useDates();
  const [openId, setOpenId] = useState<number | null>(null);
  const open = rows.find(({ id }) => id === openId);
  return (
    <>
      <DataTable
        caption={t('tabDeclared')}
        rows={rows}
        stale={stale}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            key: 'paid_on',
            title: t('columnPaidOn'),
            card: 'head',
            render: ({ paid_on }) => (
              <span className="whitespace-nowrap">{civil(paid_on, { year: true })}</span>
            ),
          },
          {
            key: 'payer',
            title: t('columnPayer'),
            render: ({ payer, reference }) => (
              <div className="[overflow-wrap:anywhere]">
                {payer}
                {reference && <div className="text-caption text-muted">{reference}</div>}
              </div>
            ),
          },
          {
            key: 'status',
            title: t('columnStatus'),
            render: ({ status }) => <StatusTag tone={tones[status]}>{t(`status_${status}`)}</StatusTag>,
          },
          {
            key: 'amount',
            title: t('columnAmount'),
            align: 'end',
            render: ({ amount }) => <Price {...money.parts(amount)} />,
          },
          {
            key: 'open',
            title: t('columnDetails'),
            titleHidden: true,
            render: ({ id, amount, paid_on }) => (
              <div className="flex max-md:mt-2 md:justify-end">
                <Button
                  kind="quiet"
                  size="compact"
                  aria-label={t('openDeclaration', {
                    amount: money.text(amount),
                    date: civil(paid_on, { year: true }),
                  })}
                  onClick={() => setOpenId(id)}
                >
                  {t('open')}
                </Button>
              </div>
            ),
          },
        ]}
      />
      {open && <DeclarationDialog declared={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

const tones: Record<DeclaredPayment['status'], Tone> = {
  declared: 'amber',
  matched: 'jade',
  refused: 'lacquer',
  withdrawn: 'neutral',
};
