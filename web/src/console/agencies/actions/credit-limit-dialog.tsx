import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { FundedAgency } from '../agency-reply.ts';
import { AgencyDialog } from './agency-dialog.tsx';
import { staleAfterAct } from './stale-reads.ts';

interface CreditLimitDialogProps {
  reply: FundedAgency;
  /** Typed limit at first. */
  initial?: string;
  onClose: () => void;
}

/** Sets an agency's credit limit from now on, in place of a temporary one. */
export function CreditLimitDialog({ reply, initial = '', onClose }: CreditLimitDialogProps) {
  const { agency, wallet } = reply;
  const t = usePhrases('console-agencies');
  const money = useMoney();
  const command = useCommand('console/wallet/setCreditLimit', { stale: staleAfterAct, quiet: true });
  const { currency } = wallet.credit_limit;
  const text = (amount: string | undefined) =>
    amount ? money.text({ amount: Number(amount), currency }) : '—';
  return (
    <AgencyDialog
      title={t('creditTitle', { name: agency.name })}
      text={t(wallet.temporary_until === null ? 'creditText' : 'creditEndsTemporary')}
      submit={t('setCredit')}
      done={t('creditDone')}
      currency={currency}
      fields={[
        { name: 'credit_limit', label: t('newLimit'), hint: t('newLimitHint'), kind: 'money', initial },
        { name: 'reason', label: t('reason'), kind: 'text' },
      ]}
      preview={({ credit_limit }) => [
        {
          name: t('limitInForce'),
          before: money.text(wallet.credit_limit),
          after: text(credit_limit),
        },
      ]}
      warn={({ credit_limit }) =>
        credit_limit && Number(credit_limit) < wallet.credit_used.amount
          ? t('belowDebt', { used: money.text(wallet.credit_used) })
          : null
      }
      busy={command.busy}
      send={({ credit_limit = '', reason = '' }) =>
        command.send({ agency_id: agency.id, credit_limit: Number(credit_limit), reason })
      }
      onClose={onClose}
    />
  );
}
