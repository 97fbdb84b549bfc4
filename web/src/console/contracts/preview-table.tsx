import { DataTable } from '@serai/ui/data-table';
import type { Got } from '../../platform/api/calls.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

type Preview = Got<'console/supplierContract/preview'>;

/** Rates whose price a draft changes, with the range before and after, and the groups that fall below cost. */
export function PreviewTable({ preview }: { preview: Preview }) {
  const t = usePhrases('console-contracts');
  const money = useMoney();
  const { plans, nights, below_cost, cost_rate } = preview;
  const rangeText = (range: Preview['plans'][number]['before']) => {
    if (range === null) return t('notSold');
    const [low, high] = [money.text(range.lowest), money.text(range.highest)];
    return low === high ? low : `${low} – ${high}`;
  };
  return (
    <div className="grid min-w-0 gap-4">
      {cost_rate === null ? (
        <p className="text-lacquer">{t('noRate')}</p>
      ) : (
        <p>
          {nights === 0
            ? t('previewNone')
            : t('previewSum', { plans: plans.length, nights, rate: cost_rate })}
        </p>
      )}
      {below_cost.length > 0 && (
        <div className="rounded-control bg-lacquer-soft p-3 text-lacquer">
          <p>{t('belowCost')}</p>
          <ul className="mt-1 list-disc pl-5">
            {below_cost.map(({ id, name, percent, agencies }) => (
              <li key={id ?? 0}>
                {t('belowGroup', { name: id === null ? t('netPrices') : name, percent, count: agencies })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {plans.length > 0 && (
        <DataTable
          caption={t('previewCaption')}
          rows={plans}
          rowKey={({ id }) => String(id)}
          columns={[
            {
              key: 'plan',
              title: t('columnPlan'),
              card: 'head',
              render: ({ room, code }) => (
                <div className="min-w-0 break-words">
                  <div>{room}</div>
                  <div className="text-caption font-normal text-muted">{code}</div>
                </div>
              ),
            },
            {
              key: 'nights',
              title: t('columnNights'),
              align: 'end',
              render: (plan) => <span className="figures">{plan.nights}</span>,
            },
            {
              key: 'before',
              title: t('columnBefore'),
              align: 'end',
              render: ({ before }) => <span className="figures">{rangeText(before)}</span>,
            },
            {
              key: 'after',
              title: t('columnAfter'),
              align: 'end',
              render: ({ after }) => <span className="figures">{rangeText(after)}</span>,
            },
          ]}
        />
      )}
    </div>
  );
}
