import type { Lang } from '@serai/phrases/lang';
import type { TencentSettings } from '../env/tencent-settings.ts';
import { Undeliverable } from '../undeliverable.ts';
import type { Texter, TextMessage } from './texter.ts';

/** For the whole exchange; the receiver waits at a screen, and there are further attempts. */
const TIMEOUT_SECONDS = 10;

/**
 * Sends through Tencent Cloud with its SDK, which is loaded for the first message. The provider stores the texts as
 * approved templates, separately for the mainland and other countries; it gets their id and values.
 */
export function tencentTexter(settings: TencentSettings, timeoutSeconds = TIMEOUT_SECONDS): Texter {
  let client: ReturnType<typeof openClient> | undefined;
  return {
    async send(message) {
      const template = chooseTemplate(settings, message);
      client ??= openClient(settings, timeoutSeconds);
      const { SendStatusSet = [] } = await (await client)
        .SendSms({
          PhoneNumberSet: [message.to],
          SmsSdkAppId: settings.appId,
          TemplateId: template,
          TemplateParamSet: [...message.parts.values],
          SessionContext: message.id,
          ...senderOf(settings, message),
        })
        .catch(refuse);
      const code = SendStatusSet[0]?.Code;
      if (code !== 'Ok') throw failureOf(code ?? 'nothing about the number');
    },
  };
}

async function openClient(settings: TencentSettings, timeoutSeconds: number) {
  const { sms } = await import('tencentcloud-sdk-nodejs-sms');
  const { secretId, secretKey, region, endpoint } = settings;
  const address = endpoint === undefined ? undefined : new URL(endpoint);
  return new sms.v20210111.Client({
    credential: { secretId, secretKey },
    region,
    profile: {
      httpProfile: {
        reqTimeout: timeoutSeconds,
        ...(address ? { endpoint: address.host, protocol: `${address.protocol}//` } : {}),
      },
    },
  });
}

/** Selects the template of the purpose in the language of the message, or in the available one. */
function chooseTemplate(settings: TencentSettings, { to, parts }: TextMessage): string {
  const ids = (isMainland(to) ? settings.templates : settings.templatesAbroad)?.[parts.purpose];
  const lang: Lang = parts.lang === 'zh-cn' ? 'zh-cn' : 'en';
  const other: Lang = lang === 'en' ? 'zh-cn' : 'en';
  const id = ids?.[lang] ?? ids?.[other];
  if (id !== undefined) return id;
  const place = isMainland(to) ? 'the mainland' : 'numbers abroad';
  throw new Undeliverable(`no template for ${parts.purpose} and ${place}`);
}

function senderOf({ sign, senderId }: TencentSettings, { to }: TextMessage) {
  if (isMainland(to)) return sign === undefined ? {} : { SignName: sign };
  return senderId === undefined ? {} : { SenderId: senderId };
}

function isMainland(to: string): boolean {
  return to.startsWith('+86');
}

/** The SDK's messages may contain the number; its codes do not. */
function refuse(error: unknown): never {
  const { code, httpCode, message } = error as { code?: unknown; httpCode?: unknown; message?: unknown };
  if (typeof code === 'string') throw failureOf(code);
  if (typeof httpCode === 'number') throw new Error(`the provider answered ${httpCode}`);
  const reason = /\b(E[A-Z]{3,}|timeout)\b/.exec(String(message))?.[1] ?? 'unreadable answer';
  throw new Error(`the provider cannot be reached: ${reason}`);
}

/**
 * Errors of the number, the template or the account are permanent; limits and errors of the service are temporary.
 */
function failureOf(code: string): Error {
  const message = `the provider answered ${code}`;
  return staying.test(code) ? new Undeliverable(message) : new Error(message);
}

const staying = /^(AuthFailure|FailedOperation|InvalidParameter|MissingParameter|Unauthorized|Unsupported)/;
