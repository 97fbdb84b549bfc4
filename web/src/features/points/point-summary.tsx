import { firstCurrency, minorUnits } from '@serai/contract/currency';
import { Icon } from '@serai/ui/icons';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { usePointNumber } from './use-point-number.ts';
import type { PointLog } from './use-points.ts';

/** The current points as a large figure, and the rule in words. */
export function PointSummary({ log }: { log: PointLog }) {
  const t = usePhrases('points');
  const { text } = useMoney();
  const { site } = useSession();
  const number = usePointNumber();
  const currency = site?.currency ?? firstCurrency;
  const price = text({ amount: 100 * minorUnits(currency), currency });
  const perHundred = log.points_per_hundred;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="min-w-32">
        <p className="text-caption text-muted">{t('now')}</p>
        <p className="figures text-title font-strong">{number(log.score)}</p>
      </div>
      <div className="min-w-0 sm:border-l sm:border-line sm:pl-8">
        <h2 className="flex items-center gap-2 font-strong">
          <Icon name="info" size={18} className="text-teal" />
          {t('ruleTitle')}
        </h2>
        {perHundred === 0 ? (
          <p className="mt-1 text-muted">{t('ruleNone')}</p>
        ) : (
          <ul className="mt-1 grid gap-1 text-muted">
            <li>{t('rule', { hundred: price, points: number(perHundred) })}</li>
            <li>{t('ruleWhose')}</li>
          </ul>
        )}
      </div>
    </div>
  );
}
