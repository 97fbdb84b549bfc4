import { hasDecimalComma, readAmount, shownText } from '@serai/contract/currency';
import { Field } from '@serai/ui/field';
import { Price } from '@serai/ui/price';
import { Skeleton } from '@serai/ui/skeleton';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { useCommand } from '../../platform/api/use-command.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { CommandDialog } from '../orders/actions/command-dialog.tsx';
import { type BillView, billReads } from './bill-queries.ts';

/** Pays bills from the deposit: one in full or in part, several in full. */
export function PayDialog(props: { bills: readonly BillView[]; onPaid?: () => void; onClose: () => void }) {
  const { bills, onPaid, onClose } = props;
  const t = usePhrases('bills');
  const common = usePhrases('common');
  const money = useMoney();
  const { currency } = bills[0]!.open;
  const open = bills.reduce((sum, bill) => sum + bill.open.amount, 0);
  const [text, setText] = useState(() => shownText(open, currency));
  const [isWrong, setWrong] = useState(false);
  const command = useCommand('bill/pay', { stale: billReads });
  const wallet = useRead('account/wallet', {});
  const isSingle = bills.length === 1;
  const typed = isSingle ? readAmount(text, currency) : open;
  const amount = typed !== undefined && typed > 0 && typed <= open ? typed : null;
  const balance = wallet.data?.balance.amount;
  const isShort = balance !== undefined && amount !== null && balance < amount;

  function body() {
    if (amount === null) {
      setWrong(true);
      return null;
    }
    return { bill_ids: bills.map(({ id }) => id), amount };
  }

  return (
    <CommandDialog
      command={command}
      body={body}
      title={t('payTitle')}
      description={t('payHelp')}
      confirm={t('payYes')}
      back="back"
      ready={!isShort}
      focus={isSingle ? 'first' : 'careful'}
      done={t('payDone', { amount: money.text({ amount: amount ?? 0, currency }) })}
      {...(onPaid ? { onDone: onPaid } : {})}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {isSingle ? (
          <Field
            label={t('payAmount')}
            hint={t('payAmountHint', { open: money.text({ amount: open, currency }) })}
            error={
              isWrong && amount === null
                ? hasDecimalComma(text)
                  ? common('usePoint')
                  : t('payAmountWrong', { open: money.text({ amount: open, currency }) })
                : undefined
            }
            required
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                maxLength={24}
                value={text}
                after={<span className="pr-3 text-caption">{currency}</span>}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        ) : (
          <ul className="divide-y divide-line">
            {bills.map(({ id, number, open }) => (
              <li key={id} className="flex items-baseline justify-between gap-4 py-2">
                <span>{number}</span>
                <Price {...money.parts(open)} />
              </li>
            ))}
            <li className="flex items-baseline justify-between gap-4 py-2 font-strong">
              <span>{t('paySum')}</span>
              <Price {...money.parts({ amount: open, currency })} size="lead" />
            </li>
          </ul>
        )}
        <Loaded query={wallet} skeleton={<Skeleton className="h-6" />}>
          {(loaded) => <Left balance={loaded.balance.amount} amount={amount ?? 0} currency={currency} />}
        </Loaded>
      </div>
    </CommandDialog>
  );
}

function Left({ balance, amount, currency }: { balance: number; amount: number; currency: string }) {
  const t = usePhrases('bills');
  const money = useMoney();
  const after = balance - amount;
  const words = (sum: number) => money.text({ amount: sum, currency });
  return (
    <p role="status" className={after < 0 ? 'text-lacquer' : 'text-muted'}>
      {after < 0
        ? t('payShort', { balance: words(balance), short: words(0 - after) })
        : t('payBalance', { balance: words(balance), after: words(after) })}
    </p>
  );
}
