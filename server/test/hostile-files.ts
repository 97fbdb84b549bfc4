import { deflateSync, gzipSync } from 'node:zlib';
import { makeOffice, makeZip } from './hostile-archives.ts';
import {
  commentJpeg,
  gifHeader,
  hugeWebp,
  intoPng,
  MARKER,
  makePng,
  pngChunk,
  smallPicture,
  stretchJpeg,
} from './hostile-pictures.ts';

export interface HostileFile {
  title: string;
  name: string | null;
  bytes: Buffer;
  /** The content type claimed by the sender. */
  type?: string;
  /** The expected refusal, or that the file is stored and served harmlessly. */
  outcome: string;
}

const html = Buffer.from(`<!doctype html><html><body>${MARKER}</body></html>`);
const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${MARKER}</svg>`);
const php = Buffer.from('<?php system($_GET["c"]); ?>');
const program = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(300)]);
const binary = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(300)]);
const jar = makeZip([{ name: 'Evil.class', bytes: Buffer.from('cafebabe', 'hex') }]);

const TYPE = 'upload_type_refused';
const DIFFERS = 'upload_content_differs';
const PIXELS = 'upload_too_many_pixels';
const INCOMPLETE = 'upload_incomplete';
const LARGE = 'upload_too_large';
const HARMLESS = 'harmless';

/** Files uploaded while pictures and PDF up to 10 MiB are allowed. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const [jpeg, png, webp, gif] = await Promise.all([
    smallPicture('jpeg'),
    smallPicture('png'),
    smallPicture('webp'),
    smallPicture('gif'),
  ]);
  return [
    ...bombs(jpeg, png),
    ...polyglots({ jpeg, png, webp, gif }),
    ...disguises(),
    ...names(jpeg, png),
    ...sizes(png),
    ...documents(jpeg),
  ];
}

function bombs(jpeg: Buffer, png: Buffer): HostileFile[] {
  const file = (title: string, name: string, bytes: Buffer, outcome: string) => ({
    title,
    name,
    bytes,
    outcome,
  });
  const text = deflateSync(Buffer.alloc(60_000_000));
  return [
    file(
      'a PNG of 10 thousand million pixels by its header',
      'a.png',
      makePng(1e5, 1e5, Buffer.alloc(9)),
      PIXELS,
    ),
    file(
      'a PNG that really unpacks to 900 million pixels',
      'b.png',
      makePng(30_000, 30_000, Buffer.alloc(30_000 * 3751)),
      PIXELS,
    ),
    file('a JPEG of 4 thousand million pixels', 'c.jpg', stretchJpeg(jpeg, 65_500, 65_500), PIXELS),
    file('a WebP of 268 million pixels', 'd.webp', hugeWebp(), DIFFERS),
    file('a PNG with fewer pixels than it says', 'e.png', makePng(4000, 4000, Buffer.alloc(99)), DIFFERS),
    file(
      'a PNG of few pixels that take much',
      'deep.png',
      makePng(6000, 6000, Buffer.alloc(9), 'deep'),
      PIXELS,
    ),
    file('a PNG of no width', 'f.png', makePng(0, 100, Buffer.alloc(99)), DIFFERS),
    file(
      'a PNG whose text unpacks to 60 MB',
      'g.png',
      intoPng(png, pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), text]))),
      HARMLESS,
    ),
    file('a PNG cut in the middle', 'h.png', png.subarray(0, png.length - 30), DIFFERS),
    file('a JPEG cut behind its header', 'i.jpg', jpeg.subarray(0, 200), DIFFERS),
    file('a GIF of 4 thousand million pixels', 'j.gif', gifHeader(65_535, 65_535), TYPE),
  ];
}

function polyglots(pictures: Record<'jpeg' | 'png' | 'webp' | 'gif', Buffer>): HostileFile[] {
  const { jpeg, png, webp, gif } = pictures;
  const text = Buffer.from(`Comment\0${MARKER}`);
  const exif = Buffer.from(`Exif\0\0${MARKER}`);
  const file = (title: string, name: string, parts: Buffer[], outcome = HARMLESS) => ({
    title,
    name,
    outcome,
    bytes: Buffer.concat(parts),
  });
  return [
    file('a JPEG with PHP behind it', 'k.jpg', [jpeg, php, Buffer.from(MARKER)]),
    file('a JPEG that is a JAR as well', 'l.jpg', [jpeg, jar, Buffer.from(MARKER)]),
    file('a JPEG with a script as comment', 'm.jpg', [commentJpeg(jpeg, MARKER)]),
    file('a JPEG with a script where its comment ends', 'n.jpeg', [commentJpeg(jpeg, `*/=1;${MARKER}/*`)]),
    file('a PNG with a script as text', 'o.png', [intoPng(png, pngChunk('tEXt', text))]),
    file('a PNG with a script as Exif', 'p.png', [intoPng(png, pngChunk('eXIf', exif))]),
    file('a PNG with a page behind it', 'q.png', [png, html]),
    file('a WebP with a page behind it', 'r.webp', [webp, html]),
    file(
      'a GIF that is a script as well',
      's.gif',
      [Buffer.from('GIF89a=1/*'), gif, Buffer.from('*/;alert(1)')],
      TYPE,
    ),
    file('a GIF called PNG', 't.png', [gif], DIFFERS),
    file('a PNG called JPEG', 'u.jpg', [png], DIFFERS),
    file('a JPEG called WebP', 'v.webp', [jpeg], DIFFERS),
    file(
      'a page behind the first bytes of a PNG',
      'w.png',
      [Buffer.from('89504e470d0a1a0a', 'hex'), html],
      DIFFERS,
    ),
    file('a page behind the first bytes of a JPEG', 'x.jpg', [Buffer.from('ffd8ffe0', 'hex'), html], DIFFERS),
    file(
      'a drawing behind the first bytes of a WebP',
      'y.webp',
      [Buffer.from('RIFF\0\0\0\0WEBP'), svg],
      DIFFERS,
    ),
  ];
}

