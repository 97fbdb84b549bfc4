import { z } from 'zod';
import { addressList, flaw, httpAddress, listenHost, originList, portNumber } from './setting-fields.ts';

const SENDER = /^(?:[^<>\r\n]{0,80}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const EXAMPLE_URL = 'smtps://mailer:secret@smtp.example.com:465';
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

/** A stray percent sign in a password passes as an address and fails when the password is read from it. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
