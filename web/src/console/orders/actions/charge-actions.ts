import { useCommand } from '../../../platform/api/use-command.ts';
import { actionForm } from './action-dialog.tsx';
import { evidence, reason } from './action-form.ts';

const kinds = ['overtime', 'extra_km', 'waiting', 'tolls_parking', 'other'] as const;

/** Actions on charges after the service and on corrections that wait for a second person. */
export const chargeActions = {
  proposeCharge: actionForm({
    fields: [
      {
        name: 'kind',
        label: 'chargeKind',
        kind: 'choice',
        required: true,
        choices: kinds.map((value) => ({ value, label: `charge_${value}` as const })),
      },
      { name: 'quantity', label: 'quantity', kind: 'count', required: true, initial: () => '1' },
      { name: 'unit_amount', label: 'unitAmount', kind: 'money', required: true },
      reason,
    ],
    useSender: (options) => useCommand('console/order/proposeAdjustment', options),
    body: ({ reply }, { kind, quantity, unit_amount, reason = '' }) => ({
      id: reply.order.id,
      kind: kinds.find((each) => each === kind) ?? 'other',
      quantity: Number(quantity),
      unit_amount: Number(unit_amount),
      reason,
    }),
  }),
  answerCharge: actionForm({
    fields: [{ name: 'answer', label: 'answer', kind: 'text', required: true }],
    useSender: (options) => useCommand('console/order/answerAdjustment', options),
    body: ({ reply, targetId }, { answer = '' }) => ({ id: reply.order.id, adjustment_id: targetId, answer }),
  }),
  acceptCharge: actionForm({
    fields: [evidence],
    useSender: (options) => useCommand('console/order/acceptAdjustment', options),
    body: ({ reply, targetId }, { evidence = '' }) => ({
      id: reply.order.id,
      adjustment_id: targetId,
      evidence,
    }),
  }),
  withdrawCharge: actionForm({
    isDangerous: true,
    fields: [reason],
    useSender: (options) => useCommand('console/order/withdrawAdjustment', options),
    body: ({ reply, targetId }, { reason = '' }) => ({ id: reply.order.id, adjustment_id: targetId, reason }),
  }),
  reportWaiting: actionForm({
    fields: [
      {
        name: 'waited_minutes',
        label: 'waitedMinutes',
        hint: 'waitedMinutesHint',
        kind: 'count',
        required: true,
      },
      { ...reason, required: false },
    ],
    useSender: (options) => useCommand('console/airportOrder/reportWaiting', options),
    body: ({ reply }, { waited_minutes, reason = '' }) => ({
      id: reply.order.id,
      waited_minutes: Number(waited_minutes),
      reason,
    }),
  }),
  confirmCorrection: correctionDecision('confirm'),
  rejectCorrection: correctionDecision('reject'),
};

function correctionDecision(decision: 'confirm' | 'reject') {
  return actionForm({
    isDangerous: decision === 'reject',
    fields: [{ ...reason, name: 'note', label: 'note' }],
    useSender: (options) => useCommand('console/correction/decide', options),
    body: ({ targetId }, { note = '' }) => ({ correction_id: targetId, decision, note }),
  });
}
