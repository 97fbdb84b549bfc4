import { Skeleton } from '@serai/ui/skeleton';
import { useDates } from '../../platform/format/dates.ts';
import { type MoneyLike, useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';

interface NightPreviewProps {
  planId: number;
  from: string;
  to: string;
  /** New price; the amount is 0 while none is typed. */
  after: MoneyLike;
}

/** The price of each chosen night, before and after. */
export function NightPreview({ planId, from, to, after }: NightPreviewProps) {
  const t = usePhrases('console-sale');
  const money = useMoney();
  const { civil } = useDates();
  const isWhole = from !== '' && from <= to;
  const query = useRead(
    'console/hotel/nightPrices',
    { rate_plan_id: planId, from, to },
    { enabled: isWhole, keepsLast: true, fresh: true },
  );
  if (!isWhole) return null;
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-10" />}>
      {({ nights }) => (
        <ul
          aria-label={t('preview')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too
          tabIndex={0}
          className="grid max-h-48 gap-1 overflow-y-auto text-caption"
        >
          {nights.map(({ date, price }) => (
            <li key={date} className="flex flex-wrap justify-between gap-x-4">
              <span>{civil(date)}</span>
              <span className="figures">
                {price.amount === 0
                  ? t('notSold')
                  : [money.text(price), after.amount ? money.text(after) : ''].filter(Boolean).join(' → ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
