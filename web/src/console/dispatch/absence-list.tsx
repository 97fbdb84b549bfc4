import { Button } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { FieldError } from '@serai/ui/field';
import { useState } from 'react';
import { useCommand } from '../../platform/api/use-command.ts';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { keepRows } from '../../platform/list/kept-rows.ts';
import { type Board, staleAfterDispatch } from './board.ts';

type Absence = Board['absences'][number];

/** Absences of a board, each with a button to remove it; a removed one stays in its place, without the button. */
export function AbsenceList({ board }: { board: Board }) {
  const t = usePhrases('console-dispatch');
  const [kept, setKept] = useState(() => ({ from: board.absences, rows: keepRows([], board.absences) }));
  let current = kept;
  if (kept.from !== board.absences) {
    current = { from: board.absences, rows: keepRows(kept.rows, board.absences) };
    setKept(current);
  }
  if (current.rows.length === 0) return <p className="text-muted">{t('absencesNone')}</p>;
  return (
    <ul aria-label={t('absences')} className="divide-y divide-line border-t border-line">
      {current.rows.map(({ row, left }) => (
        <AbsenceRow key={row.id} absence={row} gone={left} />
      ))}
    </ul>
  );
}

function AbsenceRow({ absence, gone }: { absence: Absence; gone: boolean }) {
  const t = usePhrases('console-dispatch');
  const { placeTime } = useDates();
  const command = useCommand('console/dispatch/removeAbsence', { stale: staleAfterDispatch, quiet: true });
  const { id, kind, name, from, until, note } = absence;
  return (
    <li className={classNames('flex min-h-12 items-center justify-between gap-3 py-2', gone && 'text-muted')}>
      <div className="min-w-0">
        <p className={classNames(gone && 'line-through')}>{`${name} · ${t(`absence_${kind}`)}`}</p>
        <p className="text-caption text-muted">
          {[`${placeTime(from.utc, from.tz)} – ${placeTime(until.utc, until.tz)}`, note]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {command.failure && <FieldError>{command.failure.message}</FieldError>}
      </div>
      {!gone && (
        <Button
          size="compact"
          busy={command.busy}
          aria-label={t('removeAbsenceOf', { name })}
          onClick={() => void command.send({ absence_id: id })}
        >
          {t('removeAbsence')}
        </Button>
      )}
    </li>
  );
}
