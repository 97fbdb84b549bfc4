import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { TestReply, TestWorld } from './harness.ts';
import type { PersonName } from './population.ts';

/** A form as a browser sends it; `name` null omits the file name. */
export interface SentForm {
  name: string | null;
  bytes: Buffer;
  /** The content type claimed by the sender. */
  type?: string;
  as?: PersonName | null;
  query?: string;
  /** Path of the upload call. */
  path?: string;
  lang?: 'zh-cn' | 'en';
}

/** Sends one file, by default to `ajax/upload` as the owner of the first agency. */
export async function sendFile(world: TestWorld, form: SentForm): Promise<TestReply> {
  const boundary = `----form${randomUUID()}`;
  const { as = 'owner', query = '?driver=local', path = 'ajax/upload', lang = 'en' } = form;
  const filename = form.name === null ? '' : `; filename="${form.name.replaceAll('"', '%22')}"`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"${filename}\r\nContent-Type: ${form.type ?? 'application/octet-stream'}\r\n\r\n`;
  const response = await world.fastify.inject({
    method: 'POST',
    url: `/api/${path}${query}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'think-lang': lang,
      ...(as ? { 'ba-user-token': await world.tokenOf(as) } : {}),
    },
    payload: Buffer.concat([Buffer.from(head), form.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  const { statusCode: http, headers, rawPayload: body } = response;
  return { ...response.json(), http, headers, body };
}

/** Lists every file below a folder, with relative paths. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(dir.length + 1)}/${entry.name}`)
    .sort();
}
