import type { StaffAction } from '../activity/activity.ts';
import type { DifferingFile } from './authority/refuse-differences.ts';
import type { InvoiceRow } from './invoice-store.ts';
import type { RedRow } from './red-store.ts';

/** Builds the audit entry of a staff action on an invoice. */
export function actionOnInvoice(before: InvoiceRow, after: InvoiceRow, reason = ''): StaffAction {
  return {
    on: { kind: 'invoice', id: before.id, name: before.number },
    before: factsOf(before),
    after: factsOf(after),
    reason,
  };
}

/** As above for a red invoice; null if there was none before. */
export function actionOnRed(
  { id, number }: InvoiceRow,
  before: RedRow | null,
  after: RedRow,
  reason = '',
): StaffAction {
  const facts = ({ status, invoice_number, issued_on }: RedRow) => ({
    red_status: status,
    invoice_number,
    issued_on,
  });
  return {
    on: { kind: 'invoice', id, name: number },
    before: before && facts(before),
    after: facts(after),
    reason,
  };
}

/** Adds where the files of the authority differ from the invoice, as the caller confirmed it. */
export function withDifferences(action: StaffAction, differing: readonly DifferingFile[]): StaffAction {
  if (differing.length === 0) return action;
  const differences = differing.flatMap(({ file, differences: each }) =>
    each.map(({ found, expected }) => `${file}: ${found ?? '—'} / ${expected ?? '—'}`),
  );
  return { ...action, after: { ...action.after, file_differences: differences } };
}

function factsOf({ status, invoice_number, issued_on }: InvoiceRow) {
  return { invoice_status: status, invoice_number, issued_on };
}
