import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { TestReply } from '../harness.ts';
import type { Send } from './booking.ts';

/** The connection broke, or the server replied that it stops or has no database: the outcome is unknown. */
export class NoAnswer extends Error {}

/** A caller with one keep-alive connection, like a browser. */
export interface HttpCaller {
  /** Throws NoAnswer if no answer arrived. */
  send: Send;
  /** Like `send`, and returns the mark of a replayed command. */
  sendWithReplayMark: (
    ...args: Parameters<Send>
  ) => Promise<Awaited<ReturnType<Send>> & { replayed: boolean }>;
  close(): void;
}

/** `urlNow` is called before every request, because a restarted portal may have moved. */
export function httpCaller(urlNow: () => string, token: string): HttpCaller {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sendWithReplayMark: HttpCaller['sendWithReplayMark'] = async (
    method,
    path,
    data,
    { key = randomUUID() } = {},
  ) => {
    const isGet = method === 'GET';
    const query = isGet && data ? `?${new URLSearchParams(data as Record<string, string>)}` : '';
    const answer = await exchange(agent, `${urlNow()}/api/${path}${query}`, {
      method,
      headers: {
        'ba-user-token': token,
        'think-lang': 'en',
        ...(isGet ? {} : { 'content-type': 'application/json', 'idempotency-key': key }),
      },
      body: isGet ? '' : JSON.stringify(data ?? {}),
    });
    if (answer.http === 503) throw new NoAnswer('503');
    return answer;
  };
  return { send: sendWithReplayMark, sendWithReplayMark, close: () => agent.destroy() };
}

function exchange(
  agent: Agent,
  url: string,
  { method, headers, body }: { method: string; headers: Record<string, string>; body: string },
): Promise<Pick<TestReply, 'http' | 'code' | 'msg' | 'data'> & { replayed: boolean }> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(new NoAnswer(error.message));
    const sent = request(url, { agent, method, headers, timeout: 30_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('aborted', () => fail(new Error('cut off')));
      response.on('end', () => {
        if (!response.complete) return fail(new Error('cut off'));
        const replayed = response.headers['idempotency-hit'] === 'true';
        try {
          resolve({
            ...JSON.parse(Buffer.concat(chunks).toString()),
            http: response.statusCode ?? 0,
            replayed,
          });
        } catch {
          reject(
            new Error(`not JSON: ${response.statusCode} ${Buffer.concat(chunks).toString().slice(0, 200)}`),
          );
        }
      });
    });
    sent.on('error', fail);
    sent.on('timeout', () => sent.destroy(new Error('no answer within 30 s')));
    sent.end(body);
  });
}
