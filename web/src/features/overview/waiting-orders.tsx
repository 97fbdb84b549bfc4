import type { ReplyOf } from '@serai/contract/endpoint';
import type { accountOverview } from '@serai/contract/wallet';
import { Icon, type IconName } from '@serai/ui/icons';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

type Waiting = ReplyOf<typeof accountOverview>['waiting'][number];

/** Orders on which somebody must act, by what they wait for. */
export function WaitingOrders({ waiting }: { waiting: readonly Waiting[] }) {
  const t = usePhrases('overview');
  const layout = usePhrases('layout');
  const products: Record<string, string> = {
    ...{ hotel: layout('navHotels'), car: layout('navCars'), airport: layout('navTransfers') },
  };
  if (waiting.length === 0) {
    return (
      <div role="status" className="flex items-start gap-3">
        <Icon name="check" className="mt-1 shrink-0 text-jade" />
        <div>
          <p className="font-strong">{t('waitingNone')}</p>
          <p className="text-caption text-muted">{t('waitingNoneHelp')}</p>
        </div>
      </div>
    );
  }
  return (
    <ul className="-my-2 divide-y divide-line">
      {waiting.map((row) => {
        const kind = kinds[row.order_status] ?? other;
        return (
          <li key={`${row.product}-${row.order_status}`}>
            <Link
              to={paths.ordersOf(row.product, new URLSearchParams({ status: row.order_status }))}
              className="group flex items-center gap-3 rounded-control py-2"
            >
              <Icon name={kind.icon} className={kind.urgent ? 'text-amber' : 'text-teal'} />
              <span className="min-w-0 flex-1">
                <span className="block font-strong group-hover:underline">
                  {[t(kind.title), products[row.product]].filter(Boolean).join(' · ')}
                </span>
                {kind.help && <span className="block text-caption text-muted">{t(kind.help)}</span>}
              </span>
              <span className="figures text-lead font-strong">{row.count}</span>
              <Icon name="chevron-right" size={16} className="text-muted" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

interface Kind {
  title: PhraseKey<'overview'>;
  help?: PhraseKey<'overview'>;
  icon: IconName;
  urgent?: true;
}

const other: Kind = { title: 'waitingOther', icon: 'clock' };
const kinds: Record<string, Kind | undefined> = {
  pending_payment: { title: 'waitingPay', help: 'waitingPayHelp', icon: 'wallet', urgent: true },
  offer_pending: { title: 'waitingOffer', help: 'waitingOfferHelp', icon: 'receipt', urgent: true },
  processing: { title: 'waitingProcessing', help: 'waitingProcessingHelp', icon: 'clock' },
  cancelling: { title: 'waitingCancelling', help: 'waitingCancellingHelp', icon: 'clock' },
};
