import { buffer } from 'node:stream/consumers';
import type { Db, Trx } from '../../../calls.ts';
import type { DocumentKind } from '../../../platform/documents/document-content.ts';
import type { DocumentReader } from '../../../platform/documents/open-document-reader.ts';
import type { Storages } from '../../../platform/files/storage.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findPrivate } from '../../uploads/uploads.ts';
import { type AuthorityFacts, factsOf } from './authority-facts.ts';

/** Dependencies of reading files of the tax authority. */
export interface AuthorityDeps {
  storages: Storages;
  documents: DocumentReader;
}

/** A larger file is not read: an invoice has some hundred kilobytes. */
const maxBytes = 8 * 1024 * 1024;

const kinds: Readonly<Record<string, DocumentKind>> = {
  'application/pdf': 'pdf',
  'application/ofd': 'ofd',
  'application/xml': 'xml',
};

/** An uploaded file of the authority, found for its sender. */
export interface AuthorityFile {
  path: string;
  name: string;
  kind: DocumentKind;
  driver: string;
  size: number;
}

/** Finds a file that the caller has uploaded for an invoice; other users' files are answered as missing. */
export async function findAuthorityFile(
  db: Db | Trx,
  { url, field, userId }: { url: string; field: string; userId: number },
): Promise<AuthorityFile> {
  const file = await findPrivate(db, url.replace(/^\/storage\//, ''));
  const kind = file && kinds[file.mimetype];
  if (file?.user_id !== userId || !kind) {
    const fault = { path: field, phrase: 'invoice_file_unknown', facts: {} };
    throw new AppError('invoice_file_unknown', { fields: [fault] });
  }
  const { path, name, driver, size } = file;
  return { path, name, kind, driver, size };
}

/**
 * Reads what a file states. Undefined if it is damaged, too large, or not stored any more. A scan is read, but
 * states nothing.
 */
export async function readAuthorityFile(
  { storages, documents }: AuthorityDeps,
  { driver, path, kind, size }: AuthorityFile,
): Promise<AuthorityFacts | undefined> {
  if (size > maxBytes) return undefined;
  const stored = await storages.drivers.get(driver)?.open(path);
  if (!stored) return undefined;
  const content = await documents.run({ kind, bytes: new Uint8Array(await buffer(stored)) });
  return content && factsOf(content);
}
