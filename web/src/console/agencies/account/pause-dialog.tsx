import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { staleAfterReminder } from '../../dunning/stale-reads.ts';
import { AgencyDialog } from '../actions/agency-dialog.tsx';

interface PauseDialogProps {
  agencyId: number;
  name: string;
  /** Whether the dialog ends a pause instead of beginning one. */
  isPaused: boolean;
  onClose: () => void;
}

/** Pauses the automatic reminders of an agency until a day, or ends the pause. */
export function PauseDialog({ agencyId, name, isPaused, onClose }: PauseDialogProps) {
  const t = usePhrases('console-account');
  const command = useCommand('console/bill/pauseReminders', { stale: staleAfterReminder, quiet: true });
  const reason = {
    name: 'reason',
    label: t('pauseReason'),
    hint: t('pauseReasonHint'),
    kind: 'text',
  } as const;
  const until = { name: 'until', label: t('pauseUntil'), hint: t('pauseHint'), kind: 'day' } as const;
  return (
    <AgencyDialog
      title={t(isPaused ? 'resumeTitle' : 'pauseTitle', { name })}
      text={t(isPaused ? 'resumeText' : 'pauseText')}
      submit={t(isPaused ? 'resume' : 'pause')}
      done={t(isPaused ? 'resumeDone' : 'pauseDone')}
      currency=""
      fields={isPaused ? [{ ...reason, hint: undefined }] : [until, reason]}
      preview={() => []}
      busy={command.busy}
      send={(values) =>
        command.send({
          agency_id: agencyId,
          until: isPaused ? null : (values.until ?? ''),
          reason: values.reason ?? '',
        })
      }
      onClose={onClose}
    />
  );
}
