import type { AdjustmentView } from '@serai/contract/orders';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { Price } from '@serai/ui/price';
import { useState } from 'react';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useOrderCommand } from '../actions/use-order-command.ts';
import type { OrderReply } from '../order-product.ts';
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
            <span className="figures text-caption text-muted">
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
  const common = usePhrases('common');
  const money = useMoney();
  const notify = useNotify();
  const command = useOrderCommand('confirmAdjustment', order.id);
  const amount = money.text(charge.amount);

  async function confirm() {
    const failure = await command.send({ adjustment_id: charge.id });
    if (failure?.answerLost) return;
    if (!failure) notify('success', t('chargeDone', { amount }));
    onClose();
  }

  return (
    <ConfirmDialog
      open
      busy={command.busy}
      onOpenChange={onClose}
      onConfirm={confirm}
      question={t('askCharge', { label: charge.label })}
      words={{ confirm: t('chargeConfirm', { amount }), keep: common('keep'), close: common('close') }}
    >
      <p>{t(order.pay_channel === 'credit' ? 'askChargeCredit' : 'askChargeBalance', { amount })}</p>
    </ConfirmDialog>
  );
}
