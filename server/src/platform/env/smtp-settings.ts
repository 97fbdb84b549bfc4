import type { SettingFault } from './setting-fields.ts';
import { type SettingValues, settingSchema } from './setting-schema.ts';

/** Configuration of outgoing email. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise the connection is upgraded with STARTTLS. */
  secure: boolean;
  user: string | undefined;
  password: string | undefined;
  /** Sender, such as `Serai <no-reply@example.com>`. */
  from: string;
}

/** Combines the two ways to configure email; adds a fault for each contradiction. */
export function combineSmtp(
  values: Partial<SettingValues>,
  env: Record<string, string | undefined>,
  faults: SettingFault[],
): SmtpSettings | undefined {
  for (const name of Object.keys(env)) {
    if (!name.startsWith('SMTP_') || name in settingSchema.shape) continue;
    faults.push({ name, problem: 'is not a setting of the portal.', example: `(unset; known: ${known()})` });
  }
  const { SMTP_URL, SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASS, SMTP_FROM } = values;
  if (SMTP_URL !== undefined && SMTP_HOST !== undefined) {
    faults.push({
      name: 'SMTP_HOST',
      problem: 'contradicts SMTP_URL; set one of the two.',
      example: '(unset)',
    });
  }
  const parts = { SMTP_PORT, SMTP_USER, SMTP_PASS, SMTP_FROM };
  const isOff = !env.SMTP_URL?.trim() && !env.SMTP_HOST?.trim();
  const stray = Object.entries(parts).find(([, value]) => value !== undefined);
  if (isOff) {
    if (stray)
      faults.push({
        name: 'SMTP_HOST',
        problem: `is missing, but ${stray[0]} is set.`,
        example: 'smtp.example.com',
      });
    return undefined;
  }
  if ((SMTP_USER === undefined) !== (SMTP_PASS === undefined)) {
    const name = SMTP_USER === undefined ? 'SMTP_USER' : 'SMTP_PASS';
    faults.push({ name, problem: 'is missing; user and password belong together.', example: 'mailer' });
  }
  if (!env.SMTP_FROM?.trim()) {
    faults.push({
      name: 'SMTP_FROM',
      problem: 'is missing; mail needs a sender.',
      example: 'Serai <no-reply@example.com>',
    });
  }
  const from = SMTP_FROM ?? '';
  if (SMTP_URL !== undefined) return { ...readSmtpAddress(SMTP_URL), from };
  const port = SMTP_PORT ?? 587;
  return { host: SMTP_HOST ?? '', port, secure: port === 465, user: SMTP_USER, password: SMTP_PASS, from };
}

function readSmtpAddress(text: string): Omit<SmtpSettings, 'from'> {
  const { protocol, hostname, port, username, password } = new URL(text);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    user: username ? decodeURIComponent(username) : undefined,
    password: password ? decodeURIComponent(password) : undefined,
  };
}

function known(): string {
  return Object.keys(settingSchema.shape)
    .filter((name) => name.startsWith('SMTP_'))
    .join(', ');
}
