import { z } from 'zod';
import { readS3Address } from '../files/s3-address.ts';
import {
  addressList,
  flaw,
  headerObject,
  httpAddress,
  listenHost,
  originList,
  portNumber,
  wholeNumber,
} from './setting-fields.ts';

const SENDER = /^(?:[^<>\r\n]{0,80}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const EXAMPLE_URL = 'smtps://mailer:secret@smtp.example.com:465';
const EXAMPLE_GATEWAY = 'https://sms.example.com/send';
export const EXAMPLE_S3 = 'https://KEY:SECRET@s3.example.com/bucket?region=ap-southeast-1';
const EXAMPLE_SENDER = 'Serai <no-reply@example.com>';

/** Every setting the portal knows: its name in the environment, its form, its default. */
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
  SMS_PER_HOUR: wholeNumber(1, 1_000_000, '300').default(300),
  UPLOAD_S3_URL: z
    .string()
    .refine(
      (text) => readS3Address(text) !== undefined,
      flaw('is not an s3 address with key, secret, host, bucket and region.', EXAMPLE_S3),
    )
    .transform((text) => readS3Address(text)!)
    .optional(),
  TRUST_PROXY: addressList.default([]),
  CORS_ORIGINS: originList.default([]),
  INTERNAL_PORT: portNumber(1, '9464').optional(),
  LOG_LEVEL: z
    .enum(['error', 'warn', 'info', 'debug'], flaw('is not one of error, warn, info, debug.', 'info'))
    .optional(),
});

/** What the schema makes of the environment. */
export type SettingValues = z.output<typeof settingSchema>;

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
  // A place in the host could send a code anywhere.
  return /^https?:$/.test(protocol) && !username && !password && !/[{}]|%7b/i.test(hostname);
}

/** A stray percent sign in a password passes as an address and fails when the password is read from it. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
