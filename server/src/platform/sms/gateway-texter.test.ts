import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { GatewaySettings } from '../env/gateway-settings.ts';
import { gatewayTexter } from './gateway-texter.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A gateway with the given answer; undefined: it never answers. */
async function listen(answer?: { status: number; body?: string; headers?: Record<string, string> }) {
  const asked: Asked[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push({ method: request.method, url: request.url, headers: request.headers, body });
      if (answer) response.writeHead(answer.status, answer.headers).end(answer.body ?? 'ok');
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const settings = (url: string, change: Partial<GatewaySettings> = {}): GatewaySettings => ({
  kind: 'gateway',
  url,
  method: 'POST',
  encoding: 'json',
  replyHolds: undefined,
  headers: { 'content-type': 'application/json', authorization: 'Bearer hushhush' },
  body: '{"to":"{to}","content":{"text":"{text}"},"ref":"{id}"}',
  ...change,
});
const parts = { purpose: 'code', lang: 'en', values: [] } as const;
const message = { to: '+959791112223', text: '【商驿】123456 "quoted" \\ & +', id: 'a-1', parts };

describe('gatewayTexter', () => {
  it('gatewayTexter: JSON body → no value can break out of its field', async () => {
    const { asked, origin } = await listen({ status: 202 });
    await gatewayTexter(settings(`${origin}/send`)).send(message);
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/send' });
    expect(asked[0]!.headers).toMatchObject({
      authorization: 'Bearer hushhush',
      'content-type': 'application/json',
    });
    expect(JSON.parse(asked[0]!.body)).toEqual({
      to: message.to,
      content: { text: message.text },
      ref: 'a-1',
    });
  });

  it('gatewayTexter: form and address → filled, with the parts of the number', async () => {
    const { asked, origin } = await listen({ status: 200 });
    const form = settings(origin, { encoding: 'form', body: 'area={area}&n={number}&t={text}' });
    await gatewayTexter(form).send(message);
    expect(Object.fromEntries(new URLSearchParams(asked[0]!.body))).toEqual({
      area: '95',
      n: '9791112223',
      t: message.text,
    });
    const query = settings(`${origin}/s?to={digits}&t={text}`, { method: 'GET', body: undefined });
    await gatewayTexter(query).send(message);
    const { searchParams } = new URL(asked[1]!.url!, origin);
    expect(asked[1]!.method).toBe('GET');
    expect(Object.fromEntries(searchParams)).toEqual({ to: '959791112223', t: message.text });
  });

  it('gatewayTexter: refusal → rejects without the gateway’s text, which may contain the code', async () => {
    const { origin } = await listen({ status: 403, body: 'number +959791112223 blocked' });
    const failure = gatewayTexter(settings(origin)).send(message);
    await expect(failure).rejects.toThrow(/^the gateway answered 403$/);
  });

  it('gatewayTexter: reply without the required text → rejected', async () => {
    const { origin } = await listen({ status: 200, body: '{"code":"isv.BALANCE"}' });
    const strict = settings(origin, { replyHolds: '"code":"OK"' });
    await expect(gatewayTexter(strict).send(message)).rejects.toThrow('without the expected text');
    const lenient = settings(origin, { replyHolds: 'isv.BALANCE' });
    await expect(gatewayTexter(lenient).send(message)).resolves.toBeUndefined();
  });

  it('gatewayTexter: redirect → not followed', async () => {
    const { asked, origin } = await listen({ status: 302, headers: { location: '/elsewhere' } });
    await expect(gatewayTexter(settings(origin)).send(message)).rejects.toThrow('302');
    expect(asked).toHaveLength(1);
  });

  it('gatewayTexter: no reply → times out', async () => {
    const { origin } = await listen();
    await expect(gatewayTexter(settings(origin), 100).send(message)).rejects.toThrow(/timeout/);
  });

  it('gatewayTexter: gateway unreachable → error with the reason', async () => {
    const { origin } = await listen({ status: 200 });
    server!.close();
    server!.closeAllConnections();
    await expect(gatewayTexter(settings(origin)).send(message)).rejects.toThrow('ECONNREFUSED');
  });
});
