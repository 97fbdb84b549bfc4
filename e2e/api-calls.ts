import { api } from './portal.ts';

/** Makes a GET call outside the browser; throws the refusal. */
export async function ask<Data>(path: string, query: object, token: string): Promise<Data> {
  const reply = await api('GET', `${path}?${flatten(query)}`, undefined, token);
  if (reply.code !== 1) throw new Error(`${path}: ${reply.msg}`);
  return reply.data as Data;
}

/** Makes a POST call outside the browser; throws the refusal. */
// biome-ignore lint/suspicious/noExplicitAny: replies of several calls; the contract already checked them.
export async function done(path: string, body: object, token: string): Promise<any> {
  const reply = await api('POST', path, body, token);
  if (reply.code !== 1) throw new Error(`${path}: ${reply.msg}`);
  return reply.data;
}

/** Flattens nested values to `name[key]=…`, the format of the API. */
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
