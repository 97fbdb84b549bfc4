import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { Board } from './board.ts';
import { shareOf } from './lay-out-rows.ts';

/** An absence on the row of its driver or vehicle: hatched, with its kind as a word. */
export function AbsenceMark({ absence, board }: { absence: Board['absences'][number]; board: Board }) {
  const t = usePhrases('console-dispatch');
  const left = shareOf(absence.from.utc, board);
  return (
    <span
      title={absence.note || undefined}
      className="absolute inset-y-0 overflow-hidden border-x border-line-strong bg-sunken bg-[repeating-linear-gradient(135deg,transparent_0_6px,var(--line)_6px_8px)] px-2 text-caption leading-5 whitespace-nowrap text-muted"
      style={{ left: `${left}%`, width: `${shareOf(absence.until.utc, board) - left}%` }}
    >
      {t(`absence_${absence.kind}`)}
    </span>
  );
}
