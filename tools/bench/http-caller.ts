import { Agent, request } from 'node:http';

/** A caller with one keep-alive connection. Fails on any refusal, because refusals are no work done. */
export interface HttpCaller {
  // biome-ignore lint/suspicious/noExplicitAny: replies of several calls.
  get(path: string): Promise<any>;
  /** Receives the answer without parsing it: a caller on the same machine takes CPU time from the portal. */
  ask(path: string): Promise<void>;
  // biome-ignore lint/suspicious/noExplicitAny: replies of several calls.
  post(path: string, body: object, key?: string): Promise<any>;
  close(): void;
}

export function httpCaller(url: string, token: string): HttpCaller {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'ba-user-token': token, 'think-lang': 'zh-cn' };
  const send = (method: string, path: string, extra: Record<string, string>, body: string) =>
    new Promise<Buffer>((resolve, reject) => {
      const sent = request(
        `${url}/api/${path}`,
        { agent, method, headers: { ...headers, ...extra } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const bytes = Buffer.concat(chunks);
            if (bytes.subarray(0, success.length).equals(success)) resolve(bytes);
            else reject(new Error(`${path}: ${response.statusCode} ${bytes.subarray(0, 300).toString()}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  const read = (bytes: Buffer) => (JSON.parse(bytes.toString()) as { data: unknown }).data;
  return {
    get: async (path) => read(await send('GET', path, {}, '')),
    ask: async (path) => void (await send('GET', path, {}, '')),
    post: async (path, body, key) => {
      const json = { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) };
      return read(await send('POST', path, json, JSON.stringify(body)));
    },
    close: () => agent.destroy(),
  };
}

/** The beginning of every successful reply. */
const success = Buffer.from('{"code":1,');
