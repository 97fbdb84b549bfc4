import { importFaults as en, importHints as enHints } from '@serai/phrases/en/import';
import { fill, inLanguage, type Lang } from '@serai/phrases/lang';
import { importFaults as zh, importHints as zhHints } from '@serai/phrases/zh/import';
import type { ExcelHabit } from './excel-habits.ts';

export type FaultCode = keyof typeof zh;

/** A fault of a file, with row (1 = the header, 0 = the whole file) and column. */
export interface ImportFault {
  file: string;
  line: number;
  field: string;
  code: FaultCode;
  facts: Record<string, string | number>;
  /** The spreadsheet's change that caused it, and the correct form. */
  habit?: ExcelHabit;
}

/** A fault as one line for the terminal: `hotels.csv:12 star: …`. */
export function describeFault(fault: ImportFault, lang: Lang): string {
  const message = fill(inLanguage(lang, { zh, en })[fault.code], { field: fault.field, ...fault.facts });
  const place = fault.line > 0 ? `${fault.file}:${fault.line}` : fault.file;
  const hint =
    fault.habit && fill(inLanguage(lang, { zh: zhHints, en: enHints })[fault.habit.code], fault.habit.facts);
  return `${place}${fault.field ? ` ${fault.field}` : ''}: ${message}${hint ? `${inLanguage(lang, { zh: '；', en: '; ' })}${hint}` : ''}`;
}
