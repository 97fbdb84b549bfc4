import type { AdjustmentView } from '@serai/contract/orders/adjustments';
import { useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { CommandDialog } from '../actions/command-dialog.tsx';
import { ReasonField } from '../actions/reason-field.tsx';
import type { OrderReply } from '../order-product.ts';
import { orderReads } from '../order-queries.ts';
import { useOrderPhrases } from '../views/service-words.ts';

export interface ChargeDialogProps {
  order: OrderReply['order'];
  charge: AdjustmentView;
  onClose: () => void;
}

/** Confirmation before a charge is accepted: the sum, and the account that pays or receives. */
export function ConfirmChargeDialog({ order, charge, onClose }: ChargeDialogProps) {
  const t = useOrderPhrases('order-detail');
  const money = useMoney();
  const command = useCommand('order/confirmAdjustment', { stale: orderReads });
  const isGivenBack = (charge.amount.amount ?? 0) < 0;
  const amount = money.text({ ...charge.amount, amount: Math.abs(charge.amount.amount ?? 0) });
  const { label } = charge;
  const paid = order.pay_channel === 'credit' ? 'askChargeCredit' : 'askChargeBalance';
  return (
    <CommandDialog
      command={command}
      body={() => ({ id: order.id, adjustment_id: charge.id })}
      title={t(isGivenBack ? 'askTake' : 'askCharge', { label })}
      confirm={t(isGivenBack ? 'chargeTake' : 'chargeConfirm', { amount })}
      back="notYet"
      done={t(isGivenBack ? 'chargeTaken' : 'chargeDone', { amount })}
      onClose={onClose}
    >
      <p>{t(isGivenBack ? 'askTakeText' : paid, { amount })}</p>
    </CommandDialog>
  );
}

/** Confirmation before a charge is declined, with a reason for the desk. */
export function DeclineChargeDialog({ order, charge, onClose }: ChargeDialogProps) {
  const t = useOrderPhrases('order-detail');
  const command = useCommand('order/declineAdjustment', { stale: orderReads });
  const words = useRequiredWords();
  return (
    <CommandDialog
      command={command}
      body={() => words.take((reason) => ({ id: order.id, adjustment_id: charge.id, reason }))}
      danger
      focus="first"
      title={t('askDecline', { label: charge.label })}
      confirm={t('chargeDecline')}
      done={t('chargeDeclineDone')}
      onClose={onClose}
    >
      <p className="mb-4 text-muted">{t('askDeclineText')}</p>
      <ReasonField label={t('declineReason')} required {...words.field} />
    </CommandDialog>
  );
}

/** A question about a charge, which remains open until it is answered. */
export function AskChargeDialog({ order, charge, onClose }: ChargeDialogProps) {
  const t = useOrderPhrases('order-detail');
  const command = useCommand('order/askAdjustment', { stale: orderReads });
  const words = useRequiredWords();
  return (
    <CommandDialog
      command={command}
      body={() => words.take((question) => ({ id: order.id, adjustment_id: charge.id, question }))}
      back="back"
      focus="first"
      title={t('askQuestion', { label: charge.label })}
      confirm={t('questionSend')}
      done={t('questionDone')}
      onClose={onClose}
    >
      <p className="mb-4 text-muted">{t('askQuestionText')}</p>
      <ReasonField label={t('questionLabel')} required {...words.field} />
    </CommandDialog>
  );
}

/** Required text; the field shows an error after an attempt to send it empty. */
function useRequiredWords() {
  const t = useOrderPhrases('order-detail');
  const [value, setValue] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = value.trim() === '';
  return {
    field: { value, onChange: setValue, error: tried && isMissing ? t('wordsMissing') : undefined },
    take<Body>(body: (words: string) => Body): Body | null {
      setTried(true);
      return isMissing ? null : body(value.trim());
    },
  };
}
