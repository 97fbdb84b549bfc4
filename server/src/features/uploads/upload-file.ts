import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile } from '@serai/contract/files/uploads';
import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isOfKind } from '../../platform/files/check-content.ts';
import { digestFile } from '../../platform/files/digest-file.ts';
import { type FileKind, kindOfSuffix, kindOfType } from '../../platform/files/file-kinds.ts';
import { receiveFile } from '../../platform/files/receive-file.ts';
import { MAX_PIXELS, redrawPicture } from '../../platform/files/redraw-picture.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SentFile } from '../../platform/http/sent-file.ts';
import { consumeUnit } from '../../platform/throttle/throttle.ts';
import { findSiteSettings, findUploadSettings, type UploadSettings } from '../site/site.ts';
import { cleanName, suffixOf } from './file-name.ts';
import { isAllowed } from './is-allowed.ts';
import {
  deleteAttempt,
  insertAttempt,
  insertUpload,
  lockSender,
  type Sender,
  sumReceived,
  type Upload,
} from './upload-store.ts';

const HOUR_MS = 3_600_000;
const MIB = 1024 * 1024;
const MAX_AN_HOUR = 30;
const MAX_MIB_A_DAY = 200;
/** Topics whose files can be opened only by users who may see the related object. */
const privateTopics: ReadonlySet<string> = new Set(['slip', 'invoice', 'work-order', 'licence']);
/** File types of tax-authority invoices, whatever else the site allows. */
const invoiceSuffixes: ReadonlySet<string> = new Set(['pdf', 'ofd', 'xml']);

export interface UploadCall {
  sender: Sender;
  driver: string | undefined;
  topic: string | undefined;
  /** Refuses other files than pictures as a type that is not allowed. */
  picturesOnly?: boolean;
  openFile(maxBytes: number): Promise<SentFile | undefined>;
  now: Date;
}

/**
 * Stores an uploaded file: checks its name, its type by its bytes and its size, re-encodes pictures, stores it at a
 * random path and inserts its row. The file is stored before the row; after a crash in between its attempt leads to
 * it (see clean-uploads.ts). Throws the refusals of the endpoint.
 */
export async function uploadFile(
  { db, storages, assetUrl }: { db: Db; storages: Storages; assetUrl: string },
  call: UploadCall,
): Promise<StoredFile> {
  const [site, limits] = await Promise.all([findSiteSettings(db), findUploadSettings(db)]);
  const driver = call.driver || limits.mode;
  const storage = storages.drivers.get(driver);
  if (!storage) throw new AppError('upload_driver_refused');
  await takeShare(db, call);
  await mkdir(storages.incomingDir, { recursive: true, mode: 0o700 });
  const sent = await call.openFile(limits.maxSize);
  if (!sent) throw new AppError('upload_incomplete');
  const incoming = join(storages.incomingDir, randomUUID());
  try {
    const { name, suffix, kind } = readName(sent, limits, call.topic);
    if (call.picturesOnly && !kind.picture) throw new AppError('upload_type_refused');
    const received = await storeUpload(sent, incoming, kind);
    const { place, width, height } = await prepare(incoming, kind);
    const [{ size }, sha1] = await Promise.all([stat(place), digestFile(place, 'sha1')]);
    // Checked again under the lock below: a file above the daily quota should not even reach the storage.
    await refuseBeyondShare(db, call, received);
    const topic = call.topic ?? 'default';
    const path = makePath(topic, call.now, sha1, suffix);
    const upload: Upload = {
      sender: call.sender,
      driver,
      path,
      name,
      suffix,
      size,
      received,
      sha1,
      width,
      height,
      mimetype: kind.mimetype,
      isPicture: kind.picture !== undefined,
      isPrivate: privateTopics.has(topic),
    };
    await insertAttempt(db, upload, call.now);
    await storage.put(path, place, kind.mimetype);
    await keep(db, upload, call.now);
    const url = `/storage/${path}`;
    const { mimetype } = upload;
    return {
      url,
      full_url: (site.cdnUrl || assetUrl).replace(/(?<!\/)\/+$/, '') + url,
      name,
      size,
      mimetype,
      suffix,
      width,
      height,
      sha1,
    };
  } finally {
    // The rest of a refused form must be consumed, or the connection waits for it.
    sent.stream.resume();
    await Promise.all([rm(incoming, { force: true }), rm(redrawn(incoming), { force: true })]);
  }
}

