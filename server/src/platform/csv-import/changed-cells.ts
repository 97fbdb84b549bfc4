import type { Cells } from './csv-file.ts';
import { readYes } from './row-reader.ts';

/** Longer texts are truncated in a difference. */
const LONGEST_SHOWN = 40;

/**
 * Lists the differences between a row and the stored row of the same key, one entry per column: `seats 6 → 9`.
 * Another notation of the same number, such as `60` for `60.00`, is not a difference; neither is an empty cell,
 * which may mean the column's default.
 */
export function differencesOf(stored: Cells, cells: Cells): string[] {
  return Object.entries(cells).flatMap(([column, cell]) => {
    const before = stored[column];
    if (before === undefined || cell === '' || sameAs(before) === sameAs(cell)) return [];
    return [`${column} ${shown(before)} → ${shown(cell)}`];
  });
}

function sameAs(cell: string): string {
  const yes = readYes(cell);
  if (yes !== undefined) return String(yes);
  if (/^-?\d+(\.\d+)?$/.test(cell)) return String(Number(cell));
  return cell.replaceAll(/\s+/g, ' ').trim();
}

function shown(cell: string): string {
  if (cell === '') return '—';
  return cell.length > LONGEST_SHOWN ? `${cell.slice(0, LONGEST_SHOWN)}…` : cell;
}
