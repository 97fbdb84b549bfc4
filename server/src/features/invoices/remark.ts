import { authorityKinds, type InvoiceKind } from '@serai/contract/invoices/statuses';
import type { EligibleRow } from './eligible-store.ts';

/** Maximum length in the authority's form. */
const maxLetters = 450;

/** The remark for China's form: order number, hotel or route, and date of each order. */
export function remarkOf(kind: InvoiceKind, rows: readonly EligibleRow[]): string {
  if (!authorityKinds.includes(kind)) return '';
  const said: string[] = [];
  let left = maxLetters;
  for (const { order_sn, title_zh, service_date } of rows) {
    const one = `${order_sn} ${title_zh} ${service_date}`;
    left -= one.length + 1;
    if (left < 0) return `${said.join('；')}；等共 ${rows.length} 单`;
    said.push(one);
  }
  return said.join('；');
}
