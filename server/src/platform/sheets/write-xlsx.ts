import { escapeXml } from '../xml/escape-xml.ts';
import type { Sheet, SheetCell } from './sheet.ts';
import { writeZip } from './write-zip.ts';

/**
 * Writes a sheet as a workbook (ECMA-376): the title row stays visible, numbers and dates are typed, and texts stay
 * texts, whatever they look like. It prints on A4 landscape, fitted to the page width, with the titles on every
 * page.
 */
export function writeXlsx(sheet: Sheet): Uint8Array {
  return writeZip({
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': packageParts,
    'xl/workbook.xml': workbook(sheet.name),
    'xl/_rels/workbook.xml.rels': workbookParts,
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': worksheet(sheet),
  });
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const typeOf = (part: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`;

const contentTypes = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${typeOf('sheet.main')}"/>\
<Override PartName="/xl/styles.xml" ContentType="${typeOf('styles')}"/>\
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${typeOf('worksheet')}"/></Types>`;

const packageParts = `${head}<Relationships xmlns="${relations}">\
<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const workbookParts = `${head}<Relationships xmlns="${relations}">\
<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>\
<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`;

const workbook = (name: string) => `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>\
<sheet name="${escapeXml(tabName(name))}" sheetId="1" r:id="rId1"/></sheets>\
<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${escapeXml(titleRow(name))}</definedName>\
</definedNames></workbook>`;

/** The title row, printed at the top of every page. */
const titleRow = (name: string) => `'${tabName(name).replaceAll("'", "''")}'!$1:$1`;

/** Tab names must be short and must not contain these characters. */
const tabName = (name: string) => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

/** Indexes of the styles below; numbers by their decimal places. */
const style = { plain: 0, title: 1, text: 2, date: 3, time: 4, number: [5, 6, 7, 8, 9] } as const;

const formats = ['#,##0', '#,##0.0', '#,##0.00', '#,##0.000', '#,##0.0000'];
const styles = `${head}<styleSheet xmlns="${main}">\
<numFmts count="7"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>\
<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/>\
${formats.map((code, at) => `<numFmt numFmtId="${166 + at}" formatCode="${code}"/>`).join('')}</numFmts>\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="10">${[0, 0, 49, 164, 165, 166, 167, 168, 169, 170]
  .map(
    (format, at) =>
      `<xf numFmtId="${format}" fontId="${at === style.title ? 1 : 0}" fillId="0" borderId="0" xfId="0" \
applyNumberFormat="1" applyFont="1"/>`,
  )
  .join('')}</cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

function worksheet({ columns, rows }: Sheet): string {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const titles = columns.map(({ title }) => title);
  const lines = [line(titles, 1, style.title), ...rows.map((row, at) => line(row, at + 2, style.text))];
  return `${head}<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">\
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>\
<cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData>\
<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>\
<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>`;
}

function line(cells: readonly SheetCell[], number: number, textStyle: number): string {
  const written = cells.map((cell, at) => writeCell(cell, `${letterOf(at)}${number}`, textStyle));
  return `<row r="${number}">${written.join('')}</row>`;
}

function writeCell(cell: SheetCell, at: string, textStyle: number): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') {
    const text = escapeXml(encodeControls(cell));
    return `<c r="${at}" s="${textStyle}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
  }
  if ('decimal' in cell) {
    const places = cell.decimal.split('.')[1]?.length ?? 0;
    return `<c r="${at}" s="${style.number[places] ?? style.plain}"><v>${cell.decimal}</v></c>`;
  }
  const [value, shown] = 'date' in cell ? [cell.date, style.date] : [cell.time, style.time];
  return `<c r="${at}" s="${shown}"><v>${serialOf(value)}</v></c>`;
}

/** Serial date of spreadsheets: days since 30 December 1899, with the time of day as a fraction. */
function serialOf(local: string): number {
  return Date.parse(`${local.padEnd(16, 'T00:00').slice(0, 16)}Z`) / 86_400_000 + 25_569;
}

/** `A`, …, `Z`, `AA`, …: name of a column, counted from 0. */
function letterOf(at: number): string {
  const before = at < 26 ? '' : letterOf(Math.floor(at / 26) - 1);
  return before + String.fromCharCode(65 + (at % 26));
}

/** Escapes characters that XML cannot contain or would change, and text that looks like such an escape. */
function encodeControls(text: string): string {
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
    /_(?=x[0-9A-Fa-f]{4}_)|[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g,
    (one) => `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  );
}
