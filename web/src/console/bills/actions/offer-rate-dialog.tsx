import { currenciesWith } from '../../../features/receipts/payment-currencies.ts';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { staleAfterBill } from '../desk-bill.ts';
import type { BillDialogProps } from './bill-dialog-props.ts';
import { offeredAmount } from './offered-amount.ts';

/** Offers a rate at which the open amount can be paid in another currency. */
export function OfferRateDialog({ reply: { bill }, onClose }: BillDialogProps) {
  const t = usePhrases('console-bills');
  const money = useMoney();
  const { civil } = useDates();
  const command = useCommand('console/bill/offer', { stale: staleAfterBill, quiet: true });
  const own = bill.open.currency;
  const others = currenciesWith(own).filter((currency) => currency !== own);
  const choices = (currencies: readonly string[]) => currencies.map((value) => ({ value, label: value }));
  return (
    <AgencyDialog
      title={t('offerTitle', { number: bill.number })}
      text={t('offerText', { agency: bill.agency })}
      submit={t('action_offer')}
      done={t('offerDone')}
      currency={own}
      fields={[
        {
          name: 'currency',
          label: t('offerCurrency'),
          kind: 'choice',
          choices: choices(others),
          initial: others[0]!,
        },
        {
          name: 'rate_of',
          label: t('rateOf'),
          kind: 'choice',
          choices: choices([own, ...others]),
          initial: own,
        },
        { name: 'rate', label: t('rate'), hint: t('rateHint'), kind: 'decimal' },
        {
          name: 'until',
          label: t('until'),
          hint: bill.due_on ? t('untilHint', { date: civil(bill.due_on, { year: true }) }) : undefined,
          kind: 'day',
          isOptional: true,
        },
      ]}
      preview={({ currency = '', rate = '', rate_of = '' }) => {
        const offered = offeredAmount(bill.open, currency, { rate, of: rate_of });
        return [
          { name: t('toPay'), before: money.text(bill.open), after: offered ? money.text(offered) : '—' },
        ];
      }}
      busy={command.busy}
      send={({ currency = '', rate = '', rate_of = '', until }) =>
        command.send({ id: bill.id, currency, rate, rate_of, ...(until && { until }) })
      }
      onClose={onClose}
    />
  );
}
