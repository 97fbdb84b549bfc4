import type { Wallet } from '@serai/contract/wallet/wallet';
import { Icon } from '@serai/ui/icons';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { creditAlert, creditUsedShare } from './credit-level.ts';

/** Used part of the credit limit, with marks at the alert levels. The page loads the phrases 'wallet'. */
export function CreditBar({ wallet }: { wallet: Wallet }) {
  const t = usePhrases('wallet');
  const money = useMoney();
  const { time } = useDates();
  const alert = creditAlert(wallet);
  const used = creditUsedShare(wallet);
  if (wallet.credit_limit.amount <= 0) {
    return (
      <p className="text-caption text-muted">{wallet.verified ? t('creditNoneHelp') : t('notVerified')}</p>
    );
  }
  return (
    <div>
      <svg
        role="img"
        aria-label={t('creditBar', {
          used: money.text(wallet.credit_used),
          limit: money.text(wallet.credit_limit),
        })}
        viewBox="0 0 1000 20"
        preserveAspectRatio="none"
        className="block h-3 w-full"
      >
        <rect y="4" width="1000" height="12" rx="6" className="fill-sunken" />
        <rect
          y="4"
          width={Math.max(used * 1000, used > 0 ? 8 : 0)}
          height="12"
          rx="6"
          className={fills[alert ?? 'none']}
        />
        {/* 40 % and 20 % of the limit left. */}
        <path
          d="M600 0v20M800 0v20"
          className="stroke-line-strong"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {(wallet.credit_stopped || alert) && (
        <p
          className={`mt-1 flex items-start gap-1 text-caption ${wallet.credit_stopped ? 'text-lacquer' : inks[alert ?? 'alert0']}`}
          role="status"
        >
          <Icon name="warning" size={16} className="mt-0.5 shrink-0" />
          {t(stopWords[wallet.credit_stop ?? 'none'] ?? alert ?? 'alert0')}
        </p>
      )}
      {wallet.temporary_until !== null && (
        <p className="mt-1 text-caption text-muted">
          {t('temporary', { time: time(wallet.temporary_until).slice(0, 16) })}
        </p>
      )}
    </div>
  );
}

const stopWords = { none: null, overdue: 'creditStopped', by_seller: 'creditStoppedBySeller' } as const;
const fills = { none: 'fill-teal', alert40: 'fill-saffron', alert20: 'fill-saffron', alert0: 'fill-lacquer' };
const inks = { alert40: 'text-amber', alert20: 'text-amber', alert0: 'text-lacquer' };
