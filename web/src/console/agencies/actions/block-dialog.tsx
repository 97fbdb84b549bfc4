import { useSend } from '../../../platform/api/use-send.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { AgencyReply } from '../agency-reply.ts';
import { AgencyDialog } from './agency-dialog.tsx';
import { staleAfterAct } from './stale-reads.ts';

/** Blocks an agency, or unblocks a blocked one. */
export function BlockDialog({ reply: { agency }, onClose }: { reply: AgencyReply; onClose: () => void }) {
  const t = usePhrases('console-agencies');
  const block = useSend('console/agency/block', { stale: staleAfterAct, quiet: true });
  const unblock = useSend('console/agency/unblock', { stale: staleAfterAct, quiet: true });
  const { id, name, currency } = agency;
  const isBlocked = agency.blocked_at !== null;
  const [sender, act] = isBlocked ? ([unblock, 'unblock'] as const) : ([block, 'block'] as const);
  return (
    <AgencyDialog
      title={t(`${act}Title`, { name })}
      text={t(`${act}Text`)}
      submit={t(act)}
      done={t(`${act}Done`)}
      currency={currency}
      fields={[{ name: 'reason', label: t('reason'), hint: t('blockHint'), kind: 'text' }]}
      preview={() => [
        {
          name: t('loggingIn'),
          before: t(isBlocked ? 'loginRefused' : 'loginOpen'),
          after: t(isBlocked ? 'loginOpen' : 'loginRefused'),
        },
      ]}
      isDangerous={!isBlocked}
      busy={sender.busy}
      send={({ reason = '' }) => sender.send({ agency_id: id, reason })}
      onClose={onClose}
    />
  );
}
