import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field, FieldError } from '@serai/ui/field';
import { Skeleton } from '@serai/ui/skeleton';
import { TextInput } from '@serai/ui/text-input';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../../platform/app.tsx';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useOrder } from '../order-queries.ts';
import { OrderPolicy } from '../policy/order-policy.tsx';
import { useOrderPhrases } from '../service-words.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { type RefundPreview, RefundSums } from './refund-sums.tsx';
import { useOrderCommand } from './use-order-command.ts';

/** What a refund would cost and give back at this moment; the refund names exactly these sums. */
export function RefundDialog({ order, onClose }: ActionDialogProps) {
  const t = useOrderPhrases('orders');
  const common = usePhrases('common');
  const money = useMoney();
  const notify = useNotify();
  const command = useOrderCommand('refund', order.id);
  const preview = usePreview(order.id);
  const [reason, setReason] = useState('');
  const keepButton = useRef<HTMLButtonElement>(null);
  const sums = preview.current;

  async function refund() {
    if (!sums) return;
    const failure = await command.send({ preview_id: sums.preview_id, reason });
    if (failure?.reason === 'preview_stale') return preview.replace(previewIn(failure.data));
    if (failure?.answerLost) return;
    if (!failure) {
      notify(
        'success',
        sums.refund.amount > 0 ? t('doneRefund', { amount: money.text(sums.refund) }) : t('doneRefundNone'),
      );
    }
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!command.busy) onClose();
      }}
      title={t('askRefund')}
      words={{ close: common('close') }}
      initialFocus={keepButton}
      actions={
        <>
          <Button ref={keepButton} disabled={command.busy} onClick={onClose}>
            {common('keep')}
          </Button>
          <Button kind="danger" busy={command.busy} disabled={!sums} onClick={refund}>
            {sums && sums.refund.amount > 0
              ? t('refundConfirm', { amount: money.text(sums.refund) })
              : t('refundConfirmNone')}
          </Button>
        </>
      }
    >
      <Loaded query={preview.query} skeleton={<Skeleton className="h-44" />}>
        {() => (
          <div className="grid gap-4">
            {preview.changed && <FieldError>{t('refundChanged')}</FieldError>}
            {sums && <RefundSums order={order} preview={sums} onLapse={() => void preview.renew()} />}
            <PolicyOfOrder id={order.id} />
            <Field label={t('refundReason')} optionalWord={common('optional')}>
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={200}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
            </Field>
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

/** The preview as it is now: asked for when the dialog opens, replaced when the fee has changed. */
function usePreview(orderId: number) {
  const api = useApi();
  const [newer, setNewer] = useState<RefundPreview | null>(null);
  const [changed, setChanged] = useState(false);
  const query = useQuery({
    queryKey: ['refund-preview', orderId],
    queryFn: () => api.post<RefundPreview>('order/refundPreview', { id: orderId }, { quiet: true }),
    // Its sums belong to the moment: they are never taken from an earlier opening.
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
