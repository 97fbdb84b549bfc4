import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { Board, Candidates } from './board.ts';
import { useDispatchWords } from './use-dispatch-words.ts';

/** Drivers and vehicles that cannot take a ride, each with the reason, folded until asked for. */
export function Unavailable({ board, candidates }: { board: Board; candidates: Candidates }) {
  const t = usePhrases('console-dispatch');
  const words = useDispatchWords(board.day);
  const { drivers, vehicles } = candidates.unavailable;
  const count = drivers.length + vehicles.length;
  if (count === 0) return null;
  return (
    <details className="rounded-control border border-line">
      <summary className="cursor-pointer px-3 py-2 text-caption text-muted">
        {t('unavailable', { count })}
      </summary>
      <ul className="divide-y divide-line border-t border-line text-caption">
        {drivers.map(({ id, name, obstacle }) => (
          <li key={`driver ${id}`} className="px-3 py-1.5">
            <span className="font-strong">{name}</span> {words.obstacleText(obstacle)}
          </li>
        ))}
        {vehicles.map(({ id, plate_number, obstacle }) => (
          <li key={`vehicle ${id}`} className="px-3 py-1.5">
            <span className="font-strong">{plate_number}</span> {words.obstacleText(obstacle)}
          </li>
        ))}
      </ul>
    </details>
  );
}
