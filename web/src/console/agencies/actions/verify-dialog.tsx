import type { VerificationDecision } from '@serai/contract/agencies/states';
import { useSend } from '../../../platform/api/use-send.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { AgencyReply } from '../agency-reply.ts';
import { AgencyDialog } from './agency-dialog.tsx';
import { staleAfterAct } from './stale-reads.ts';

interface VerifyDialogProps {
  reply: AgencyReply;
  decision: VerificationDecision;
  onClose: () => void;
}

/** Verifies an agency, or refuses to. */
export function VerifyDialog({ reply: { agency }, decision, onClose }: VerifyDialogProps) {
  const t = usePhrases('console-agencies');
  const sender = useSend('console/agency/verify', { stale: staleAfterAct, quiet: true });
  const isRefusal = decision === 'refuse';
  const { name, currency, verification } = agency;
  return (
    <AgencyDialog
      title={t(isRefusal ? 'refuseTitle' : 'verifyTitle', { name })}
      text={t(isRefusal ? 'refuseText' : 'verifyText')}
      submit={t(decision)}
      done={t(isRefusal ? 'refuseDone' : 'verifyDone')}
      currency={currency}
      fields={[
        {
          name: 'reason',
          label: t(isRefusal ? 'reason' : 'checked'),
          hint: t(isRefusal ? 'refuseHint' : 'checkedHint'),
          kind: 'text',
        },
      ]}
      preview={() => [
        {
          name: t('verification'),
          before: t(`verification_${verification}`),
          after: t(isRefusal ? 'verification_refused' : 'verification_verified'),
        },
      ]}
      isDangerous={isRefusal}
      busy={sender.busy}
      send={({ reason = '' }) => sender.send({ agency_id: agency.id, decision, reason })}
      onClose={onClose}
    />
  );
}
