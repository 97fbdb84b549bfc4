import { FieldError } from '@serai/ui/field';
import { Skeleton } from '@serai/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiFailure } from '../../../platform/api/api.ts';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useApi } from '../../../platform/app.tsx';
import { useMoney } from '../../../platform/format/money.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { orderReads, useOrder } from '../order-queries.ts';
import { OrderPolicy } from '../views/order-policy.tsx';
import { useOrderPhrases } from '../views/service-words.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { CommandDialog } from './command-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { type RefundPreview, RefundSums } from './refund-sums.tsx';

/** Dialog with the current fee and refund; the request names exactly these sums. */
export function RefundDialog({ order, onClose }: ActionDialogProps) {
  const t = useOrderPhrases('orders');
  const money = useMoney();
  const command = useCommand('order/refund', { stale: orderReads });
  const preview = usePreview(order.id);
  const [reason, setReason] = useState('');
  const sums = preview.current;
  const amount = sums && sums.refund.amount > 0 ? money.text(sums.refund) : null;
  const onCredit = order.pay_channel === 'credit';

  function staysAfter({ reason, data }: ApiFailure) {
    const isStale = reason === 'preview_stale';
    if (isStale) void preview.replace(previewIn(data));
    return isStale;
  }

  return (
    <CommandDialog
      command={command}
      body={() => sums && { id: order.id, preview_id: sums.preview_id, reason }}
      danger
      ready={sums !== null}
      title={t('askRefund')}
      confirm={
        amount ? t(onCredit ? 'refundConfirmCredit' : 'refundConfirm', { amount }) : t('refundConfirmNone')
      }
      done={({ order: { order_status } }) => {
        if (order_status === 'cancelling') return t('doneRefundAsked');
        return amount ? t(onCredit ? 'doneRefundCredit' : 'doneRefund', { amount }) : t('doneRefundNone');
      }}
      staysAfter={staysAfter}
      onClose={onClose}
    >
      <Loaded query={preview.query} skeleton={<Skeleton className="h-44" />}>
        {() => (
          <div className="grid gap-4">
            {preview.changed && <FieldError>{t('refundChanged')}</FieldError>}
            {sums && <RefundSums order={order} preview={sums} onLapse={() => void preview.renew()} />}
            <PolicyOfOrder id={order.id} />
            <ReasonField label={t('refundReason')} value={reason} onChange={setReason} />
          </div>
        )}
      </Loaded>
    </CommandDialog>
  );
}

/** Current preview: requested when the dialog opens, replaced when the fee has changed. */
function usePreview(orderId: number) {
  const api = useApi();
  const [newer, setNewer] = useState<RefundPreview | null>(null);
  const [changed, setChanged] = useState(false);
  const query = useQuery({
    queryKey: ['refund-preview', orderId],
    queryFn: () => api.post('order/refundPreview', { id: orderId }, { quiet: true }),
    // The sums depend on the time: they are never taken from an earlier preview.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  async function renew() {
    setNewer(null);
    setChanged(true);
    await query.refetch();
  }
  return {
    query,
    changed,
    current: newer ?? query.data ?? null,
    renew,
    async replace(preview: RefundPreview | null) {
      setNewer(preview);
      setChanged(true);
      if (!preview) await renew();
    },
  };
}

/** The refusal of a stale preview carries the new one. */
function previewIn(data: unknown): RefundPreview | null {
  if (typeof data !== 'object' || data === null || !('preview' in data)) return null;
  return data.preview as RefundPreview;
}

function PolicyOfOrder({ id }: { id: number }) {
  const order = useOrder(id);
  return order.data ? <OrderPolicy reply={order.data} /> : <Skeleton className="h-20" />;
}
