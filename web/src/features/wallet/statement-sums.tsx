import { Icon } from '@serai/ui/icons';
import { Price } from '@serai/ui/price';
import { StatusTag } from '@serai/ui/tag';
import type { ReactNode } from 'react';
import type { Got } from '../../platform/api/calls.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

type Reply = Got<'account/statement'>;

/** Opening and closing balance of each account, side by side and never added up, with the proof. */
export function StatementSums({ reply }: { reply: Reply }) {
  const t = usePhrases('balance');
  const { time } = useDates();
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {reply.accounts.map((account) => (
          <AccountSums key={account.account} account={account} />
        ))}
      </div>
      {(reply.balanced_at !== null || reply.closed || reply.partial) && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-muted">
          <span className="flex items-center gap-1">
            {reply.balanced_at !== null && <Icon name="check" size={16} className="text-jade" />}
            {reply.balanced_at !== null && t('balancedAt', { time: time(reply.balanced_at) })}
          </span>
          {reply.closed && <StatusTag tone="neutral">{t('closed')}</StatusTag>}
          {reply.partial && <span>{t('partial')}</span>}
        </p>
      )}
    </div>
  );
}

function AccountSums({ account: { account, opening, closing } }: { account: Reply['accounts'][number] }) {
  const t = usePhrases('balance');
  const money = useMoney();
  return (
    <section className="sm:not-first:border-l sm:not-first:border-line sm:not-first:pl-8">
      <h3 className="text-caption font-strong">
        {t(account === 'deposit' ? 'accountDeposit' : 'accountCredit')}
        {account === 'credit' && <span className="ml-2 font-normal text-muted">{t('creditSign')}</span>}
      </h3>
      <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-1">
        <Sum name={t('opening')}>
          <Price {...money.parts(opening)} />
        </Sum>
        <Sum name={t('closing')}>
          <Price {...money.parts(closing)} />
        </Sum>
      </dl>
    </section>
  );
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-caption text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
