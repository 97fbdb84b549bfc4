import type { Money } from '@serai/contract/money';
import type { PayChannel } from '@serai/contract/orders/statuses';
import type { Wallet } from '@serai/contract/wallet/wallet';
import { buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { KeyValues } from '@serai/ui/key-values';
import { type RadioChoice, RadioGroup } from '@serai/ui/radio-group';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Permitted } from '../../platform/session/use-session.tsx';
import { ApprovalNote } from '../approvals/ask-approval-dialog.tsx';
import { WhyNotPayable } from '../approvals/why-not-payable.tsx';
import { useOfferMoney } from '../offers/use-offer-money.ts';
import { isOpenChannel, useOwnSpending } from '../wallet/own-spending.ts';
import { useWallet } from '../wallet/use-wallet.ts';
import type { BookingValues, LockedQuote } from './booking-product.ts';
import { PartTitle } from './part-title.tsx';

/**
 * Payment by deposit or credit, each with the remaining balance; none is preselected. A user without the
 * right to pay requests approval; an order on request is not paid yet.
 */
export function PaymentPart(props: { number: number; quote: LockedQuote; mayPay: boolean }) {
  const { number, quote, mayPay } = props;
  const t = usePhrases('booking');
  const total = quote.total_price;
  if (quote.on_request) return <AskedFirst number={number} />;
  return (
    <Card title={<PartTitle number={number} title={t('partPayment')} />}>
      {mayPay ? <PaymentType total={total} /> : <Approval total={total} />}
      {quote.confirmed_later && <p className="mt-3 text-muted">{t('confirmedLater')}</p>}
    </Card>
  );
}

/** Steps after a request. */
function AskedFirst({ number }: { number: number }) {
  const t = usePhrases('booking');
  return (
    <Card title={<PartTitle number={number} title={t('partRequest')} />}>
      <ol className="grid list-decimal gap-1 pl-5">
        <li>{t('requestAsked')}</li>
        <li>{t('requestOffered')}</li>
        <li>{t('requestPaid')}</li>
      </ol>
      <p className="mt-3 text-muted">{t('requestFree')}</p>
    </Card>
  );
}

/** Replaces a payment that would be refused: the order is sent to those who may pay it. */
function Approval({ total }: { total: Money }) {
  const t = usePhrases('booking');
  const money = useOfferMoney();
  const { field } = useController<BookingValues, 'approval_note'>({ name: 'approval_note' });
  return (
    <div className="grid gap-4">
      <div>
        <p>
          <WhyNotPayable sum={total} textOf={money.text} />
        </p>
        <p className="text-muted">{t('payByApproval')}</p>
      </div>
      <ApprovalNote value={field.value} onChange={field.onChange} />
    </div>
  );
}

function PaymentType({ total }: { total: Money }) {
  const t = usePhrases('booking');
  const wallet = useWallet();
  const choices = useChoices(wallet.data, total);
  const frame = useRef<HTMLDivElement>(null);
  const { field, fieldState } = useController<BookingValues, 'pay_channel'>({
    name: 'pay_channel',
    rules: { validate: (channel) => channel !== '' || t('payRequired') },
  });
  // If no channel is open there is nothing to choose: show the missing amount instead.
  if (choices.every(({ disabled }) => disabled)) return <MoneyShort choices={choices} />;
  field.ref({ focus: () => frame.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus() });
  return (
    <div ref={frame} className="grid gap-2">
      <RadioGroup<PayChannel>
        legend={t('payLegend')}
        choices={choices}
        value={field.value === '' ? null : field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
      {wallet.isError && <p className="text-caption text-muted">{t('walletFailed')}</p>}
    </div>
  );
}

/** Neither deposit nor credit suffices: shows the missing amounts and a link to the top-up. */
function MoneyShort({ choices }: { choices: readonly RadioChoice<PayChannel>[] }) {
  const t = usePhrases('booking');
  return (
    <div className="grid gap-3">
      <p className="flex items-start gap-2 font-strong">
        <Icon name="warning" size={18} className="mt-1 shrink-0 text-amber" />
        {t('payNothing')}
      </p>
      <KeyValues
        items={choices.map(({ value, label, detail }) => ({ key: value, name: label, value: detail }))}
      />
      <p className="text-muted">{t('payTopUpHelp')}</p>
      <Permitted node="/user/account/balance/topUp">
        <Link to={paths.topUp()} className={classNames(buttonClass(), 'w-fit')}>
          {t('payTopUp')}
        </Link>
      </Permitted>
    </div>
  );
}

/** Whether neither deposit nor credit covers this sum; false while unknown. */
export function useMoneyShort(total: Money): boolean {
  const wallet = useWallet().data;
  const choices = useChoices(wallet, total);
  return wallet !== undefined && choices.every(({ disabled }) => disabled);
}

function useChoices(wallet: Wallet | undefined, total: Money): RadioChoice<PayChannel>[] {
  const t = usePhrases('booking');
  const money = useOfferMoney();
  const spending = useOwnSpending().data;
  const choice = (value: PayChannel, label: string, left: Money | undefined, closed?: string) => {
    const after = left && { ...left, amount: left.amount - total.amount };
    return {
      value,
      label,
      disabled: closed !== undefined || (after !== undefined && after.amount < 0),
      detail:
        closed ??
        (left && after && (
          <span>
            {after.amount < 0
              ? t('payShort', {
                  left: money.text(left),
                  short: money.text({ ...after, amount: -after.amount }),
                })
              : t('payAfter', { left: money.text(left), after: money.text(after) })}
          </span>
        )),
    };
  };
  const notOpen = (channel: PayChannel) =>
    isOpenChannel(spending, channel) ? undefined : t('payChannelClosed');
  const closedCredit = () => {
    if (wallet && !wallet.verified) return t('payUnverified');
    return wallet?.credit_stopped ? t('payStopped') : undefined;
  };
  return [
    choice('balance', t('payBalance'), wallet?.balance, notOpen('balance')),
    choice('credit', t('payCredit'), wallet?.credit_left, notOpen('credit') ?? closedCredit()),
  ];
}
