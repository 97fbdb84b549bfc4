import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { FundedAgency } from '../agency-reply.ts';
import { AgencyDialog } from './agency-dialog.tsx';
import { staleAfterAct } from './stale-reads.ts';

/** Lifts the stop of an agency's credit that a write-off has set. */
export function LiftStopDialog({ reply, onClose }: { reply: FundedAgency; onClose: () => void }) {
  const { agency, wallet, exposure } = reply;
  const t = usePhrases('console-agencies');
  const command = useCommand('console/wallet/liftCreditStop', { stale: staleAfterAct, quiet: true });
  const isPastDue = (exposure?.past_due.amount ?? 0) > 0;
  return (
    <AgencyDialog
      title={t('liftTitle', { name: agency.name })}
      text={t('liftText')}
      submit={t('lift')}
      done={t('liftDone')}
      currency={wallet.balance.currency}
      fields={[{ name: 'reason', label: t('reason'), hint: t('liftReasonHint'), kind: 'text' }]}
      preview={() => [{ name: t('buyingOnCredit'), before: t('creditStopped'), after: t('creditOpen') }]}
      warn={() => (isPastDue ? t('liftPastDue') : null)}
      busy={command.busy}
      send={({ reason = '' }) => command.send({ agency_id: agency.id, reason })}
      onClose={onClose}
    />
  );
}
