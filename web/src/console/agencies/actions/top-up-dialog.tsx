import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { FundedAgency } from '../agency-reply.ts';
import { AgencyDialog } from './agency-dialog.tsx';
import type { AgencyValues } from './agency-field.ts';
import { staleAfterAct } from './stale-reads.ts';

/** Books money that arrived for an agency without a receipt. */
export function TopUpDialog({ reply, onClose }: { reply: FundedAgency; onClose: () => void }) {
  const { agency, wallet } = reply;
  const t = usePhrases('console-agencies');
  const money = useMoney();
  const command = useCommand('console/wallet/topUp', { stale: staleAfterAct, quiet: true });
  const { amount: balance, currency } = wallet.balance;
  const after = ({ amount }: AgencyValues) =>
    amount ? money.text({ amount: balance + Number(amount), currency }) : '—';
  return (
    <AgencyDialog
      title={t('topUpTitle', { name: agency.name })}
      text={t('topUpText')}
      submit={t('topUp')}
      done={t('topUpDone')}
      currency={currency}
      fields={[
        { name: 'amount', label: t('amount'), kind: 'money' },
        { name: 'memo', label: t('memo'), hint: t('memoHint'), kind: 'text' },
      ]}
      preview={(values) => [
        { name: t('columnBalance'), before: money.text(wallet.balance), after: after(values) },
      ]}
      busy={command.busy}
      send={({ amount = '', memo = '' }) =>
        command.send({ agency_id: agency.id, amount: Number(amount), memo })
      }
      onClose={onClose}
    />
  );
}
