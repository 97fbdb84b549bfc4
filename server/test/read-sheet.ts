import { crc32, inflateRawSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { SheetCell } from '../src/platform/sheets/sheet.ts';

/** A spreadsheet as a reader sees it; the prefix that guards texts against formulas is still there. */
export interface ReadSheet {
  titles: string[];
  rows: string[][];
}

/**
 * Reads the cells of a workbook's only sheet as text: numbers as written, dates as `YYYY-MM-DD` with their
 * time.
 */
export function readXlsx(bytes: Uint8Array): ReadSheet {
  const xml = unzip(Buffer.from(bytes)).get('xl/worksheets/sheet1.xml')!;
  const [titles = [], ...rows] = [...xml.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)].map(([, , row = '']) =>
    readRow(row),
  );
  return { titles, rows: rows.map((row) => pad(row, titles.length)) };
}

/** Reads CSV in UTF-8 with a byte order mark, in the same form. */
export function readCsv(bytes: Uint8Array): ReadSheet {
  const file = Buffer.from(bytes);
  if (file.readUIntBE(0, 3) !== 0xefbbbf) throw new Error('No mark of UTF-8');
  const [titles = [], ...rows] = parse(file, { bom: true, record_delimiter: '\r\n' });
  return { titles, rows };
}

/** Removes the formula guard from each line of a CSV cell. */
export function takenOut(text: string): string {
  return text.replace(/^'(?='*[\r\n])/, '').replace(/^'(?='*[=+\-@\t＝＋－＠])/gm, '');
}

/** Returns the text that reading one of our cells must give. */
export function asRead(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if ('decimal' in cell) return cell.decimal;
  return 'date' in cell ? cell.date : cell.time.replace('T', ' ');
}

function readRow(xml: string): string[] {
  const row: string[] = [];
  for (const [, letters = '', style = '', type, content = ''] of xml.matchAll(
    /<c r="([A-Z]+)\d+" s="(\d+)"( t="inlineStr")?>(.*?)<\/c>/gs,
  )) {
    const at = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    row[at] = type ? readText(content) : readNumber(/<v>(.*)<\/v>/.exec(content)![1]!, style);
  }
  return row;
}

function readText(xml: string): string {
  const text = /^<is><t xml:space="preserve">(.*)<\/t><\/is>$/s.exec(xml)![1]!;
  return text
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name]!)
    .replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function readNumber(value: string, style: string): string {
  if (style !== '3' && style !== '4') return value;
  const at = new Date(Math.round((Number(value) - 25_569) * 86_400_000)).toISOString();
  return style === '3' ? at.slice(0, 10) : at.slice(0, 16).replace('T', ' ');
}

function pad(row: string[], length: number): string[] {
  return Array.from({ length }, (_, at) => row[at] ?? '');
}

/** Reads the texts of an archive by its directory; verifies each checksum. */
function unzip(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const texts = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const [sum, packed, size] = [16, 20, 24].map((offset) => file.readUInt32LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const content = inflateRawSync(file.subarray(start, start + packed));
    if (content.length !== size || crc32(content) !== sum) throw new Error(`${name} is damaged`);
    texts.set(name, content.toString('utf8'));
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return texts;
}
