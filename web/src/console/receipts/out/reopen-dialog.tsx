import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { type OutLine, staleAfterOut } from './out-reads.ts';

/** Opens a settled line; the posting of a charge is reversed. */
export function ReopenDialog({ line, onClose }: { line: OutLine; onClose: () => void }) {
  const t = usePhrases('console-money-out');
  const money = useMoney();
  const command = useCommand('console/bank/reopenLine', { quiet: true, stale: staleAfterOut });
  return (
    <AgencyDialog
      title={t('reopenTitle', { sum: money.text(line.amount) })}
      text={t('reopenText')}
      submit={t('reopen')}
      done={t('reopenDone')}
      currency={line.amount.currency}
      fields={[{ name: 'reason', label: t('reason'), kind: 'text' }]}
      preview={() => []}
      busy={command.busy}
      send={({ reason = '' }) => command.send({ line_id: line.id, reason })}
      onClose={onClose}
    />
  );
}
