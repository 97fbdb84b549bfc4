import { Button } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Field } from '@serai/ui/field';
import { Skeleton } from '@serai/ui/skeleton';
import { TextArea } from '@serai/ui/text-area';
import { useState } from 'react';
import { DatePeriod } from '../../../platform/form/date-period.tsx';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import type { ServiceRow } from '../supplier-reads.ts';
import { matchServices } from './match-services.ts';
import { MatchTable } from './match-table.tsx';
import { readSum, type Stated, sumText } from './stated.ts';

interface MatchingProps {
  supplierId: number;
  entityId: number;
  currency: string;
  /** Total of the invoice in minor units; undefined while none is typed. */
  total: number | undefined;
  stated: Stated;
  onChange: (stated: Stated) => void;
}

/** Finds the orders of an invoice by its text and lists them with the sums that the supplier states. */
export function Matching({ supplierId, entityId, currency, total, stated, onChange }: MatchingProps) {
  const t = usePhrases('console-suppliers');
  const [text, setText] = useState('');
  const [period, setPeriod] = useState<{ from: string | null; to: string | null }>({ from: null, to: null });
  const asked = { supplier_id: supplierId, entity_id: entityId, ...period };
  const query = useRead('console/payable/services', asked, { keepsLast: true });
  return (
    <div className="grid gap-4">
      <Field label={t('invoiceText')} hint={t('invoiceTextHint')}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={20_000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <DatePeriod
        name={t('columnServed')}
        lean="past"
        offers={['this_month', 'last_month']}
        value={period}
        onChange={setPeriod}
      />
      <Loaded keepsLast query={query} skeleton={<Skeleton className="h-64" />}>
        {({ list, more }) => {
          if (list.length === 0)
            return <EmptyState title={t('noServices')}>{t('noServicesHelp')}</EmptyState>;
          const matches = matchServices(list, text, total);
          return (
            <>
              {more && <p className="text-caption text-amber">{t('moreServices')}</p>}
              {matches.length > 0 && (
                <p role="status" className="flex flex-wrap items-center gap-3">
                  {t('found', { count: matches.length })}
                  <Button size="compact" onClick={() => onChange({ ...proposed(list, matches), ...stated })}>
                    {t('takeFound')}
                  </Button>
                </p>
              )}
              <MatchTable services={list} matches={matches} stated={stated} onChange={onChange} />
            </>
          );
        }}
      </Loaded>
      <Totals stated={stated} total={total} currency={currency} />
    </div>
  );
}

/** Sum of the lines and what is missing to the total. */
function Totals({ stated, total, currency }: Pick<MatchingProps, 'stated' | 'total' | 'currency'>) {
  const t = usePhrases('console-suppliers');
  const money = useMoney();
  const sum = Object.values(stated).reduce((all, typed) => all + (readSum(typed, currency) ?? 0), 0);
  const missing = total === undefined ? 0 : total - sum;
  return (
    <p role="status" className="flex flex-wrap justify-end gap-x-6 gap-y-1 border-t border-line pt-3">
      <span>
        {t('linesSum', { count: Object.keys(stated).length, sum: money.text({ amount: sum, currency }) })}
      </span>
      {missing !== 0 && (
        <span className="text-amber">
          {t('missingSum', { sum: money.text({ amount: missing, currency }) })}
        </span>
      )}
    </p>
  );
}

function proposed(services: readonly ServiceRow[], matches: readonly { order_id: number }[]): Stated {
  const found = new Set(matches.map(({ order_id }) => order_id));
  return Object.fromEntries(
    services
      .filter(({ order_id }) => found.has(order_id))
      .map(({ order_id, cost }) => [order_id, sumText(cost.amount, cost.currency)]),
  );
}
