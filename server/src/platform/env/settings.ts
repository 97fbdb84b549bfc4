import { resolve } from 'node:path';
import type { z } from 'zod';
import type { S3Address } from '../files/s3-address.ts';
import { findDataDirectoryFaults } from './data-directory.ts';
import { findProductionFaults } from './production-rules.ts';
import { isLoopback, type SettingFault } from './setting-fields.ts';
import { type SettingValues, settingSchema } from './setting-schema.ts';
import { combineSms, type SmsSettings } from './sms-settings.ts';
import { combineSmtp, type SmtpSettings } from './smtp-settings.ts';
import { EXIT_BAD_SETTINGS, StartRefused } from './start-refused.ts';

/** Everything about the portal that is decided outside it. */
export interface Settings {
  /** Without PUBLIC_URL the portal is a demo on this machine; with it, it is in production. */
  mode: 'demo' | 'production';
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Origin under which people reach the portal, without a final slash. */
  publicUrl: string | undefined;
  /** Where browsers find the API, without a final slash: `/api/…` follows. Undefined: where the page came from. */
  apiUrl: string | undefined;
  /** Where browsers get the captcha, likewise. Undefined: where the API is. */
  captchaUrl: string | undefined;
  /** Where browsers find pictures while the site names no CDN, likewise. Undefined: where the page came from. */
  assetUrl: string | undefined;
  /** Undefined: mail is kept in the data directory. */
  smtp: SmtpSettings | undefined;
  /** Undefined: text messages are kept in the data directory by the demo, and there are none in production. */
  sms: SmsSettings | undefined;
  /** Most text messages in an hour, no matter who asks: they cost money. */
  textsPerHour: number;
  /** Most searches of one user in a minute. */
  searchesPerMinute: number;
  /** Most quotes of one user in a minute; as many bookings and payments. */
  bookingsPerMinute: number;
  /** ISO codes of the countries whose numbers codes are texted to. */
  textCountries: readonly string[];
  /** A bucket for uploads; undefined: only the data directory takes them. */
  s3: S3Address | undefined;
  /** Keys that seal secrets in the database, the one in force first; none: those of the data directory. */
  secretKeys: Buffer[];
  /** Addresses and networks of the proxies whose X-Forwarded-For is believed. */
  trustProxy: string[];
  /** Other origins whose pages may call the API. */
  corsOrigins: string[];
  /** Whether the demo shows pictures of its sample world. */
  samplePictures: boolean;
  logLevel: 'error' | 'warn' | 'info' | 'debug';
}

/** Settings that cannot be used, all faults at once. Exit code 78. */
export class BadSettings extends StartRefused {
  readonly faults: SettingFault[];

  constructor(faults: SettingFault[]) {
    const lines = faults.map(
      ({ name, problem, example }) => `  ${name}: ${problem} Example: ${name}=${example}`,
    );
    super(['The settings cannot be used:', ...lines].join('\n'), EXIT_BAD_SETTINGS);
    this.faults = faults;
  }
}

/**
 * Reads the settings from the environment; an empty value counts as unset.
 *
 * @throws BadSettings naming every fault, also those of settings that depend on each other.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const faults: SettingFault[] = [];
  const values: Partial<SettingValues> = {};
  for (const [name, field] of Object.entries(settingSchema.shape)) {
    const parsed = field.safeParse(env[name]?.trim() || undefined);
    if (parsed.success) Object.assign(values, { [name]: parsed.data });
    else faults.push({ name, ...readFlaw(parsed.error) });
  }
  const smtp = combineSmtp(values, env, faults);
  const sms = combineSms(values, env, faults);
  const dataDir = values.DATA_DIR === undefined ? undefined : resolve(values.DATA_DIR);
  const isProduction = Boolean(env.PUBLIC_URL?.trim());
  if (dataDir) faults.push(...findDataDirectoryFaults(dataDir, isProduction));
  faults.push(...(isProduction ? findProductionFaults(values) : findDemoFaults(values)));
  if (faults.length) throw new BadSettings(faults);
  return present(values as SettingValues, { smtp, sms, dataDir: dataDir! });
}

function present(
  values: SettingValues,
  { smtp, sms, dataDir }: Pick<Settings, 'smtp' | 'sms' | 'dataDir'>,
): Settings {
  const isProduction = values.PUBLIC_URL !== undefined;
  return {
    mode: isProduction ? 'production' : 'demo',
    port: values.PORT,
    host: values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    dataDir,
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL,
    apiUrl: values.API_URL,
    captchaUrl: values.CAPTCHA_URL,
    assetUrl: values.ASSET_URL,
    smtp,
    sms,
    textsPerHour: values.SMS_PER_HOUR,
    searchesPerMinute: values.SEARCHES_PER_MINUTE,
    bookingsPerMinute: values.BOOKINGS_PER_MINUTE,
    textCountries: values.SMS_COUNTRIES,
    s3: values.UPLOAD_S3_URL,
    secretKeys: values.SECRET_KEYS,
    trustProxy: values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS,
    samplePictures: values.SAMPLE_PICTURES === 'yes',
    // A demo's terminal belongs to the address and the logins.
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  };
}

function findDemoFaults({ HOST }: Partial<SettingValues>): SettingFault[] {
  if (HOST === undefined || isLoopback(HOST)) return [];
  return [
    {
      name: 'HOST',
      problem: 'opens the demo, whose logins everybody knows, to the network. Set PUBLIC_URL for production.',
      example: '127.0.0.1',
    },
  ];
}

function readFlaw(error: z.ZodError): Omit<SettingFault, 'name'> {
  const [problem = 'cannot be read.', example = ''] = (error.issues[0]?.message ?? '').split('\n');
  return { problem, example };
}
