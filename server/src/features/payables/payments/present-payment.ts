import type { SupplierPayment } from '@serai/contract/payables/payments';
import { inLanguage } from '@serai/phrases/lang';
import { type Call, operatorOf } from '../../../calls.ts';
import { money } from '../../../domain/money.ts';
import { toSeconds } from '../../../platform/clock.ts';
import type { DebitRow, ListedPayment } from './payment-store.ts';

/** A payment as shown to a member of staff. */
export function presentPayment(
  row: ListedPayment,
  call: Pick<Call<never>, 'caller' | 'lang'>,
): SupplierPayment {
  const { lang } = call;
  const mayPay = operatorOf(call as Call<never>).nodes.has('/console/payable/pay');
  return {
    id: row.id,
    supplier: { id: row.supplier_id, name: inLanguage(lang, { zh: row.supplier_zh, en: row.supplier_en }) },
    entity: { id: row.entity_id, name: inLanguage(lang, { zh: row.entity_zh, en: row.entity_en }) },
    amount: money(row.amount, row.currency),
    paid_on: row.paid_on,
    reference: row.reference,
    bank: row.bank,
    bank_line: row.line && presentDebit(row.line),
    invoices: row.invoices,
    paid_by: row.payer,
    approved_by: row.approver ?? '',
    paid_at: toSeconds(row.paid_at),
    reversed:
      row.reversed_at === null
        ? null
        : { by: row.reverser ?? '', at: toSeconds(row.reversed_at), reason: row.reversed_because },
    may_reverse: mayPay && row.reversed_at === null,
  };
}

/** A debit with its sum above zero. */
export function presentDebit({ amount, currency, payer, reference, remittance, ...line }: DebitRow) {
  return {
    ...line,
    amount: money(-amount, currency),
    payee: payer,
    reference: [reference, remittance].filter(Boolean).join(' · '),
  };
}
