import type { Wallet } from '@serai/contract/wallet/wallet';
import { classNames } from '@serai/ui/class-names';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { usePricesHidden } from '../../platform/format/hidden-prices.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { creditAlert } from './credit-level.ts';
import { useWallet } from './use-wallet.ts';

/** Deposit and credit in the header of every page, if it is wide enough. Needs the phrases 'wallet'. */
export const HeadWallet = withQueries(InHead);

/** The same in full at the top of the member's menu, because the header does not always have room. */
export const MenuWallet = withQueries(InMenu);

function InHead() {
  const t = usePhrases('wallet');
  const { data: wallet } = useWallet();
  const money = useMoney();
  const hidden = usePricesHidden();
  if (!wallet || hidden) return null;
  const figures = (sum: Wallet['balance']) => money.parts(sum).amount;
  return (
    <Link to={paths.balance()} title={t('open')} className={figuresClass}>
      <HeadFigure name={t('depositIn', { currency: wallet.balance.currency })}>
        {figures(wallet.balance)}
      </HeadFigure>
      {wallet.credit_limit.amount > 0 && (
        <>
          <HeadFigure name={t('creditLeft')} warns={isShort(wallet)}>
            {wallet.credit_stopped ? t('stopped') : figures(wallet.credit_left)}
          </HeadFigure>
          <span className="grid grid-cols-[auto_auto] gap-x-2 text-caption leading-tight whitespace-nowrap text-on-ink-muted">
            {t('usedShort')}{' '}
            <span className="figures text-right text-on-ink">{figures(wallet.credit_used)}</span>
            {t('limitShort')}{' '}
            <span className="figures text-right text-on-ink">{figures(wallet.credit_limit)}</span>
          </span>
        </>
      )}
    </Link>
  );
}

// Figures that do not fit in a line of the header wrap and are hidden; the member's menu shows them all.
const figuresClass =
  'hidden h-12 min-w-0 flex-wrap items-center justify-end gap-x-5 overflow-hidden rounded-control px-3 transition-colors duration-150 hover:bg-on-ink/10 xl:flex [&>*]:h-12 [&>*]:content-center [&>*]:justify-center';

function HeadFigure({ name, warns, children }: { name: string; warns?: boolean; children: ReactNode }) {
  return (
    <span className="flex flex-col items-end whitespace-nowrap">
      <span className="text-caption leading-tight text-on-ink-muted">{name}</span>
      <span className={classNames('figures leading-tight font-strong', warns && 'text-saffron')}>
        {children}
      </span>
    </span>
  );
}

function InMenu() {
  const t = usePhrases('wallet');
  const { data: wallet } = useWallet();
  const money = useMoney();
  const hidden = usePricesHidden();
  if (!wallet) return null;
  if (hidden) return <p className={menuClass.concat(' text-caption text-muted')}>{t('hidden')}</p>;
  return (
    <Link to={paths.balance()} title={t('open')} className={menuClass.concat(' block hover:bg-teal-soft')}>
      <MenuFigure name={t('balance')}>{money.text(wallet.balance)}</MenuFigure>
      {wallet.credit_limit.amount > 0 && (
        <>
          <MenuFigure name={t('creditLeft')} warns={isShort(wallet)}>
            {wallet.credit_stopped ? t('stopped') : money.text(wallet.credit_left)}
          </MenuFigure>
          <MenuFigure name={t('creditUsed')}>{money.text(wallet.credit_used)}</MenuFigure>
          <MenuFigure name={t('creditLimit')}>{money.text(wallet.credit_limit)}</MenuFigure>
        </>
      )}
    </Link>
  );
}

const menuClass = 'mb-2 rounded-control border-b border-line px-3 py-2';

function MenuFigure({ name, warns, children }: { name: string; warns?: boolean; children: ReactNode }) {
  return (
    <span className="flex items-baseline justify-between gap-6 whitespace-nowrap">
      <span className="text-caption text-muted">{name}</span>
      <span className={classNames('figures font-strong', warns && 'text-lacquer')}>{children}</span>
    </span>
  );
}

/** Whether the next order on credit may fail. */
function isShort(wallet: Wallet): boolean {
  const alert = creditAlert(wallet);
  return wallet.credit_stopped || alert === 'alert0' || alert === 'alert20';
}
