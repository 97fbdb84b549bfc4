import type { SeenMoney } from '@serai/contract/money';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { StatusTag } from '@serai/ui/tag';
import type { ReactNode } from 'react';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { EveryOrder } from '../order-product.ts';
import type { Outcome } from './use-several.ts';

interface SeveralDialogProps {
  title: string;
  orders: readonly EveryOrder[];
  /** The sum or fee of an order, or why nothing can be done with it. */
  about: (order: EveryOrder) => ReactNode;
  /** Sum of the orders that are done; null while it is not known. */
  total: { label: string; sum: SeenMoney } | null;
  outcomes: ReadonlyMap<number, Outcome>;
  /** Whether all orders have a result. */
  isOver: boolean;
  busy: boolean;
  confirm: { label: string; danger: boolean; ready: boolean; onConfirm: () => void };
  onClose: () => void;
  /** Above the orders, e.g. the way to pay. */
  children?: ReactNode;
}

/** One preview of several orders, one confirmation, and the result of each order in its line. */
export function SeveralDialog(props: SeveralDialogProps) {
  const { title, orders, about, total, outcomes, isOver, busy, confirm, onClose, children } = props;
  const common = usePhrases('common');
  const money = useMoney();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      words={{ close: common('close') }}
      actions={
        isOver ? (
          <Button kind="primary" onClick={onClose}>
            {common('close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{common('back')}</Button>
            <Button
              kind={confirm.danger ? 'danger' : 'primary'}
              busy={busy}
              disabled={!confirm.ready}
              onClick={confirm.onConfirm}
            >
              {confirm.label}
            </Button>
          </>
        )
      }
    >
      {!isOver && children}
      <ul className="divide-y divide-line" aria-busy={busy}>
        {orders.map((order) => (
          <li key={order.id} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0">
              <span className="block truncate">{order.title}</span>
              <span className="text-caption text-muted">{`${order.sn} · ${order.guest_names[0] ?? ''}`}</span>
            </span>
            <span className="shrink-0 text-right">
              <OutcomeOf outcome={outcomes.get(order.id)}>{about(order)}</OutcomeOf>
            </span>
          </li>
        ))}
      </ul>
      {total && (
        <p className="flex justify-between border-t border-line-strong pt-2 font-strong">
          <span>{total.label}</span>
          <span className="figures">{money.text(total.sum)}</span>
        </p>
      )}
    </Dialog>
  );
}

function OutcomeOf({ outcome, children }: { outcome: Outcome | undefined; children: ReactNode }) {
  const t = usePhrases('several-orders');
  if (outcome === undefined) return children;
  if (outcome.state === 'done') return <StatusTag tone="jade">{t('done')}</StatusTag>;
  return (
    <span className="block max-w-60 text-caption text-lacquer">
      {outcome.state === 'refused' ? outcome.reason : t('unknown')}
    </span>
  );
}
