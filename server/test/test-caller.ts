import { randomUUID } from 'node:crypto';
import { allEndpoints } from '@serai/contract/all';
import type { Endpoint } from '@serai/contract/endpoint';
import { commonRefusals, type ErrorCode } from '@serai/contract/errors';
import type { FastifyInstance, InjectOptions } from 'fastify';
import qs from 'qs';
import type { PersonName } from './population.ts';

/** A reply of the portal: the envelope, status and headers. */
export interface TestReply {
  http: number;
  code: number;
  msg: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies of every call; the contract already checked them.
  data: any;
  headers: Record<string, unknown>;
  body: Buffer;
}

export interface CallOptions {
  /** The caller; default a guest. */
  as?: PersonName;
  token?: string;
  lang?: 'zh-cn' | 'en';
  /** Idempotency key; by default a fresh one for each POST; null sends none. */
  key?: string | null;
  /** Record and version that the page shows. */
  seen?: string;
}

export type TestCall = (
  method: 'GET' | 'POST',
  path: string,
  data?: unknown,
  options?: CallOptions,
) => Promise<TestReply>;

/** Calls a server in process, by default in English. */
export function testCaller(
  fastify: Pick<FastifyInstance, 'inject'>,
  tokenOf: (person: PersonName) => Promise<string>,
): TestCall {
  return async (method, path, data, { as, token, lang, key, seen } = {}) => {
    const authToken = token ?? (as ? await tokenOf(as) : undefined);
    const isGet = method === 'GET';
    const response = await injectOnce(fastify, {
      method,
      url: `/api/${path}${isGet && data ? `?${qs.stringify(data)}` : ''}`,
      headers: {
        ...(authToken ? { 'ba-user-token': authToken } : {}),
        'think-lang': lang ?? 'en',
        ...(seen ? { seen } : {}),
        ...(isGet ? {} : { 'content-type': 'application/json' }),
        ...(isGet || key === null ? {} : { 'idempotency-key': key ?? randomUUID() }),
      },
      ...(isGet ? {} : { payload: JSON.stringify(data ?? {}) }),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    const envelope = isJson ? response.json() : { code: -1, msg: '', time: 0, data: undefined };
    if (envelope.code !== 1) refuseUndeclared(method, path, envelope.data?.reason);
    return { ...envelope, http: response.statusCode, headers: response.headers, body: response.rawPayload };
  };
}

/** Callers read the possible refusals in the contract: a reason not declared there fails the test. */
function refuseUndeclared(method: string, path: string, reason: ErrorCode | undefined): void {
  const endpoint = byAddress.get(`${method} ${path}`.toLowerCase());
  if (!endpoint || !reason || endpoint.errors.includes(reason) || commonRefusals.includes(reason)) return;
  throw new Error(`${method} ${path} was refused with ${reason}, which its contract does not name`);
}

const byAddress = new Map(
  allEndpoints.map((each) => [`${each.method} ${each.path}`.toLowerCase(), each as Endpoint]),
);

const streamed = new Set(
  allEndpoints.filter(({ stream }) => stream).map(({ path }) => `/api/${path}`.toLowerCase()),
);

/** Returns one reply; of a stream its beginning. */
export async function injectOnce(
  fastify: Pick<FastifyInstance, 'inject'>,
  request: InjectOptions & { url: string },
) {
  if (!streamed.has(request.url.split('?')[0]!.toLowerCase())) return fastify.inject(request);
  const response = await fastify.inject({ ...request, payloadAsStream: true });
  const chunks: Buffer[] = [];
  for await (const chunk of response.stream()) {
    chunks.push(chunk as Buffer);
    if (String(response.headers['content-type']).startsWith('text/event-stream')) break;
  }
  const rawPayload = Buffer.concat(chunks);
  const body = rawPayload.toString();
  const { statusCode, headers } = response;
  return { statusCode, headers, rawPayload, body, json: () => JSON.parse(body) };
}
