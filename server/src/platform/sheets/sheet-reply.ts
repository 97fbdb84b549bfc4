import type { FileReply } from '../http/route.ts';
import type { SheetMaker } from './open-sheet-maker.ts';
import type { SheetJob } from './sheet.ts';

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** Replies with a sheet as a download; `name` without the suffix. */
export async function sheetReply(sheets: SheetMaker, name: string, job: SheetJob): Promise<FileReply> {
  const bytes = Buffer.from(await sheets.run(job));
  return { type: types[job.format], name: `${name}.${job.format}`, bytes, inline: false };
}
