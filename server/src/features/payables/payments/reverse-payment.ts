import type { ReplyOf } from '@serai/contract/endpoint';
import type { reverseSupplierPayment as endpoint } from '@serai/contract/payables/payments';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { reversed, supplierPaymentLines } from '../../../domain/ledger/lines.ts';
import { formatMoney } from '../../../domain/money.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { releaseSupplierLine } from '../../receipts/receipts.ts';
import { postForSupplier } from '../../wallet/wallet.ts';
import { lockInvoices, updateInvoices } from '../invoices/invoice-store.ts';
import { findSupplier } from '../suppliers/supplier-store.ts';
import { findPayment, lockPayment, updateReversed } from './payment-store.ts';
import { presentPayment } from './present-payment.ts';

/** Reverses a payment that the bank returned or that was recorded by mistake; its invoices are open again. */
export async function reversePayment(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { payment_id: id, reason } = call.input;
  const { now } = call;
  const { userId } = operatorOf(call);
  const { invoices } = await findPayment(trx, id);
  const ids = invoices.map((invoice) => invoice.id);
  await lockInvoices(trx, ids);
  const payment = await lockPayment(trx, id);
  if (payment.reversed_at !== null) throw new AppError('supplier_payment_reversed');
  const { supplier_id: supplierId, entity_id: entityId, currency, amount } = payment;
  const postingId = await postForSupplier(trx, {
    event: 'supplier_payment_reversed',
    key: `supplier_payment_reversed:${id}`,
    supplierId,
    entityId,
    orderId: null,
    currency,
    lines: reversed(supplierPaymentLines(amount)),
    userId,
    memo: reason,
    now,
  });
  const { bank_line_id: lineId } = payment;
  if (lineId !== null) await releaseSupplierLine(trx, { lineId, userId, now, reason });
  await updateReversed(trx, id, { postingId, userId, reason, now });
  await updateInvoices(trx, ids, { status: 'accepted', payment_id: null });
  const { name_en: name } = await findSupplier(trx, supplierId);
  const paid = formatMoney({ amount, currency });
  return {
    reply: { payment: presentPayment(await findPayment(trx, id), call) },
    did: {
      on: { kind: 'supplier', id: supplierId, name },
      before: { supplier_paid: paid },
      after: { supplier_paid: formatMoney({ amount: 0, currency }) },
      reason,
    },
  };
}
