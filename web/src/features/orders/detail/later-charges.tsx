import type { AdjustmentView } from '@serai/contract/orders';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Price } from '@serai/ui/price';
import { useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { CommandDialog } from '../actions/command-dialog.tsx';
import type { OrderReply } from '../order-product.ts';
import { orderReads } from '../order-queries.ts';
import { useOrderPhrases } from '../service-words.ts';

/** What was charged after the service: proposed by the seller, owed once it is confirmed here. */
export function LaterCharges({ reply }: { reply: OrderReply }) {
  const t = useOrderPhrases('order-detail');
  const money = useMoney();
  const [asked, setAsked] = useState<AdjustmentView | null>(null);
  if (reply.adjustments.length === 0) return null;
  return (
    <Card title={t('chargesTitle')}>
      <ul className="grid gap-3">
        {reply.adjustments.map((charge) => (
          <li key={charge.id} className="grid gap-1">
            <span className="flex justify-between gap-4">
              <span className="min-w-0 [overflow-wrap:anywhere]">{charge.label}</span>
              <Price {...money.parts(charge.amount)} former={charge.status === 'withdrawn'} />
            </span>
            <span className="text-caption text-muted">
              {charge.quantity} × {money.text(charge.unit_price)} · {t(`charge_${charge.status}`)}
            </span>
            {charge.reason && <span className="text-caption [overflow-wrap:anywhere]">{charge.reason}</span>}
            {charge.can_confirm && (
              <Button size="compact" className="justify-self-start" onClick={() => setAsked(charge)}>
                {t('chargeConfirm', { amount: money.text(charge.amount) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && <ChargeDialog order={reply.order} charge={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

/** Before a charge is accepted: the sum, and which account pays. */
function ChargeDialog(props: { order: OrderReply['order']; charge: AdjustmentView; onClose: () => void }) {
  const { order, charge, onClose } = props;
  const t = useOrderPhrases('order-detail');
  const money = useMoney();
  const command = useCommand('order/confirmAdjustment', { stale: orderReads });
  const amount = money.text(charge.amount);
  return (
    <CommandDialog
      command={command}
      body={() => ({ id: order.id, adjustment_id: charge.id })}
      title={t('askCharge', { label: charge.label })}
      confirm={t('chargeConfirm', { amount })}
      done={t('chargeDone', { amount })}
      onClose={onClose}
    >
      <p>{t(order.pay_channel === 'credit' ? 'askChargeCredit' : 'askChargeBalance', { amount })}</p>
    </CommandDialog>
  );
}
