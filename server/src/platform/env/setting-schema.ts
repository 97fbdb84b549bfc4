import { z } from 'zod';
import { readS3Address } from '../files/s3-address.ts';
import {
  addressList,
  baseAddress,
  countryList,
  flaw,
  headerObject,
  httpAddress,
  listenHost,
  originList,
  portNumber,
  regionCountries,
  secretKeyList,
  templateIds,
  tileAddress,
  wholeNumber,
} from './setting-fields.ts';

const SENDER = /^(?:[^<>\r\n]{0,80}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const EXAMPLE_URL = 'smtps://mailer:secret@smtp.example.com:465';
const EXAMPLE_GATEWAY = 'https://sms.example.com/send';
export const EXAMPLE_S3 = 'https://KEY:SECRET@s3.example.com/bucket?region=ap-southeast-1';
export const EXAMPLE_TEMPLATES = '{"code_user_register":{"zh-cn":"1000001","en":"1000002"},…}';
const EXAMPLE_SENDER = 'Serai <no-reply@example.com>';

/** All settings of the portal: name in the environment, format, default. */
export const settingSchema = z.object({
  PORT: portNumber(0, '3000').default(3000),
  HOST: listenHost.optional(),
  DATA_DIR: z
    .string()
    .refine((path) => !path.includes('\0'), flaw('holds a NUL character.', './data'))
    .default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      isDatabaseAddress,
      flaw(
        'is not a postgres:// address with a database name.',
        'postgres://serai:secret@db.example.com:5432/serai',
      ),
    )
    .optional(),
  PUBLIC_URL: httpAddress('https://portal.example.com').optional(),
  API_URL: baseAddress('https://api.example.com').optional(),
  CAPTCHA_URL: baseAddress('https://captcha.example.com').optional(),
  ASSET_URL: baseAddress('https://static.example.com').optional(),
  MAP_TILES_URL: tileAddress('https://tiles.example.com/{z}/{x}/{y}.png').optional(),
  MAP_TILES_CREDIT: z
    .string()
    .regex(/^[^\p{C}]{1,100}$/u, flaw('is not a line of 100 characters at most.', '© OpenStreetMap'))
    .optional(),
  SMTP_URL: z
    .string()
    .refine(isSmtpAddress, flaw('is not an smtp:// or smtps:// address.', EXAMPLE_URL))
    .optional(),
  SMTP_HOST: z
    .string()
    .regex(/^[a-z0-9.:-]{1,253}$/i, flaw('is not a host name.', 'smtp.example.com'))
    .optional(),
  SMTP_PORT: portNumber(1, '587').optional(),
  SMTP_USER: z.string().optional(),
  SMTP_PASS: z.string().optional(),
  SMTP_FROM: z.string().regex(SENDER, flaw('is not a sender address.', EXAMPLE_SENDER)).optional(),
  SMS_URL: z
    .string()
    .refine(isGatewayAddress, flaw('is not an http(s) address without a login.', EXAMPLE_GATEWAY))
    .optional(),
  SMS_METHOD: z.enum(['GET', 'POST'], flaw('is not GET or POST.', 'POST')).optional(),
  SMS_HEADERS: headerObject('{"authorization":"Bearer secret"}').optional(),
  SMS_BODY: z.string().optional(),
  SMS_REPLY: z.string().optional(),
  SMS_TENCENT_SECRET_ID: word('is not a secret id of letters and digits.', 'AKID…').optional(),
  SMS_TENCENT_SECRET_KEY: word('is not a secret key of letters and digits.', '(from the console)').optional(),
  SMS_TENCENT_APP_ID: z
    .string()
    .regex(/^\d{1,20}$/, flaw('is not an app id of digits.', '1400006666'))
    .optional(),
  SMS_TENCENT_SIGN: z
    .string()
    .regex(
      /^[^\s【】[\]]{2,20}$/u,
      flaw('is not a signature of 2 to 20 characters without brackets.', '商驿'),
    )
    .optional(),
  SMS_TENCENT_SENDER_ID: word('is not a sender id of letters and digits.', 'Serai').optional(),
  SMS_TENCENT_REGION: z
    .string()
    .regex(/^[a-z]{2}-[a-z]{2,20}$/, flaw('is not a region.', 'ap-guangzhou'))
    .optional(),
  SMS_TENCENT_ENDPOINT: httpAddress('https://sms.tencentcloudapi.com').optional(),
  SMS_TENCENT_TEMPLATES: templateIds(EXAMPLE_TEMPLATES).optional(),
  SMS_TENCENT_TEMPLATES_ABROAD: templateIds(EXAMPLE_TEMPLATES).optional(),
  SMS_PER_HOUR: wholeNumber(1, 1_000_000, '300').default(300),
  SEARCHES_PER_MINUTE: wholeNumber(1, 1_000_000, '120').default(120),
  BOOKINGS_PER_MINUTE: wholeNumber(1, 1_000_000, '60').default(60),
  SMS_COUNTRIES: countryList.default([...regionCountries]),
  UPLOAD_S3_URL: z
    .string()
    .refine(
      (text) => readS3Address(text) !== undefined,
      flaw('is not an s3 address with key, secret, host, bucket and region.', EXAMPLE_S3),
    )
    .transform((text) => readS3Address(text)!)
    .optional(),
  SECRET_KEYS: secretKeyList.default([]),
  TRUST_PROXY: addressList.default([]),
  CORS_ORIGINS: originList.default([]),
  SAMPLE_PICTURES: z.enum(['yes', 'no'], flaw('is not yes or no.', 'no')).default('yes'),
  LOG_LEVEL: z
    .enum(['error', 'warn', 'info', 'debug'], flaw('is not one of error, warn, info, debug.', 'info'))
    .optional(),
});

/** Parsed values of the environment. */
export type SettingValues = z.output<typeof settingSchema>;

function word(problem: string, example: string) {
  return z.string().regex(/^[A-Za-z0-9]{1,128}$/, flaw(problem, example));
}

function isDatabaseAddress(text: string): boolean {
  if (!URL.canParse(text) || !isDecodable(text)) return false;
  const { protocol, pathname } = new URL(text);
  return (protocol === 'postgres:' || protocol === 'postgresql:') && pathname.length > 1;
}

function isSmtpAddress(text: string): boolean {
  if (!URL.canParse(text) || !isDecodable(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}

function isGatewayAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  // A placeholder in the host could send a code anywhere.
  return /^https?:$/.test(protocol) && !username && !password && !/[{}]|%7b/i.test(hostname);
}

/** A stray percent sign in a password is accepted in the address, but fails when the password is decoded. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
