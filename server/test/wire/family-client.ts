import { expect } from 'vitest';
import { exactly, type Shape, seconds, text, whole } from './shape.ts';

/** The reply over the wire. */
export interface Heard {
  http: number;
  body: unknown;
  headers: Headers;
}

export interface Sent {
  /** Query; objects and lists are written as `name[key]` and `name[0]`, as clients flatten them. */
  params?: Record<string, unknown>;
  body?: unknown;
  form?: FormData;
  token?: string | undefined;
  lang?: 'zh-cn' | 'en';
}

/** A client of the BuildAdmin family as the server sees it: its headers, its flattened queries, its JSON. */
export interface FamilyClient {
  send(method: 'GET' | 'POST', path: string, sent?: Sent): Promise<Heard>;
}

export function familyClient(origin: string): FamilyClient {
  return {
    send: async (method, path, { params = {}, body: sent, form, token, lang = 'en' } = {}) => {
      const query = new URLSearchParams(
        Object.entries(params).flatMap(([name, value]) => flatten(name, value)),
      );
      const response = await fetch(`${origin}/api/${path}${query.size ? `?${query}` : ''}`, {
        method,
        headers: {
          server: 'true',
          'think-lang': lang,
          origin: 'http://shop.example',
          ...(token ? { 'ba-user-token': token } : {}),
          ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(method === 'GET' ? {} : { body: form ?? (sent === undefined ? null : JSON.stringify(sent)) }),
      });
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      const body = await (isJson ? response.json() : response.text());
      return { http: response.status, body, headers: response.headers };
    },
  };
}

function flatten(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value ?? '')]];
  return Object.entries(value).flatMap(([key, item]) => flatten(`${name}[${key}]`, item));
}

/** Expects a success with exactly the agreed envelope and data; returns the data. */
// biome-ignore lint/suspicious/noExplicitAny: the shape has just been looked at.
export function expectShape({ http, body }: Heard, data: Shape): any {
  const envelope = exactly({ code: whole, msg: text, time: seconds, data: () => [] });
  expect(envelope(body, 'reply'), JSON.stringify(body)).toEqual([]);
  const reply = body as { code: number; msg: string; data: unknown };
  expect([http, reply.code], JSON.stringify(body)).toEqual([200, 1]);
  expect(data(reply.data, 'data')).toEqual([]);
  return reply.data;
}

/** Expects a success with this message. */
export function expectSuccessMessage({ body }: Heard, words: string): void {
  expect(body).toMatchObject({ code: 1, msg: words });
}

/** Expects a refusal: code, message in the language, and reason. */
export function expectRefusal(heard: Heard, code: number, reason: string, lang: 'zh-cn' | 'en' = 'en'): void {
  const reply = heard.body as { code: number; msg: string; data: { reason?: string } };
  expect([heard.http, reply.code, reply.data.reason], JSON.stringify(reply)).toEqual([200, code, reason]);
  expect(reply.msg).toMatch(lang === 'en' ? /^[^\p{Script=Han}]+$/u : /\p{Script=Han}/u);
}
