import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { StatusTag } from '@serai/ui/tag';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Got } from '../../platform/api/calls.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { AdjustCostDialog } from './actions/adjust-cost-dialog.tsx';

type Reply = Got<'console/payable/order'>;

/** Costs of an order that were posted, with their invoices and payments, on the order's page. */
export function OrderPayables({ orderId }: { orderId: number }) {
  const mayView = useMay()('/console/payable/view');
  return mayView ? <Payables orderId={orderId} /> : null;
}

function Payables({ orderId }: { orderId: number }) {
  const t = usePhrases('console-suppliers');
  const [adjusting, setAdjusting] = useState(false);
  const query = useRead('console/payable/order', { order_id: orderId });
  const { data } = query;
  return (
    <Card
      title={t('orderTitle')}
      aside={
        data?.may_adjust && (
          <Button size="compact" onClick={() => setAdjusting(true)}>
            {t('adjust')}
          </Button>
        )
      }
    >
      <Loaded query={query} skeleton={<Skeleton className="h-20" />}>
        {(reply) => <Costs reply={reply} />}
      </Loaded>
      {adjusting && data && (
        <AdjustCostDialog orderId={orderId} reply={data} onClose={() => setAdjusting(false)} />
      )}
    </Card>
  );
}

function Costs({ reply: { costs, total } }: { reply: Reply }) {
  const t = usePhrases('console-suppliers');
  const money = useMoney();
  if (costs.length === 0) return <p className="text-muted">{t('nothingPosted')}</p>;
  return (
    <>
      <ul className="grid gap-3">
        {costs.map((cost) => (
          <li key={cost.id} className="grid gap-1 border-b border-line pb-3">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span>{t(`cost_${cost.kind}`)}</span>
              <span className="figures font-strong">{money.text(cost.amount)}</span>
            </span>
            <span className="flex flex-wrap items-center gap-x-2 text-caption text-muted">
              <Link to={consolePaths.consoleSupplier(cost.supplier.id)} className="text-teal hover:underline">
                {cost.supplier.name}
              </Link>
              <StatusTag tone={tones[cost.stage]}>{t(`stage_${cost.stage}`)}</StatusTag>
              {cost.invoice && (
                <Link
                  to={consolePaths.consoleSupplierInvoice(cost.invoice.id)}
                  className="text-teal hover:underline"
                >
                  {cost.invoice.number}
                </Link>
              )}
            </span>
            {cost.memo && (
              <span className="text-caption text-muted [overflow-wrap:anywhere]">{cost.memo}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 flex justify-between gap-3">
        <span>{t('postedTotal')}</span>
        <span className="figures font-strong">{money.text(total)}</span>
      </p>
    </>
  );
}

const tones = { open: 'neutral', invoiced: 'teal', paid: 'jade' } as const;
