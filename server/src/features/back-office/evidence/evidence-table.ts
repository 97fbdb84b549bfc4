import { decimalText } from '@serai/contract/currency';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { type RawBuilder, sql } from 'kysely';
import type { SheetCell } from '../../../platform/sheets/sheet.ts';

/** Civil days of an export, the first and the last, and the company whose books they are; null for all. */
export interface Period {
  from: string;
  to: string;
  entityId: number | null;
}

/** Whether a row is in the books of the company. */
export function isOfEntity(column: RawBuilder<unknown>, { entityId }: Period): RawBuilder<unknown> {
  return entityId === null ? sql`true` : sql`${column} = ${entityId}`;
}

/** A column of a table: its title in both languages, and how its values are written. */
export interface Column {
  /** Name in the query's rows. */
  key: string;
  zh: string;
  en: string;
  /** `money`: minor units of the row's `currency`, written as a decimal. `time`: an instant, in UTC. */
  kind: 'text' | 'money' | 'date' | 'time';
}

/** Values of a row by column; `key` orders the rows. */
export type EvidenceRow = Readonly<Record<string, unknown>> & { key: number };

/** A table of the archive. */
export interface EvidenceTable {
  /** Name of its file, without the suffix. */
  name: string;
  columns: readonly Column[];
  /** Rows of the period with a `key` above `after`, by key, at most `limit`. */
  select: (period: Period, after: number, limit: number) => RawBuilder<EvidenceRow>;
}

export const text = (key: string, zh: string, en: string): Column => ({ key, zh, en, kind: 'text' });
export const amount = (key: string, zh: string, en: string): Column => ({ key, zh, en, kind: 'money' });
export const day = (key: string, zh: string, en: string): Column => ({ key, zh, en, kind: 'date' });
export const instant = (key: string, zh: string, en: string): Column => ({ key, zh, en, kind: 'time' });

/** Titles of the columns in a language. */
export function titlesOf(columns: readonly Column[], lang: Lang): string[] {
  return columns.map(({ zh, en, kind }) => inLanguage(lang, { zh, en }) + (kind === 'time' ? ' (UTC)' : ''));
}

/** Cells of a row. */
export function cellsOf(columns: readonly Column[], row: EvidenceRow): SheetCell[] {
  return columns.map(({ key, kind }) => {
    const value = row[key];
    if (value === null || value === undefined) return null;
    if (kind === 'money') return { decimal: decimalText(Number(value), String(row.currency)) };
    if (kind === 'date') return { date: String(value) };
    if (kind === 'time') return { time: (value as Date).toISOString().slice(0, 19) };
    return String(value);
  });
}
