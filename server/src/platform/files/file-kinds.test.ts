import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOffice, makeZip } from '../../../test/hostile-archives.ts';
import { smallPicture } from '../../../test/hostile-pictures.ts';
import { isOfKind } from './check-content.ts';
import { fileKinds } from './file-kinds.ts';
import { redrawPicture } from './redraw-picture.ts';

const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const pictures = Object.fromEntries(
  await Promise.all(
    (['jpeg', 'png', 'webp', 'gif'] as const).map(
      async (format) => [format, await smallPicture(format)] as const,
    ),
  ),
) as Record<'jpeg' | 'png' | 'webp' | 'gif', Buffer>;

/** A valid file of every suffix that can be uploaded: a new suffix fails the first test until it has one. */
const honest: Record<string, Buffer> = {
  jpg: pictures.jpeg,
  jpeg: pictures.jpeg,
  png: pictures.png,
  webp: pictures.webp,
  gif: pictures.gif,
  pdf: Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'),
  zip: makeZip([{ name: '说明/读我.txt', bytes: Buffer.from('hello') }]),
  docx: makeOffice('word/document.xml'),
  xlsx: makeOffice('xl/workbook.xml'),
  pptx: makeOffice('ppt/presentation.xml'),
  doc: compound,
  xls: compound,
  txt: Buffer.from('凭证 voucher'),
  csv: Buffer.from('姓名,城市\n王小明,仰光\n'),
  svg: Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ofd: makeOffice('OFD.xml'),
  xml: Buffer.from('<?xml version="1.0"?><EInvoice><InvoiceNumber>26532</InvoiceNumber></EInvoice>'),
  html: Buffer.from('<!doctype html><p>x'),
  htm: Buffer.from('<p>x'),
};

/** Suffixes whose files have indistinguishable bytes and therefore pass as each other. */
const alike = [
  ['jpg', 'jpeg'],
  ['doc', 'xls'],
  ['txt', 'csv', 'html', 'htm', 'svg', 'xml'],
  ['zip', 'docx', 'xlsx', 'pptx', 'ofd'],
];
const stricter = new Set(['svg', 'xml', 'docx', 'xlsx', 'pptx', 'ofd']);

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'serai-kinds-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const suffixes = fileKinds.flatMap((kind) => kind.suffixes.map((suffix) => [suffix, kind] as const));

describe('every suffix', () => {
  it('file kinds: every suffix → has a valid sample here', () => {
    expect(Object.keys(honest).sort()).toEqual(suffixes.map(([suffix]) => suffix).sort());
  });

  it.each(suffixes)('file kinds: %s → accepts its own files and no other kind', async (suffix, kind) => {
    for (const [other, bytes] of Object.entries(honest)) {
      const place = join(dir, `${suffix}-${other}`);
      await writeFile(place, bytes);
      const passes = alike.some((group) => group.includes(suffix) && group.includes(other));
      const expected = suffix === other || (passes && !stricter.has(suffix));
      expect(await isOfKind(place, bytes.length, kind), `${other} as ${suffix}`).toBe(expected);
      const drawn = kind.picture && (await redrawPicture(place, kind.picture, `${place}-drawn`));
      if (kind.picture) expect(drawn !== 'unreadable', `${other} drawn as ${suffix}`).toBe(expected);
    }
  });
});
