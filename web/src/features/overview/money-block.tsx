import type { Wallet } from '@serai/contract/wallet/wallet';
import { Card } from '@serai/ui/card';
import { Price } from '@serai/ui/price';
import { Skeleton } from '@serai/ui/skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { CreditBar } from '../wallet/credit-bar.tsx';
import { creditAlert } from '../wallet/credit-level.ts';
import { useWallet } from '../wallet/use-wallet.ts';
import { TextLink } from './text-link.tsx';

/** Deposit and credit as two numbers, and what to do about them. */
export function MoneyBlock() {
  const t = usePhrases('overview');
  const may = useMay();
  const wallet = useWallet();
  const bills = useRead('bill/list', { show: 'open', limit: 1 }, { enabled: may('/user/bill/details') });
  const billCount = bills.data?.total ?? 0;
  return (
    <Card title={t('walletTitle')} className="max-xl:hidden">
      <Loaded query={wallet} skeleton={<Skeleton className="h-28" />}>
        {(loaded) => <Figures wallet={loaded} />}
      </Loaded>
      <nav aria-label={t('walletLinks')} className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
        {may('/user/account/balance', 'topUp') && <TextLink to={paths.topUp()} words={t('topUp')} />}
        <TextLink to={paths.balance()} words={t('statement')} />
        {billCount > 0 && (
          <TextLink
            to={paths.bills(new URLSearchParams({ show: 'open' }))}
            words={t('openBills', { count: billCount })}
          />
        )}
      </nav>
    </Card>
  );
}

function Figures({ wallet }: { wallet: Wallet }) {
  const t = usePhrases('wallet');
  const money = useMoney();
  return (
    <>
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Figure name={t('balance')}>
          <Price {...money.parts(wallet.balance)} size="lead" />
        </Figure>
        <Figure name={t('creditLeft')}>
          {wallet.credit_limit.amount > 0 ? (
            <Price {...money.parts(wallet.credit_left)} size="lead" />
          ) : (
            <span className="text-muted">{t('creditNone')}</span>
          )}
        </Figure>
      </dl>
      <div className="mt-2">
        <CreditBar wallet={wallet} />
      </div>
    </>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The same for phones: one bar that leads to the account, and a warning if the credit needs attention. */
export function MoneyBar() {
  const t = usePhrases('wallet');
  const money = useMoney();
  const { data: wallet } = useWallet();
  if (!wallet) return <Skeleton className="h-10 xl:hidden" />;
  const hasCredit = wallet.credit_limit.amount > 0;
  const needsAttention = hasCredit ? wallet.credit_stopped || creditAlert(wallet) !== null : !wallet.verified;
  return (
    <div className="grid gap-2 xl:hidden">
      <Link
        to={paths.balance()}
        title={t('open')}
        className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 rounded-card border border-line bg-surface px-4 py-1 text-caption"
      >
        <span>
          {t('depositIn', { currency: wallet.balance.currency })}{' '}
          <span className="figures font-strong">{money.parts(wallet.balance).amount}</span>
        </span>
        {hasCredit && (
          <span>
            {t('creditLeft')}{' '}
            <span className="figures font-strong">{money.parts(wallet.credit_left).amount}</span>
          </span>
        )}
      </Link>
      {needsAttention && <CreditBar wallet={wallet} />}
    </div>
  );
}
