import type { ArticleView } from '@serai/contract/content/articles';
import type { Money } from '@serai/contract/money';
import type { Wallet } from '@serai/contract/wallet/wallet';
import { Button, buttonClass } from '@serai/ui/button';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { Icon } from '@serai/ui/icons';
import { type ReactNode, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useSession } from '../../../platform/session/use-session.tsx';
import type { OwnState } from '../article/load-article.ts';
import { useLoginBack } from '../use-login-back.ts';

interface PaidPanelProps {
  article: ArticleView;
  own: OwnState | null;
  wallet: Wallet | null;
}

/** Shown instead of an unpaid text: its price, the balance after it, and the way to buy it for this reader. */
export function PaidPanel({ article, own, wallet }: PaidPanelProps) {
  const t = usePhrases('content');
  const money = useMoney();
  const { price } = article;
  if (!price) return null;
  return (
    <section className="rounded-card border border-line-strong bg-surface p-4 md:p-6">
      <h2 className="flex items-center gap-2 text-lead font-strong">
        <Icon name="lock" className="text-amber" />
        {t('lockedTitle')}
      </h2>
      <p className="mt-1 text-muted">{t('lockedText')}</p>
      <dl className="figures mt-4 grid max-w-sm gap-1">
        <Line name={t('price')} value={money.text(price)} strong />
        {wallet && <Line name={t('depositNow')} value={money.text(wallet.balance)} />}
        {wallet && reaches(wallet, price) && (
          <Line
            name={t('depositAfter')}
            value={money.text({ ...price, amount: wallet.balance.amount - price.amount })}
          />
        )}
      </dl>
      <div className="mt-4">
        <WayToRead article={article} price={price} own={own} wallet={wallet} />
      </div>
    </section>
  );
}

function Line({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className={strong ? 'font-strong' : undefined}>{value}</dd>
    </div>
  );
}

function WayToRead({ article, price, own, wallet }: PaidPanelProps & { price: Money }) {
  const t = usePhrases('content');
  const money = useMoney();
  const { user, profile } = useSession();
  const login = useLoginBack();
  if (!user)
    return (
      <Way note={t('lockedGuest')}>
        <Link
          to={login}
          rel="nofollow"
          className={`for-guests ${buttonClass({ kind: 'primary', size: 'large' })}`}
        >
          {t('logInToRead')}
        </Link>
      </Way>
    );
  if (profile?.role === 'operator') return <Way note={t('lockedStaff')} />;
  if (!own) return null;
  if (!own.may_buy) return <Way note={t('lockedNoRight')} />;
  if (wallet && wallet.balance.currency === price.currency && !reaches(wallet, price)) {
    const missing = { ...price, amount: price.amount - wallet.balance.amount };
    return (
      <Way note={t('depositShort', { amount: money.text(missing) })}>
        <Link to={paths.topUp()} className={buttonClass({ kind: 'primary', size: 'large' })}>
          {t('topUp')}
        </Link>
      </Way>
    );
  }
  return <Buy article={article} price={price} />;
}

function Way({ note, children }: { note: string; children?: ReactNode }) {
  return (
    <>
      <p className="mb-3">{note}</p>
      {children}
    </>
  );
}

/** Asks for confirmation, since there is no refund; a changed price is shown before the payment. */
function Buy({ article, price }: { article: ArticleView; price: Money }) {
  const t = usePhrases('content');
  const common = usePhrases('common');
  const money = useMoney();
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const [asks, setAsks] = useState(false);
  const buy = useCommand('cms.User/buy', { stale: ['account/wallet', 'cms.User/order'] });
  const amount = money.text(price);
  async function pay() {
    const { reply, failure } = await buy.send({ article_id: article.id, price: price.amount });
    if (failure && failure.reason === null) return;
    setAsks(false);
    await revalidate();
    if (reply) notify('success', t('boughtNotice'));
  }
  return (
    <>
      <Button kind="primary" size="large" onClick={() => setAsks(true)}>
        {t('buy', { amount })}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        question={t('buyAsk')}
        description={t('buyAskText', { amount })}
        words={{ confirm: t('buy', { amount }), keep: t('buyKeep'), close: common('close') }}
        busy={buy.busy}
        onConfirm={() => void pay()}
      />
    </>
  );
}

function reaches({ balance }: Wallet, price: Money): boolean {
  return balance.currency === price.currency && balance.amount >= price.amount;
}
