import type { Readable } from 'node:stream';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** File of an uploaded form, as a stream. The reader must consume `stream` or let it run out. */
export interface SentFile {
  /** Name chosen by the sender; untrusted. */
  readonly name: string;
  /** Media type declared by the sender, e.g. `image/png`, in lower case; untrusted. */
  readonly type: string;
  readonly stream: Readable;
  /** Whether the file was longer than the limit and was truncated; known when the stream has ended. */
  isCut(): boolean;
}

/** Enables forms with a file in this scope; `openSentFile` reads them. */
export async function readForms(app: FastifyInstance): Promise<void> {
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
}

/** Opens the first file of a form; fields before it are skipped. Throws `body_unreadable` for a broken form. */
export async function openSentFile(request: FastifyRequest, maxBytes: number): Promise<SentFile | undefined> {
  if (!request.isMultipart()) return undefined;
  const limits = { fileSize: maxBytes, files: 1, fields: 20, parts: 21, fieldSize: 10_000, headerPairs: 50 };
  try {
    const part = await request.file({ limits, throwFileSizeLimit: false });
    if (!part) return undefined;
    const { filename, file, mimetype } = part;
    return { name: filename ?? '', type: mimetype.toLowerCase(), stream: file, isCut: () => file.truncated };
  } catch (error) {
    throw new AppError('body_unreadable', { log: String(error) });
  }
}
