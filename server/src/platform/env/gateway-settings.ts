import { fillTemplate } from '../sms/fill-template.ts';
import type { SettingFault } from './setting-fields.ts';
import type { SettingValues } from './setting-schema.ts';

/** The HTTP gateway that sends text messages. */
export interface GatewaySettings {
  kind: 'gateway';
  /** May contain placeholders such as `{to}`; see fill-template.ts. */
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  /** With placeholders; undefined for GET. */
  body: string | undefined;
  /** Encoding of values in the body. */
  encoding: 'json' | 'form';
  /** Text that a successful reply must contain; undefined if the status suffices. */
  replyHolds: string | undefined;
}

const DEFAULT_BODY = '{"to":"{to}","text":"{text}"}';
const SAMPLE = { to: '+8613800000000', text: '"验证码" 123456\n', id: 'a-1' };

/**
 * Combines the settings of the gateway; adds a fault for each contradiction. Undefined if there is none or its
 * address is invalid.
 */
export function combineGateway(
  { SMS_URL, SMS_METHOD, SMS_HEADERS, SMS_BODY, SMS_REPLY }: Partial<SettingValues>,
  env: Record<string, string | undefined>,
  faults: SettingFault[],
): GatewaySettings | undefined {
  if (!env.SMS_URL?.trim()) {
    const stray = Object.entries({ SMS_METHOD, SMS_HEADERS, SMS_BODY, SMS_REPLY }).find(([, value]) => value);
    const problem = `is missing, but ${stray?.[0]} is set.`;
    if (stray) faults.push({ name: 'SMS_URL', problem, example: 'https://sms.example.com/send' });
    return undefined;
  }
  if (SMS_URL === undefined) return undefined;
  const method = SMS_METHOD ?? 'POST';
  const headers = SMS_HEADERS ?? {};
  const body = method === 'GET' ? undefined : (SMS_BODY ?? DEFAULT_BODY);
  const encoding = body === undefined || !/^\s*[{[]/.test(body) ? 'form' : 'json';
  faults.push(...findFaults({ url: SMS_URL, isGet: method === 'GET', body, given: SMS_BODY, encoding }));
  const type = encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  const isTyped = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type');
  return {
    kind: 'gateway',
    url: SMS_URL,
    method,
    headers: body === undefined || isTyped ? headers : { ...headers, 'content-type': type },
    body,
    encoding,
    replyHolds: SMS_REPLY,
  };
}

interface Template {
  url: string;
  isGet: boolean;
  body: string | undefined;
  given: string | undefined;
  encoding: 'json' | 'form';
}

function findFaults({ url, isGet, body, given, encoding }: Template): SettingFault[] {
  const example = isGet ? 'https://sms.example.com/send?to={digits}&text={text}' : DEFAULT_BODY;
  const name = isGet ? 'SMS_URL' : 'SMS_BODY';
  if (isGet && given !== undefined)
    return [{ name: 'SMS_BODY', problem: 'has no use with the method GET.', example: '(unset)' }];
  const whole = `${url} ${body ?? ''}`;
  if (!/\{text\}/.test(whole) || !/\{(to|digits|number)\}/.test(whole))
    return [{ name, problem: 'must name the places {text} and {to} (or {digits}, or {number}).', example }];
  if (body !== undefined && encoding === 'json' && !isJson(fillTemplate(body, SAMPLE, 'json')))
    return [{ name, problem: 'begins like JSON and is none once its places are filled.', example }];
  return [];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
