import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ContractedAgency } from '../agency-reply.ts';
import { AgencyDialog } from './agency-dialog.tsx';
import { staleAfterAct } from './stale-reads.ts';

interface TemporaryLimitDialogProps {
  reply: ContractedAgency;
  /** Typed limit at first. */
  initial?: string;
  onClose: () => void;
}

/** Gives an agency another credit limit until a day: a version of its contract that differs in nothing else. */
export function TemporaryLimitDialog({ reply, initial = '', onClose }: TemporaryLimitDialogProps) {
  const { agency, wallet, contract } = reply;
  const t = usePhrases('console-agencies');
  const money = useMoney();
  const command = useCommand('console/contract/save', { stale: staleAfterAct, quiet: true });
  const { currency } = wallet.credit_limit;
  const usual = money.text(contract.credit_limit);
  return (
    <AgencyDialog
      title={t('temporaryTitle', { name: agency.name })}
      text={t('temporaryText', { usual })}
      submit={t('setTemporary')}
      done={t('temporaryDone')}
      currency={currency}
      fields={[
        {
          name: 'temporary_limit',
          label: t('temporaryLimit'),
          hint: t('newLimitHint'),
          kind: 'money',
          initial,
        },
        { name: 'temporary_to', label: t('temporaryTo'), hint: t('dayOf', { tz: agency.tz }), kind: 'day' },
        { name: 'reason', label: t('reason'), kind: 'text' },
      ]}
      preview={({ temporary_limit: limit, temporary_to: day }) => [
        {
          name: t('limitInForce'),
          before: money.text(wallet.credit_limit),
          after: limit ? money.text({ amount: Number(limit), currency }) : '—',
        },
        { name: day ? t('limitAfterDay', { day }) : t('limitLater'), before: usual, after: usual },
      ]}
      warn={({ temporary_limit: limit }) =>
        limit && Number(limit) < wallet.credit_used.amount
          ? t('belowDebt', { used: money.text(wallet.credit_used) })
          : null
      }
      busy={command.busy}
      send={({ temporary_limit = '', temporary_to = '', reason = '' }) =>
        command.send({
          agency_id: agency.id,
          credit_limit: contract.credit_limit.amount,
          temporary_limit: Number(temporary_limit),
          temporary_to,
          cycle: contract.cycle,
          due_days: contract.due_days,
          grace_days: contract.grace_days,
          tolerance: contract.tolerance.amount,
          invoice_when: contract.invoice_when,
          low_balance: contract.low_balance.amount,
          reason,
        })
      }
      onClose={onClose}
    />
  );
}