function disguises(): HostileFile[] {
  const file = (title: string, name: string, bytes: Buffer, outcome: string, type?: string) => ({
    title,
    name,
    bytes,
    outcome,
    ...(type ? { type } : {}),
  });
  return [
    file('a page called PNG', 'page.png', html, DIFFERS, 'image/png'),
    file('a page called JPEG', 'page.jpg', html, DIFFERS, 'image/jpeg'),
    file('a page called WebP', 'page.webp', html, DIFFERS),
    file('a page called PDF', 'page.pdf', html, DIFFERS, 'application/pdf'),
    file('a drawing called PNG', 'drawing.png', svg, DIFFERS, 'image/png'),
    file('a drawing called JPEG', 'drawing.svg.jpg', svg, DIFFERS),
    file('a packed drawing called PNG', 'packed.png', gzipSync(svg), DIFFERS),
    file('a program called PNG', 'program.png', program, DIFFERS),
    file('a binary called JPEG', 'binary.jpg', binary, DIFFERS),
    file('a shell script called PDF', 'script.pdf', Buffer.from('#!/bin/sh\nrm -rf ~\n'), DIFFERS),
    file('an archive called PDF', 'archive.pdf', jar, DIFFERS),
    file('a drawing with a script', 'drawing.svg', svg, TYPE, 'image/svg+xml'),
    file('a drawing claimed to be a PNG', 'drawing2.svg', svg, TYPE, 'image/png'),
    file('a page', 'page.html', html, TYPE, 'text/html'),
    file('a page claimed to be a PNG', 'page.htm', html, TYPE, 'image/png'),
    file('a strict page', 'page.xhtml', html, TYPE),
    file('a page of server parts', 'page.shtml', html, TYPE),
    file('a style sheet that runs', 'sheet.xsl', Buffer.from('<xsl:stylesheet/>'), TYPE),
    file('a script', 'script.js', Buffer.from('alert(1)'), DIFFERS, 'image/jpeg'),
    file('PHP', 'shell.php', php, DIFFERS, 'image/png'),
    file('PHP by another name', 'shell.phtml', php, TYPE),
    file('a server page', 'shell.jsp', php, TYPE),
    file('a program', 'setup.exe', program, TYPE),
    file('settings of a web server', '.htaccess', Buffer.from('AddType text/html .png'), TYPE),
    file(
      'an archive that unpacks to much',
      'bomb.zip',
      makeZip([{ name: 'a', bytes: Buffer.alloc(1e7) }]),
      TYPE,
    ),
  ];
}

function names(jpeg: Buffer, png: Buffer): HostileFile[] {
  const sent = (name: string, outcome = HARMLESS, bytes = png) => ({
    title: `the name ${JSON.stringify(name.slice(0, 40))}`,
    name,
    bytes,
    outcome,
  });
  return [
    sent('../../../../etc/cron.d/evil.png'),
    sent('..\\..\\windows\\evil.png'),
    sent('/etc/passwd.png'),
    sent('C:\\evil.png'),
    sent('shell.php.jpg', HARMLESS, jpeg),
    sent('photo.jpg.php', TYPE, jpeg),
    sent('shell.php\0.png', DIFFERS, php),
    sent('photo.png\0.php', TYPE),
    sent('photo\0.png'),
    sent('photo.png.', TYPE),
    sent('photo.png::$DATA', TYPE),
    sent('photo.p%6eg', TYPE),
    sent('photo\u202Egnp.exe', TYPE),
    sent('photo\u202Eexe.png'),
    sent('CON.png'),
    sent('.png'),
    sent(`${'长'.repeat(3000)}.png`),
    sent("<img src=x onerror=alert(1)>'.png"),
    sent('a.png; filename=b.html', TYPE),
    sent('..', INCOMPLETE),
    sent('noSuffix', TYPE),
  ];
}

