import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@serai/contract/endpoint';
import qs from 'qs';
import sharp from 'sharp';
import { readPdf } from '../read-pdf.ts';
import { injectOnce } from '../test-caller.ts';
import type { MatrixStage } from './matrix-stage.ts';

/** The answer that a caller receives, except for the time and for values new in each request. */
export interface Heard {
  http: number;
  code: number;
  msg: string;
  // biome-ignore lint/suspicious/noExplicitAny: replies of every call.
  data: any;
  /** The whole answer as text, including the text of a file. */
  text: string;
  /** Duration in milliseconds. */
  ms: number;
}

/** Whether a call was carried out, or stored as a request for a second person. */
export function isAccepted({ code, data }: Heard): boolean {
  return code === 1 || data?.reason === 'second_person_asked';
}

export const nameOf = (endpoint: Endpoint): string => `${endpoint.method} ${endpoint.path}`;

/**
 * Makes a call as a user (without a token: a guest), with a fresh idempotency key where one is needed and
 * none is given.
 */
export async function callRoute(...asked: Parameters<typeof sendRoute>): Promise<Heard> {
  return hearRoute(await sendRoute(...asked));
}

/** Like `callRoute`, but leaves the body unread: reading a file takes more work than making it. */
export async function sendRoute(
  { world }: MatrixStage,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  token?: string,
  key: string = randomUUID(),
) {
  const isQuery = endpoint.method === 'GET' || endpoint.multipart === true;
  const form = endpoint.multipart ? await pictureForm() : undefined;
  const startedAt = performance.now();
  const response = await injectOnce(world.fastify, {
    method: endpoint.method,
    url: `/api/${endpoint.path}${isQuery ? `?${qs.stringify(input)}` : ''}`,
    headers: {
      'think-lang': 'en',
      ...(token ? { 'ba-user-token': token } : {}),
      ...(endpoint.idempotent ? { 'idempotency-key': key } : {}),
      ...(endpoint.method === 'GET' ? {} : { 'content-type': form?.type ?? 'application/json' }),
    },
    ...(endpoint.method === 'GET' ? {} : { payload: form?.bytes ?? JSON.stringify(input) }),
  });
  return { response, ms: performance.now() - startedAt };
}

/** Reads the answer. */
export async function hearRoute({ response, ms }: Awaited<ReturnType<typeof sendRoute>>): Promise<Heard> {
  const { statusCode: http, headers, rawPayload } = response;
  if (String(headers['content-type']).includes('json')) {
    const { code, msg, data } = response.json();
    return { http, code, msg, data, text: response.body, ms };
  }
  const isPdf = String(headers['content-type']).includes('pdf');
  const text = isPdf ? (await readPdf(rawPayload)).text : rawPayload.toString();
  return { http, code: http === 200 ? 1 : -1, msg: '', data: null, text: text + JSON.stringify(headers), ms };
}

/** Returns the beginning of an answer, for the message of a failing test. */
export const told = ({ text }: Heard): string => text.slice(0, 300);

/**
 * Returns the parts that must be equal where a caller may not tell two answers apart, without generated ids.
 */
export function bodyOf({ http, code, msg, data }: Heard) {
  const told = JSON.stringify(data).replace(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"a number of its own"');
  return { http, code, msg, data: JSON.parse(told) };
}

async function pictureForm(): Promise<{ type: string; bytes: Buffer }> {
  const boundary = `----form${randomUUID()}`;
  const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#2266aa' } })
    .png()
    .toBuffer();
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
