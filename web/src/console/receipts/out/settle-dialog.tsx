import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { type OutLine, staleAfterOut } from './out-reads.ts';

interface SettleDialogProps {
  line: OutLine;
  kind: 'charge' | 'aside';
  onClose: () => void;
}

/** Settles a line by hand: as a charge of the bank, or without a posting. */
export function SettleDialog({ line, kind, onClose }: SettleDialogProps) {
  const t = usePhrases('console-money-out');
  const money = useMoney();
  const command = useCommand('console/bank/settleLine', { quiet: true, stale: staleAfterOut });
  const sum = money.text({ ...line.amount, amount: -line.amount.amount });
  const isCharge = kind === 'charge';
  return (
    <AgencyDialog
      title={isCharge ? t('chargeTitle', { sum }) : t('asideTitle', { sum })}
      text={isCharge ? t('chargeText') : t('asideText')}
      submit={isCharge ? t('asCharge') : t('asAside')}
      done={isCharge ? t('chargeDone') : t('asideDone')}
      currency={line.amount.currency}
      fields={[{ name: 'note', label: t('note'), kind: 'text', initial: line.remittance.slice(0, 200) }]}
      preview={() => []}
      busy={command.busy}
      send={({ note = '' }) => command.send({ line_id: line.id, kind, note })}
      onClose={onClose}
    />
  );
}
