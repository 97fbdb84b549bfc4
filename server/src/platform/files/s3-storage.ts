import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { digestFile } from './digest-file.ts';
import type { S3Address } from './s3-address.ts';
import { emptyBodyHash, type S3Request, signS3 } from './sign-s3.ts';
import { assertStoragePath, type Storage } from './storage.ts';

/** Time until the response begins; its body may take as long as the reader needs. */
const LONGEST_MS = 60_000;

/** Storage in a bucket of an S3-compatible service. */
export function createS3Storage(address: S3Address, fetchOf: typeof fetch = fetch): Storage {
  const ask = async (
    method: S3Request['method'],
    path: string,
    { headers = {}, bodyHash = emptyBodyHash, body }: SentBody = {},
  ) => {
    assertStoragePath(path);
    const url = new URL(path, address.base);
    const request = { method, host: url.host, path: url.pathname, headers, bodyHash };
    // Services refuse a signature with another time than now.
    const signed = signS3(request, address, new Date());
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new Error('the bucket does not answer')), LONGEST_MS);
    const { signal } = patience;
    const reply = await fetchOf(url, {
      method,
      headers: signed,
      signal,
      redirect: 'error',
      body: body ?? null,
    }).finally(() => clearTimeout(timer));
    if (reply.ok || reply.status === 404) return reply;
    await reply.body?.cancel();
    throw new Error(`the bucket answered ${method} with ${reply.status}`);
  };
  return {
    put: async (path, source, type) => {
      const bodyHash = await digestFile(source, 'sha256');
      // Uploads are small: the site's size limit bounds this memory.
      const body = new Uint8Array(await readFile(source));
      const reply = await ask('PUT', path, { headers: { 'content-type': type }, bodyHash, body });
      await reply.body?.cancel();
      if (reply.status === 404) throw new Error('the bucket is not there');
    },
    open: async (path) => {
      const reply = await ask('GET', path);
      if (reply.status !== 404 && reply.body) return Readable.fromWeb(reply.body as ReadableStream);
      await reply.body?.cancel();
      return undefined;
    },
    remove: async (path) => {
      await (await ask('DELETE', path)).body?.cancel();
    },
  };
}

interface SentBody {
  headers?: Record<string, string>;
  bodyHash?: string;
  body?: Uint8Array<ArrayBuffer>;
}
