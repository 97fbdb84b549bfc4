import { Checkbox } from '@serai/ui/checkbox';
import { DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { Tag } from '@serai/ui/tag';
import { TextInput } from '@serai/ui/text-input';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ServiceRow } from '../supplier-reads.ts';
import type { Match } from './match-services.ts';
import { readSum, type Stated, sumText } from './stated.ts';

interface MatchTableProps {
  services: readonly ServiceRow[];
  matches: readonly Match[];
  stated: Stated;
  onChange: (stated: Stated) => void;
}

/** Services without an invoice: those on the invoice are ticked, with the sum that the supplier states. */
export function MatchTable({ services, matches, stated, onChange }: MatchTableProps) {
  const t = usePhrases('console-suppliers');
  const money = useMoney();
  const { civil } = useDates();
  const reasonsOf = (orderId: number) => matches.find(({ order_id }) => order_id === orderId)?.reasons ?? [];
  function toggle({ order_id, cost }: ServiceRow) {
    const { [order_id]: former, ...others } = stated;
    onChange(former === undefined ? { ...stated, [order_id]: sumText(cost.amount, cost.currency) } : others);
  }
  return (
    <DataTable
      caption={t('services')}
      rows={services}
      rowKey={({ order_id }) => String(order_id)}
      columns={[
        {
          key: 'order',
          title: t('columnOrder'),
          card: 'head',
          render: (service) => (
            <Checkbox
              checked={stated[service.order_id] !== undefined}
              onChange={() => toggle(service)}
              label={
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {service.order_sn}
                  <span className="block text-caption font-normal text-muted">{service.title}</span>
                </span>
              }
            />
          ),
        },
        {
          key: 'guests',
          title: t('columnGuests'),
          render: ({ order_id, guests, code, on_invoice }) => (
            <div className="min-w-0 [overflow-wrap:anywhere]">
              {guests || '—'}
              <span className="flex flex-wrap gap-1 text-caption text-muted">
                {code && <span>{code}</span>}
                {reasonsOf(order_id).map((reason) => (
                  <Tag key={reason} tone="teal">
                    {t(`reason_${reason}`)}
                  </Tag>
                ))}
                {on_invoice && <Tag tone="amber">{t('alsoOn', { number: on_invoice })}</Tag>}
              </span>
            </div>
          ),
        },
        {
          key: 'served',
          title: t('columnServed'),
          render: ({ served_on }) => (
            <span className="whitespace-nowrap">{civil(served_on, { year: true })}</span>
          ),
        },
        {
          key: 'cost',
          title: t('columnCost'),
          align: 'end',
          render: ({ cost }) => <Price {...money.parts(cost)} />,
        },
        {
          key: 'stated',
          title: t('columnStated'),
          align: 'end',
          render: ({ order_id, order_sn, cost }) => {
            const typed = stated[order_id];
            if (typed === undefined) return <span className="text-muted">—</span>;
            const amount = readSum(typed, cost.currency);
            const difference = amount === undefined ? 0 : amount - cost.amount;
            return (
              <div className="ml-auto grid w-36 justify-items-end gap-1">
                <TextInput
                  aria-label={t('statedOf', { sn: order_sn })}
                  aria-invalid={amount === undefined || undefined}
                  className="text-right"
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={24}
                  value={typed}
                  onChange={({ target }) => onChange({ ...stated, [order_id]: target.value })}
                />
                {amount === undefined ? (
                  <span className="text-caption text-lacquer">{t('amountWrong')}</span>
                ) : (
                  difference !== 0 && (
                    <span className="text-caption text-amber">
                      {t('differs', { sum: money.text({ ...cost, amount: difference }) })}
                    </span>
                  )
                )}
              </div>
            );
          },
        },
      ]}
    />
  );
}
