import type { AdjustmentView } from '@serai/contract/orders/adjustments';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { type ComponentType, useState } from 'react';
import { useMoney } from '../../../platform/format/money.ts';
import type { OrderReply } from '../order-product.ts';
import { ChargeText } from '../views/charge-text.tsx';
import { useOrderPhrases } from '../views/service-words.ts';
import {
  AskChargeDialog,
  type ChargeDialogProps,
  ConfirmChargeDialog,
  DeclineChargeDialog,
} from './charge-dialogs.tsx';

type Step = 'confirm' | 'decline' | 'ask';

/** Charges and refunds after the service: proposed by the seller, booked once confirmed here. */
export function LaterCharges({ reply }: { reply: OrderReply }) {
  const t = useOrderPhrases('order-detail');
  const [asked, setAsked] = useState<{ charge: AdjustmentView; step: Step } | null>(null);
  if (reply.adjustments.length === 0) return null;
  const Dialog = asked && dialogs[asked.step];
  return (
    <Card title={t('chargesTitle')}>
      <ul className="grid gap-4">
        {reply.adjustments.map((charge) => (
          <li key={charge.id} className="grid gap-1">
            <ChargeText charge={charge} />
            {charge.can_confirm && <Answers charge={charge} onStep={(step) => setAsked({ charge, step })} />}
          </li>
        ))}
      </ul>
      {Dialog && <Dialog order={reply.order} charge={asked.charge} onClose={() => setAsked(null)} />}
    </Card>
  );
}

const dialogs: Record<Step, ComponentType<ChargeDialogProps>> = {
  confirm: ConfirmChargeDialog,
  decline: DeclineChargeDialog,
  ask: AskChargeDialog,
};

/** Buttons to accept, decline or ask. */
function Answers({ charge, onStep }: { charge: AdjustmentView; onStep: (step: Step) => void }) {
  const t = useOrderPhrases('order-detail');
  const money = useMoney();
  const isGivenBack = (charge.amount.amount ?? 0) < 0;
  const sum = { ...charge.amount, amount: Math.abs(charge.amount.amount ?? 0) };
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      <Button size="compact" onClick={() => onStep('confirm')}>
        {t(isGivenBack ? 'chargeTake' : 'chargeConfirm', { amount: money.text(sum) })}
      </Button>
      <Button size="compact" kind="secondary" onClick={() => onStep('decline')}>
        {t('chargeDecline')}
      </Button>
      {charge.can_ask && (
        <Button size="compact" kind="secondary" onClick={() => onStep('ask')}>
          {t('chargeAsk')}
        </Button>
      )}
    </span>
  );
}
