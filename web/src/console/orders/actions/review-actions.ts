import { useCommand } from '../../../platform/api/use-command.ts';
import { actionForm } from './action-dialog.tsx';
import { evidence } from './action-form.ts';

/** Returns the dialog of one decision about an order under review. */
function decision(decision: 'served' | 'unserved' | 'kept' | 'cancelled', isDangerous: boolean) {
  return actionForm({
    isDangerous,
    fields: [evidence],
    useSender: (options) => useCommand('console/review/decide', options),
    body: ({ reply }, { evidence = '' }) => ({ id: reply.order.id, decision, evidence }),
  });
}

/** Returns the dialog of one decision on behalf of a supplier. */
function supplierDecision(decision: 'declined' | 'take_price' | 'cancelled' | 'kept', isDangerous: boolean) {
  return actionForm({
    isDangerous,
    fields: [evidence],
    useSender: (options) => useCommand('console/supplier/decide', options),
    body: ({ reply }, { evidence = '' }) => ({
      id: reply.order.id,
      decision,
      confirmation_code: '',
      evidence,
    }),
  });
}

/** Actions on an order under review and on a booking at an outside supplier. */
export const reviewActions = {
  takeReview: actionForm({
    fields: [],
    useSender: (options) => useCommand('console/review/take', options),
    body: ({ reply }) => ({ id: reply.order.id }),
  }),
  decideServed: decision('served', false),
  decideUnserved: decision('unserved', true),
  decideKept: decision('kept', false),
  decideCancelled: decision('cancelled', true),
  lookUpBooking: actionForm({
    fields: [],
    useSender: (options) => useCommand('console/supplier/lookUp', options),
    body: ({ reply }) => ({ id: reply.order.id }),
  }),
  supplierConfirmed: actionForm({
    fields: [{ name: 'confirmation_code', label: 'supplierCode', kind: 'line', required: true }, evidence],
    useSender: (options) => useCommand('console/supplier/decide', options),
    body: ({ reply }, { confirmation_code = '', evidence = '' }) => ({
      id: reply.order.id,
      decision: 'confirmed' as const,
      confirmation_code,
      evidence,
    }),
  }),
  supplierDeclined: supplierDecision('declined', true),
  takeSupplierPrice: supplierDecision('take_price', false),
  supplierCancelled: supplierDecision('cancelled', true),
  supplierKept: supplierDecision('kept', false),
};
