import { writeFileSync } from 'node:fs';

/** Writes rows as a CSV file: a header of the first row's keys, quotes only where needed. */
export function writeCsv(file: string, rows: ReadonlyArray<Record<string, string | number>>): void {
  const header = Object.keys(rows[0]!);
  const lines = rows.map((row) => header.map((name) => cell(row[name] ?? '')).join(','));
  writeFileSync(file, `${[header.join(','), ...lines].join('\n')}\n`);
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