async function takeShare(db: Db, { sender, now }: UploadCall): Promise<void> {
  const who = 'userId' in sender ? sender.userId : sender.name;
  const limit = { name: `upload:${who}`, limit: MAX_AN_HOUR, windowMs: HOUR_MS };
  const waitMs = await consumeUnit(db, limit, now);
  if (waitMs !== undefined)
    throw new AppError('upload_too_often', { facts: { minutes: Math.ceil(waitMs / 60_000) } });
}

/** Determines the type by the suffix, or by the declared type if the suffix is unknown. */
function readName(
  sent: Pick<SentFile, 'name' | 'type'>,
  limits: UploadSettings,
  topic: string | undefined,
): { name: string; suffix: string; kind: FileKind } {
  const name = cleanName(sent.name);
  if (name === '') throw new AppError('upload_incomplete');
  const suffix = suffixOf(name);
  const known = kindOfSuffix(suffix);
  const isInvoice = topic === 'invoice' && invoiceSuffixes.has(suffix);
  if (!isInvoice && !isAllowed({ suffix, mimetype: known?.mimetype ?? sent.type }, limits))
    throw new AppError('upload_type_refused');
  if (known) return { name, suffix, kind: known };
  const kind = kindOfType(sent.type);
  if (!kind) throw new AppError('upload_type_unknown');
  const suffixOfKind = kind.suffixes[0]!;
  // The stored name gets the suffix of its real type.
  return { name: cleanName(`${name}.${suffixOfKind}`), suffix: suffixOfKind, kind };
}

/** Returns the number of received bytes. */
async function storeUpload(sent: SentFile, incoming: string, kind: FileKind): Promise<number> {
  const received = await receiveFile(sent, incoming);
  if (sent.isCut()) throw new AppError('upload_too_large');
  if (received === 0) throw new AppError('upload_incomplete');
  if (!(await isOfKind(incoming, received, kind))) throw new AppError('upload_content_differs');
  return received;
}

async function prepare(
  incoming: string,
  kind: FileKind,
): Promise<{ place: string; width: number; height: number }> {
  if (!kind.picture) return { place: incoming, width: 0, height: 0 };
  const place = redrawn(incoming);
  const drawn = await redrawPicture(incoming, kind.picture, place);
  if (drawn === 'too_many_pixels')
    throw new AppError('upload_too_many_pixels', { facts: { megapixels: MAX_PIXELS / 1_000_000 } });
  if (drawn === 'unreadable') throw new AppError('upload_content_differs');
  return { place, ...drawn };
}

async function keep(db: Db, upload: Upload, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockSender(trx, upload.sender);
    await refuseBeyondShare(trx, { sender: upload.sender, now }, upload.received);
    // The clean-up was faster: the file is gone.
    if (!(await deleteAttempt(trx, upload.path))) throw new AppError('busy_try_again');
    await insertUpload(trx, upload, now);
  });
}

async function refuseBeyondShare(
  db: Db | Trx,
  { sender, now }: Pick<UploadCall, 'sender' | 'now'>,
  received: number,
): Promise<void> {
  const before = await sumReceived(db, sender, new Date(now.getTime() - 24 * HOUR_MS));
  if (before + received > MAX_MIB_A_DAY * MIB)
    throw new AppError('upload_day_full', { facts: { megabytes: MAX_MIB_A_DAY } });
}

/** `default/20261121/<random>/<sha1>.png`: the path cannot be guessed. */
function makePath(topic: string, now: Date, sha1: string, suffix: string): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  return `${topic}/${day}/${randomBytes(16).toString('hex')}/${sha1}.${suffix}`;
}

function redrawn(incoming: string): string {
  return `${incoming}-redrawn`;
}
