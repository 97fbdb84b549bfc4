import type { PictureFormat } from './redraw-picture.ts';

/** Start and end of a file, enough to identify its type. */
export interface FileSample {
  head: Buffer;
  tail: Buffer;
}

/** File type: its suffixes, its media type, and how its content is recognised. */
export interface FileKind {
  mimetype: string;
  suffixes: readonly string[];
  /** Re-encoded before it is stored. */
  picture?: PictureFormat;
  /** An archive whose directory must contain this name; empty = any archive. */
  archive?: string;
  matches(sample: FileSample): boolean;
}

/** All types recognisable by content; any other file cannot be uploaded, whatever the site allows. */
export const fileKinds: readonly FileKind[] = [
  {
    mimetype: 'image/jpeg',
    suffixes: ['jpg', 'jpeg'],
    picture: 'jpeg',
    matches: ({ head }) => startsWith(head, 'ffd8ff'),
  },
  {
    mimetype: 'image/png',
    suffixes: ['png'],
    picture: 'png',
    matches: ({ head }) => startsWith(head, '89504e470d0a1a0a'),
  },
  {
    mimetype: 'image/webp',
    suffixes: ['webp'],
    picture: 'webp',
    matches: ({ head }) => textAt(head, 0, 'RIFF') && textAt(head, 8, 'WEBP'),
  },
  {
    mimetype: 'image/gif',
    suffixes: ['gif'],
    picture: 'gif',
    matches: ({ head }) => textAt(head, 0, 'GIF87a') || textAt(head, 0, 'GIF89a'),
  },
  { mimetype: 'application/pdf', suffixes: ['pdf'], matches: isPdf },
  archiveKind('application/zip', 'zip', ''),
  archiveKind(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'docx',
    'word/document.xml',
  ),
  archiveKind('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx', 'xl/workbook.xml'),
  archiveKind(
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'pptx',
    'ppt/presentation.xml',
  ),
  {
    mimetype: 'application/msword',
    suffixes: ['doc'],
    matches: isCompound,
  },
  { mimetype: 'application/vnd.ms-excel', suffixes: ['xls'], matches: isCompound },
  archiveKind('application/ofd', 'ofd', 'OFD.xml'),
  {
    mimetype: 'application/xml',
    suffixes: ['xml'],
    matches: isXml,
  },
  { mimetype: 'text/plain', suffixes: ['txt'], matches: isText },
  { mimetype: 'text/csv', suffixes: ['csv'], matches: isText },
  {
    mimetype: 'image/svg+xml',
    suffixes: ['svg'],
    matches: (sample) => isText(sample) && /<svg[\s>]/i.test(sample.head.toString('latin1')),
  },
  { mimetype: 'text/html', suffixes: ['html', 'htm'], matches: isText },
];

/** Kind for a suffix (lower case, no dot). */
export function kindOfSuffix(suffix: string): FileKind | undefined {
  return fileKinds.find(({ suffixes }) => suffixes.includes(suffix));
}

/** Kind for a media type (lower case). */
export function kindOfType(mimetype: string): FileKind | undefined {
  return fileKinds.find((kind) => kind.mimetype === mimetype);
}

/** Kinds that a browser would run as a page; they are served only as application/octet-stream. */
export function isActive(mimetype: string): boolean {
  return mimetype.startsWith('text/') || mimetype === 'image/svg+xml' || mimetype === 'application/xml';
}

function archiveKind(mimetype: string, suffix: string, archive: string): FileKind {
  return { mimetype, suffixes: [suffix], archive, matches: ({ head }) => startsWith(head, '504b0304') };
}

/** Checked from the first byte to the last: only white space may follow the end. */
function isPdf({ head, tail }: FileSample): boolean {
  return (
    /^%PDF-[12]\.\d/.test(head.toString('latin1', 0, 16)) && /%%EOF[\s\0]*$/.test(tail.toString('latin1'))
  );
}

function isCompound({ head }: FileSample): boolean {
  return startsWith(head, 'd0cf11e0a1b11ae1');
}

function isText({ head, tail }: FileSample): boolean {
  const isBinary = head.includes(0) || tail.includes(0) || textAt(head, 0, '%PDF-');
  return !isBinary;
}

/** A document that declares its type; pictures are identified by their suffix. */
function isXml(sample: FileSample): boolean {
  const head = sample.head.toString('utf8');
  return isText(sample) && /^\ufeff?<\?xml\s/.test(head) && !/<svg[\s>]/i.test(head);
}

function startsWith(head: Buffer, hex: string): boolean {
  return head.subarray(0, hex.length / 2).toString('hex') === hex;
}

function textAt(head: Buffer, at: number, text: string): boolean {
  return head.toString('latin1', at, at + text.length) === text;
}