function sizes(png: Buffer): HostileFile[] {
  return [
    { title: 'an empty file', name: 'empty.png', bytes: Buffer.alloc(0), outcome: INCOMPLETE },
    { title: 'no name', name: '', bytes: png, outcome: INCOMPLETE },
    { title: 'a field instead of a file', name: null, bytes: png, type: 'text/plain', outcome: INCOMPLETE },
    { title: 'a name of nothing', name: '  ', bytes: png, outcome: INCOMPLETE },
    {
      title: 'one byte too many',
      name: 'large.png',
      bytes: Buffer.concat([png], 10 * 1024 * 1024 + 1),
      outcome: LARGE,
    },
    { title: 'twice the size', name: 'larger.jpg', bytes: Buffer.alloc(20 * 1024 * 1024), outcome: LARGE },
  ];
}

function documents(jpeg: Buffer): HostileFile[] {
  const pdf = (body: string) =>
    Buffer.from(`%PDF-1.7\n1 0 obj ${body} endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n`);
  const runs = pdf(`<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>`);
  const file = (title: string, name: string, bytes: Buffer, outcome: string) => ({
    title,
    name,
    bytes,
    outcome,
  });
  return [
    file('a PDF with a script', 'runs.pdf', runs, HARMLESS),
    file(
      'a PDF that starts a program',
      'starts.pdf',
      pdf('<</OpenAction<</S/Launch/F(cmd.exe)>>>>'),
      HARMLESS,
    ),
    file('a PDF with an archive behind it', 'archive2.pdf', Buffer.concat([runs, jar]), DIFFERS),
    file('a PDF with a page before it', 'page2.pdf', Buffer.concat([html, runs]), DIFFERS),
    file('a PDF without an end', 'endless.pdf', runs.subarray(0, 60), DIFFERS),
    file('a JPEG before a PDF', 'both.pdf', Buffer.concat([jpeg, runs]), DIFFERS),
  ];
}

/** Files uploaded while archives, office documents, texts, drawings and pages are allowed as well. */
export function hostileWhenMoreIsAllowed(): HostileFile[] {
  const file = (title: string, name: string, bytes: Buffer, outcome: string) => ({
    title,
    name,
    bytes,
    outcome,
  });
  const macro = { name: 'word/vbaProject.bin', bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex') };
  return [
    file('a drawing with a script', 'drawing.svg', svg, HARMLESS),
    file('a page with a script', 'page.html', html, HARMLESS),
    file('a page called text', 'page.txt', html, HARMLESS),
    file('a table that computes', 'table.csv', Buffer.from('=cmd|"/c calc"!A1,1\n'), HARMLESS),
    file('a program called text', 'program.txt', program, DIFFERS),
    file(
      'an archive of 10 MB zeros',
      'zeros.zip',
      makeZip([{ name: 'a', bytes: Buffer.alloc(1e7) }]),
      DIFFERS,
    ),
    file(
      'an archive that claims 4 GB',
      'claims.zip',
      makeZip([{ name: 'a', bytes: php, claimed: 2 ** 32 - 1 }]),
      DIFFERS,
    ),
    file(
      'an archive that leaves its folder',
      'slip.zip',
      makeZip([{ name: '../../x', bytes: php }]),
      DIFFERS,
    ),
    file('an archive from the root', 'root.zip', makeZip([{ name: '/etc/x', bytes: php }]), DIFFERS),
    file('an archive with something behind it', 'tail.zip', Buffer.concat([jar, html]), DIFFERS),
    file('an archive without its directory', 'cut.zip', jar.subarray(0, jar.length - 30), DIFFERS),
    file('an archive called a document', 'jar.docx', jar, DIFFERS),
    file('a document with a program', 'macro.docx', makeOffice('word/document.xml', macro), DIFFERS),
    file('a document called a table', 'table.xlsx', makeOffice('word/document.xml'), DIFFERS),
    file('a page called an old document', 'old.doc', html, DIFFERS),
    file('a GIF of 4 thousand million pixels', 'huge.gif', gifHeader(65_535, 65_535), DIFFERS),
  ];
}
