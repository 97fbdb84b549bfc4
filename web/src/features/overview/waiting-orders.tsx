import type { ReplyOf } from '@serai/contract/endpoint';
import { orderListPages } from '@serai/contract/permissions';
import type { accountOverview } from '@serai/contract/wallet/wallet';
import { Icon, type IconName } from '@serai/ui/icons';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';

type Overview = Pick<ReplyOf<typeof accountOverview>, 'waiting' | 'charges_to_confirm'>;

/** Waiting work: orders by status, charges to confirm, bills to pay, replies to work orders. */
export function WaitingOrders({ overview }: { overview: Overview }) {
  const { waiting, charges_to_confirm: charges } = overview;
  const t = usePhrases('overview');
  const layout = usePhrases('layout');
  const may = useMay();
  const bills = useRead('bill/list', { show: 'open', limit: 1 }, { enabled: may('/user/bill/details') });
  const answers = useRead('workOrder/list', { limit: 1 }, { enabled: may('/user/work-order/list') });
  const billCount = bills.data?.total ?? 0;
  const answerCount = answers.data?.unread ?? 0;
  /** Whether the reader must act; other members see that a colleague must. */
  const isOwn = (product: string, action: 'pay' | 'confirm') =>
    may(orderListPages[product as keyof typeof orderListPages], action);
  const products: Record<string, string> = {
    hotel: layout('navHotels'),
    car: layout('navCars'),
    airport: layout('navTransfers'),
  };
  if (waiting.length + charges.length + billCount + answerCount === 0) {
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
            <Row
              to={paths.ordersOf(row.product, new URLSearchParams({ status: row.order_status }))}
              kind={kind}
              title={[
                t(kind.act && !isOwn(row.product, kind.act) ? kind.others : kind.title),
                products[row.product],
              ]
                .filter(Boolean)
                .join(' · ')}
              count={row.count}
            />
          </li>
        );
      })}
      {charges.map((row) => (
        <li key={row.sn}>
          <Row
            to={paths.orderOf(row.product, row.order_id)}
            kind={chargeKind}
            title={`${t('waitingCharge')} · ${row.sn}`}
            count={row.count}
          />
        </li>
      ))}
      {billCount > 0 && (
        <li>
          <Row
            to={paths.bills(new URLSearchParams({ show: 'open' }))}
            kind={billKind}
            title={t('waitingBill')}
            count={billCount}
          />
        </li>
      )}
      {answerCount > 0 && (
        <li>
          <Row to={paths.workOrders()} kind={answerKind} title={t('waitingAnswer')} count={answerCount} />
        </li>
      )}
    </ul>
  );
}

function Row({ to, kind, title, count }: { to: string; kind: Kind; title: string; count: number }) {
  const t = usePhrases('overview');
  return (
    <Link to={to} className="group flex items-center gap-3 rounded-control py-2">
      <Icon name={kind.icon} className={kind.urgent ? 'text-amber' : 'text-teal'} />
      <span className="min-w-0 flex-1">
        <span className="block font-strong group-hover:underline">{title}</span>
        {kind.help && <span className="block text-caption text-muted">{t(kind.help)}</span>}
      </span>
      <span className="figures text-lead font-strong">{count}</span>
      <Icon name="chevron-right" size={16} className="text-muted" />
    </Link>
  );
}

interface Kind {
  title: PhraseKey<'overview'>;
  /** Action of the reader; without the permission the phrase `others` is shown. */
  act?: 'pay' | 'confirm';
  others: PhraseKey<'overview'>;
  help?: PhraseKey<'overview'>;
  icon: IconName;
  urgent?: true;
}

const same = (title: PhraseKey<'overview'>) => ({ title, others: title });
const other: Kind = { ...same('waitingOther'), icon: 'clock' };
const chargeKind: Kind = {
  ...same('waitingCharge'),
  help: 'waitingChargeHelp',
  icon: 'receipt',
  urgent: true,
};
const billKind: Kind = { ...same('waitingBill'), help: 'waitingBillHelp', icon: 'wallet', urgent: true };
const answerKind: Kind = { ...same('waitingAnswer'), icon: 'chat' };
const kinds: Record<string, Kind | undefined> = {
  pending_payment: {
    title: 'waitingPay',
    others: 'waitingPay',
    act: 'pay',
    help: 'waitingPayHelp',
    icon: 'wallet',
    urgent: true,
  },
  offer_pending: {
    title: 'waitingOffer',
    others: 'waitingOfferOthers',
    act: 'confirm',
    help: 'waitingOfferHelp',
    icon: 'receipt',
    urgent: true,
  },
  processing: { ...same('waitingProcessing'), help: 'waitingProcessingHelp', icon: 'clock' },
  cancelling: { ...same('waitingCancelling'), help: 'waitingCancellingHelp', icon: 'clock' },
};
