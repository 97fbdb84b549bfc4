import { Agent, request } from 'node:http';

/** One caller with one connection that stays open. */
export interface HttpCaller {
  // biome-ignore lint/suspicious/noExplicitAny: replies of several calls.
  get(path: string): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: replies of several calls.
  post(path: string, body: object, key?: string): Promise<any>;
  close(): void;
}

/** Fails on any answer that is no success, so that refusals are never counted as work done. */
export function httpCaller(url: string, token: string): HttpCaller {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'ba-user-token': token, 'think-lang': 'zh-cn' };
  const send = (method: string, path: string, extra: Record<string, string>, body: string) =>
    // biome-ignore lint/suspicious/noExplicitAny: replies of several calls.
    new Promise<any>((resolve, reject) => {
      const sent = request(
        `${url}/api/${path}`,
        { agent, method, headers: { ...headers, ...extra } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            const reply = JSON.parse(text) as { code: number; data: unknown };
            if (reply.code === 1) resolve(reply.data);
            else reject(new Error(`${path}: ${response.statusCode} ${text.slice(0, 300)}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  return {
    get: (path) => send('GET', path, {}, ''),
    post: (path, body, key) => {
      const json = { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) };
      return send('POST', path, json, JSON.stringify(body));
    },
    close: () => agent.destroy(),
  };
}
