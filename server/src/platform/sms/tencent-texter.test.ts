import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { TencentSettings } from '../env/tencent-settings.ts';
import { Undeliverable } from '../undeliverable.ts';
import { tencentTexter } from './tencent-texter.ts';
import type { TextMessage } from './texter.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const SECRET = 'hushhush';

interface Asked {
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}
interface Answer {
  status?: number;
  /** Code for the number; `Ok` is a success. */
  code?: string;
  /** Code about the whole request. */
  error?: string;
  text?: string;
}

/** A fake provider: refuses requests that are not signed as documented; otherwise gives the set answer, or none. */
async function listen(answer: Answer | 'never' = { code: 'Ok' }) {
  const asked: Asked[] = [];
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString();
    asked.push({ headers: request.headers, body: JSON.parse(text) });
    if (answer === 'never') return;
    const error = isSigned(request, text) ? answer.error : 'AuthFailure.SignatureFailure';
    const Response = error
      ? { Error: { Code: error, Message: 'about +8613812345678' }, RequestId: 'r' }
      : { SendStatusSet: [{ Code: answer.code, Message: 'about +8613812345678' }], RequestId: 'r' };
    response.writeHead(answer.status ?? 200).end(answer.text ?? JSON.stringify({ Response }));
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return { asked, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** TC3-HMAC-SHA256 from the documentation, implemented a second time. */
function isSigned({ headers, method, url }: IncomingMessage, body: string): boolean {
  const { authorization = '', 'x-tc-timestamp': stamp = '', 'content-type': type } = headers;
  const [, scope = '', names = '', signature = ''] =
    /^TC3-HMAC-SHA256 Credential=AKID1\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(authorization) ??
    [];
  const [day = '', service = ''] = scope.split('/');
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');
  const host = headers.host?.split(':')[0];
  const asked = [method, url, '', `content-type:${type}\nhost:${host}\n`, names, sha(body)].join('\n');
  const toSign = ['TC3-HMAC-SHA256', stamp, scope, sha(asked)].join('\n');
  const key = [day, service, 'tc3_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `TC3${SECRET}`,
  );
  const isFresh = Math.abs(Date.now() / 1000 - Number(stamp)) < 300;
  return isFresh && createHmac('sha256', key).update(toSign).digest('hex') === signature;
}

const ids = { code: { 'zh-cn': '11', en: '12' }, notice: { 'zh-cn': '13' } };
const settings = (endpoint: string, change: Partial<TencentSettings> = {}): TencentSettings => ({
  kind: 'tencent',
  secretId: 'AKID1',
  secretKey: SECRET,
  appId: '1400006666',
  sign: '商驿',
  senderId: 'Serai',
  region: 'ap-guangzhou',
  endpoint,
  templates: ids,
  templatesAbroad: { code: { en: '22' } },
  ...change,
});
const message = (change: Partial<TextMessage> = {}): TextMessage => ({
  to: '+8613812345678',
  text: '【商驿】123456',
  id: 'a-1',
  parts: { purpose: 'code', lang: 'zh-cn', values: ['123456'] },
  ...change,
});

describe('tencentTexter', () => {
  it('tencentTexter: purpose and language → signed request with its template and values', async () => {
    const { asked, endpoint } = await listen();
    await tencentTexter(settings(endpoint)).send(message());
    expect(asked).toHaveLength(1);
    expect(asked[0]!.headers).toMatchObject({ 'x-tc-action': 'SendSms', 'x-tc-region': 'ap-guangzhou' });
    expect(asked[0]!.body).toEqual({
      PhoneNumberSet: ['+8613812345678'],
      SmsSdkAppId: '1400006666',
      SignName: '商驿',
      TemplateId: '11',
      TemplateParamSet: ['123456'],
      SessionContext: 'a-1',
    });
  });

  it('tencentTexter: number abroad → foreign templates, no mainland signature', async () => {
    const { asked, endpoint } = await listen();
    await tencentTexter(settings(endpoint)).send(message({ to: '+959791112223' }));
    expect(asked[0]!.body).toMatchObject({ TemplateId: '22', SenderId: 'Serai' });
    expect(asked[0]!.body).not.toHaveProperty('SignName');
  });

  it('tencentTexter: no template in the language → the other language', async () => {
    const { asked, endpoint } = await listen();
    const parts = { purpose: 'notice', lang: 'en', values: [] } as const;
    await tencentTexter(settings(endpoint)).send(message({ parts }));
    expect(asked[0]!.body.TemplateId).toBe('13');
  });

  it('tencentTexter: no template → no request', async () => {
    const { asked, endpoint } = await listen();
    const parts = { purpose: 'notice', lang: 'zh-cn', values: [] } as const;
    const failure = tencentTexter(settings(endpoint)).send(message({ to: '+959791112223', parts }));
    await expect(failure).rejects.toThrow('no template for notice and numbers abroad');
    await expect(failure).rejects.toBeInstanceOf(Undeliverable);
    expect(asked).toEqual([]);
  });

  it.each<[string, Answer, string, boolean]>([
    ['a number it does not take', { code: 'FailedOperation.PhoneNumberInBlacklist' }, 'PhoneNumberIn', true],
    ['a wrong number', { code: 'InvalidParameterValue.IncorrectPhoneNumber' }, 'IncorrectPhone', true],
    ['a wrong secret', { error: 'AuthFailure.SecretIdNotFound' }, 'AuthFailure.SecretIdNotFound', true],
    ['too many at once', { code: 'LimitExceeded.PhoneNumberThirtySecondLimit' }, 'ThirtySecondLimit', false],
    ['its own fault', { error: 'InternalError.Timeout' }, 'InternalError.Timeout', false],
    ['another status', { status: 502 }, 'answered 502', false],
    ['no envelope', { text: '<html>' }, 'unreadable answer', false],
    ['no number', { text: '{"Response":{"SendStatusSet":[]}}' }, 'nothing about the number', false],
  ])('tells of %s by its code alone', async (_, answer, words, isForGood) => {
    const { endpoint } = await listen(answer);
    const failure = await tencentTexter(settings(endpoint))
      .send(message())
      .catch((error: Error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect((failure as Error).message).toContain(words);
    expect((failure as Error).message).not.toMatch(/13812345678|123456|hushhush/);
    expect(failure instanceof Undeliverable).toBe(isForGood);
  });

  it('tencentTexter: wrong key → refused by the stand-in', async () => {
    const { endpoint } = await listen();
    const failure = tencentTexter(settings(endpoint, { secretKey: 'other' })).send(message());
    await expect(failure).rejects.toThrow('AuthFailure.SignatureFailure');
  });

  it('tencentTexter: no reply → times out', async () => {
    const { endpoint } = await listen('never');
    await expect(tencentTexter(settings(endpoint), 0.2).send(message())).rejects.toThrow('timeout');
  });

  it('tencentTexter: service unreachable → error with the reason', async () => {
    const { endpoint } = await listen();
    server!.close();
    await expect(tencentTexter(settings(endpoint)).send(message())).rejects.toThrow('ECONNREFUSED');
  });
});
