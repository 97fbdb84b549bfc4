import type { Wallet } from '@serai/contract/wallet/wallet';
import { Price } from '@serai/ui/price';
import { Skeleton } from '@serai/ui/skeleton';
import type { ReactNode } from 'react';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { CreditBar } from './credit-bar.tsx';

/** Deposit and credit as large figures over the credit bar. The page loads the phrases 'wallet'. */
export function WalletFigures({ wallet }: { wallet: Wallet }) {
  const t = usePhrases('wallet');
  const money = useMoney();
  const hasCredit = wallet.credit_limit.amount > 0;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <dl>
        <Figure name={t('balance')}>
          <Price {...money.parts(wallet.balance)} size="title" />
        </Figure>
      </dl>
      <div className="min-w-0 sm:border-l sm:border-line sm:pl-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <dl>
            <Figure name={t('creditLeft')}>
              {hasCredit ? (
                <Price {...money.parts(wallet.credit_left)} size="title" />
              ) : (
                <span className="text-lead text-muted">{t('creditNone')}</span>
              )}
            </Figure>
          </dl>
          {hasCredit && (
            <dl className="flex gap-x-6 text-caption text-muted">
              <Small name={t('creditUsed')}>{money.text(wallet.credit_used)}</Small>
              <Small name={t('creditLimit')}>{money.text(wallet.credit_limit)}</Small>
            </dl>
          )}
        </div>
        <div className="mt-2">
          <CreditBar wallet={wallet} />
        </div>
      </div>
    </div>
  );
}

export function WalletFiguresSkeleton() {
  return (
    <div className="grid gap-8 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <Skeleton className="h-18" />
      <Skeleton className="h-20 sm:h-18" />
    </div>
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

function Small({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="text-text">{children}</dd>
    </div>
  );
}
