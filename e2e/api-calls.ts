import { api } from './portal.ts';

/** Asks a GET call beside the browser; throws what it refuses. */
export async function ask<Data>(path: string, query: object, token: string): Promise<Data> {
  const reply = await api('GET', `${path}?${flatten(query)}`, undefined, token);
  if (reply.code !== 1) throw new Error(`${path}: ${reply.msg}`);
  return reply.data as Data;
}

/** Makes a POST call beside the browser; throws what it refuses. */
// biome-ignore lint/suspicious/noExplicitAny: replies of several calls; the contract already checked them.
export async function done(path: string, body: object, token: string): Promise<any> {
  const reply = await api('POST', path, body, token);
  if (reply.code !== 1) throw new Error(`${path}: ${reply.msg}`);
  return reply.data;
}

/** `name[key]=…`, nested, as the wire wants it. */
function flatten(query: object): string {
  const parts: [string, string][] = [];
  const visit = (name: string, value: unknown): void => {
    if (value === null || value === undefined) return;
    if (typeof value !== 'object') parts.push([name, String(value)]);
    else
      for (const [key, inner] of Object.entries(value)) visit(name === '' ? key : `${name}[${key}]`, inner);
  };
  visit('', query);
  return new URLSearchParams(parts).toString();
}
