import { Price } from '@serai/ui/price';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '../../../platform/api/api.ts';
import { useApi } from '../../../platform/app.tsx';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { RefundPreview } from '../actions/refund-sums.tsx';
import type { EveryOrder } from '../order-product.ts';
import { CannotDo } from './cannot-do.tsx';
import { SeveralDialog } from './several-dialog.tsx';
import { totalOf } from './total-of.ts';
import { type OneOf, useSeveral } from './use-several.ts';

type Commands = 'order/cancel' | 'order/refund';

/** Cancels several orders: unpaid ones without a fee, paid ones for the fee of a preview, which the request names. */
export function CancelSeveral({ orders, onClose }: { orders: readonly EveryOrder[]; onClose: () => void }) {
  const t = usePhrases('several-orders');
  const money = useMoney();
  // Cancelled orders have no such action any more; the dialog keeps what it has shown.
  const [unpaid] = useState(() => orders.filter(({ actions }) => actions.includes('cancel')));
  const [paid] = useState(() => orders.filter(({ actions }) => actions.includes('refund')));
  const previews = usePreviews(paid);
  const several = useSeveral<Commands>();
  const commands = [
    ...unpaid.map(({ id }): OneOf<Commands> => ({ id, path: 'order/cancel', body: { id } })),
    ...paid.flatMap(({ id }): OneOf<Commands>[] => {
      const preview = previews.of(id);
      return preview ? [{ id, path: 'order/refund', body: { id, preview_id: preview.preview_id } }] : [];
    }),
  ];
  const fees = paid.map(({ id }) => previews.of(id)?.fee).filter((fee) => fee !== undefined);
  const sum = totalOf(fees);

  function aboutOrder(order: EveryOrder) {
    if (unpaid.some(({ id }) => id === order.id)) return t('unpaid');
    const refused = previews.refusalOf(order.id);
    if (refused !== null) return <span className="text-caption text-muted">{refused}</span>;
    const preview = previews.of(order.id);
    if (preview) return preview.fee.amount === 0 ? t('free') : <Price {...money.parts(preview.fee)} />;
    return paid.some(({ id }) => id === order.id) ? '…' : <CannotDo order={order} what="cancel" />;
  }

  return (
    <SeveralDialog
      title={t('cancelTitle', { count: orders.length })}
      orders={orders}
      about={aboutOrder}
      total={sum && { label: t('fees'), sum }}
      outcomes={several.outcomes}
      isOver={!several.busy && several.outcomes.size > 0 && commands.every(({ id }) => !several.isOpen(id))}
      busy={several.busy}
      confirm={{
        label: t('cancelConfirm', { count: commands.length }),
        danger: true,
        ready: previews.areHere && commands.length > 0,
        onConfirm: () => void several.send(commands.filter(({ id }) => several.isOpen(id))),
      }}
      onClose={onClose}
    />
  );
}

/** Requests what cancelling each paid order costs now. */
function usePreviews(orders: readonly EveryOrder[]) {
  const api = useApi();
  const queries = useQueries({
    queries: orders.map(({ id }) => ({
      queryKey: ['refund-preview-of-several', id],
      queryFn: () => api.post('order/refundPreview', { id }, { quiet: true }),
      // The sums depend on the time: they are never taken from an earlier preview.
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
  });
  const queryOf = (id: number) => queries[orders.findIndex((order) => order.id === id)];
  return {
    of: (id: number): RefundPreview | undefined => queryOf(id)?.data,
    refusalOf: (id: number): string | null => {
      const error = queryOf(id)?.error;
      return error instanceof ApiFailure ? error.message : null;
    },
    areHere: queries.every(({ isPending }) => !isPending),
  };
}
