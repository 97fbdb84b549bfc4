import type { SubAccount } from '@serai/contract/accounts/sub-accounts';
import type { Money } from '@serai/contract/money';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/**
 * Table of pages and actions in the product's phrases; rights that cannot be granted stay visible, with the
 * reason below.
 */
export function SpendingOf({ account }: { account: SubAccount }) {
  const t = usePhrases('sub-accounts');
  const money = useMoney();
  const { limits, spent_today: today, spent_this_month: month } = account;
  const { order_limit: order, day_limit, month_limit } = limits;
  if (!account.nodes.some((node) => /\/(pay|buy)$/.test(node)))
    return <p className="text-left text-caption text-muted">{t('noPaying')}</p>;
  const closed = [order, day_limit, month_limit].includes(0);
  const free = order === null && day_limit === null && month_limit === null;
  return (
    <div className="grid gap-1 text-left max-md:min-w-[40vw] md:w-56">
      <SpentLine period={t('today')} spent={today} limit={closed ? null : day_limit} />
      <SpentLine period={t('month')} spent={month} limit={closed ? null : month_limit} />
      <ul className="text-caption text-muted">
        {closed && <li>{t('mayNotPay')}</li>}
        {free && <li>{t('noLimit')}</li>}
        {!closed && order !== null && (
          <li>{t('perOrder', { limit: money.text({ ...today, amount: order }) })}</li>
        )}
        <OnlyOf account={account} />
      </ul>
    </div>
  );
}

/** Products and payment channels to which the account is limited, if any. */
function OnlyOf({ account: { limits } }: { account: SubAccount }) {
  const t = usePhrases('sub-accounts');
  const { products, pay_channels: channels } = limits;
  const names = products?.map((product) => t(`product_${product}`)).join(t('and'));
  const ways = channels?.map((channel) => t(`channel_${channel}`)).join(t('and'));
  return (
    <>
      {names === '' && <li>{t('noProducts')}</li>}
      {names && <li>{t('onlyProducts', { products: names })}</li>}
      {ways && <li>{t('onlyChannels', { channels: ways })}</li>}
    </>
  );
}

function SpentLine({ period, spent, limit }: { period: string; spent: Money; limit: number | null }) {
  const t = usePhrases('sub-accounts');
  const money = useMoney();
  const bound = limit === null ? null : { ...spent, amount: limit };
  const words = bound
    ? t('spentOf', { spent: money.parts(spent).amount, limit: money.text(bound) })
    : money.text(spent);
  return (
    <div>
      <p className="flex justify-between gap-3">
        <span className="text-muted">{period}</span>
        <span>{words}</span>
      </p>
      {bound && (
        <SpentBar
          label={t('spentBar', { period, spent: money.text(spent), limit: money.text(bound) })}
          share={Math.min(1, Math.max(0, spent.amount / bound.amount))}
        />
      )}
    </div>
  );
}

/** Progress bar of a limit: orange in the last fifth, red when nothing is left. */
function SpentBar({ label, share }: { label: string; share: number }) {
  const fill = share >= 1 ? 'fill-lacquer' : share > 0.8 ? 'fill-saffron' : 'fill-teal';
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 1000 6"
      preserveAspectRatio="none"
      className="block h-1.5 w-full overflow-hidden rounded-full"
    >
      <rect width="1000" height="6" className="fill-line" />
      <rect width={share === 0 ? 0 : Math.max(8, share * 1000)} height="6" className={fill} />
    </svg>
  );
}
