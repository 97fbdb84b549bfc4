import { Card } from '@serai/ui/card';
import { Link } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { deskAddress } from '../orders/desk-address.ts';
import type { AgencyReply } from './agency-reply.ts';

/** Numbers of the agency's orders by status, each with the way to these orders, and of its other documents with the ways to them. */
export function AgencyDocuments({ reply }: { reply: AgencyReply }) {
  const t = usePhrases('console-agencies');
  const words = usePhrases('orders');
  const { agency, orders } = reply;
  const ofAgency = new URLSearchParams({ agency_id: String(agency.id) });
  const others = [
    { title: t('bills'), counts: reply.bills, to: consolePaths.consoleBills(ofAgency) },
    { title: t('invoices'), counts: reply.invoices, to: consolePaths.consoleInvoices(ofAgency) },
    { title: t('workOrders'), counts: reply.work_orders, to: consolePaths.consoleWorkOrders(ofAgency) },
  ].filter(({ counts }) => counts && counts.length > 0);
  return (
    <Card title={t('documents')}>
      {orders && (
        <>
          <h3 className="text-caption text-muted">{t('orders')}</h3>
          {orders.length === 0 && <p>{t('noOrders')}</p>}
          <ul className="grid gap-1">
            {orders.map(({ status, count, capped }) => (
              <li key={status} className="flex items-baseline justify-between gap-4">
                <Link
                  to={consolePaths.consoleOrders(addressOf(agency.id, status))}
                  className="text-teal underline underline-offset-4"
                >
                  {words(`status_${status}`)}
                </Link>
                <span className="figures">{capped ? `${count}+` : count}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {others.map(({ title, counts, to }) => (
        <div key={title} className="mt-3 flex items-baseline justify-between gap-4">
          <Link to={to} className="text-teal underline underline-offset-4">
            {title}
          </Link>
          <span className="figures">{(counts ?? []).reduce((sum, { count }) => sum + count, 0)}</span>
        </div>
      ))}
    </Card>
  );
}

function addressOf(agencyId: number, status: string): URLSearchParams {
  const search = deskAddress.read(new URLSearchParams({ agency_id: String(agencyId), status }));
  return deskAddress.write(search);
}
