import { maxProofLength, minProofLength } from '@serai/contract/agencies/states';
import { useSend } from '../../../platform/api/use-send.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { AgencyReply } from '../agency-reply.ts';
import { AgencyDialog } from './agency-dialog.tsx';
import { staleAfterAct } from './stale-reads.ts';

export type UserAct = 'endSessions' | 'mailLink' | 'resetFactor';

interface UserDialogProps {
  act: UserAct;
  user: AgencyReply['users'][number];
  currency: string;
  onClose: () => void;
}

/** Logs a user out, emails a link to set a password, or removes the second factor. */
export function UserDialog({ act, user, currency, onClose }: UserDialogProps) {
  const t = usePhrases('console-agencies');
  const options = { stale: staleAfterAct, quiet: true };
  const sessions = useSend('console/agencyUser/endSessions', options);
  const link = useSend('console/agencyUser/mailPasswordLink', options);
  const factor = useSend('console/agencyUser/resetSecondFactor', options);
  const { id: user_id, username, email } = user;
  const isFactor = act === 'resetFactor';
  const send = {
    endSessions: (reason: string) => sessions.send({ user_id, reason }),
    mailLink: (reason: string) => link.send({ user_id, reason }),
    resetFactor: (proof: string) => factor.send({ user_id, proof }),
  };
  return (
    <AgencyDialog
      title={t(`${act}Title`, { name: username })}
      text={t(`${act}Text`, { email })}
      submit={t(act)}
      done={t(`${act}Done`)}
      currency={currency}
      fields={[
        isFactor
          ? {
              name: 'proof',
              label: t('proof'),
              hint: t('proofHint'),
              kind: 'text',
              minLength: minProofLength,
              maxLength: maxProofLength,
            }
          : { name: 'reason', label: t('reason'), kind: 'text' },
      ]}
      preview={() =>
        isFactor ? [{ name: t('secondFactor'), before: t('factorOn'), after: t('factorOff') }] : []
      }
      isDangerous={isFactor}
      busy={sessions.busy || link.busy || factor.busy}
      send={({ reason = '', proof = '' }) => send[act](isFactor ? proof : reason)}
      onClose={onClose}
    />
  );
}
