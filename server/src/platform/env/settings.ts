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

/** Configuration of the portal from outside. */
export interface Settings {
  /** Without PUBLIC_URL the portal is a demo on this machine; with it, it is in production. */
  mode: 'demo' | 'production';
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Public origin of the portal, without a trailing slash. */
  publicUrl: string | undefined;
  /**
   * Base address of the API for browsers, without a trailing slash: `/api/…` is appended. Undefined: the page's
   * origin.
   */
  apiUrl: string | undefined;
  /** Address of the captcha for browsers, in the same form. Undefined: as the API. */
  captchaUrl: string | undefined;
  /** Address of pictures for browsers if the site has no CDN, in the same form. Undefined: the page's origin. */
  assetUrl: string | undefined;
  /** Tiles of the maps, with the credit that their source asks for. Undefined: maps are drawn. */
  mapTiles: { url: string; credit: string } | undefined;
  /** Undefined: emails are stored in the data directory. */
  smtp: SmtpSettings | undefined;
  /** Undefined: the demo stores text messages in the data directory; production sends none. */
  sms: SmsSettings | undefined;
  /** Maximum text messages per hour, for all users together, because they cost money. */
  textsPerHour: number;
  /** Maximum searches per user and minute. */
  searchesPerMinute: number;
  /** Maximum quotes per user and minute; as many bookings and payments. */
  bookingsPerMinute: number;
  /** ISO codes of the countries whose numbers receive codes. */
  textCountries: readonly string[];
  /** Bucket for uploads; undefined: only the data directory can store them. */
  s3: S3Address | undefined;
  /** Keys that encrypt secrets in the database, the active one first; empty: those of the data directory. */
  secretKeys: Buffer[];
  /** Addresses and networks of trusted proxies, whose X-Forwarded-For is used. */
  trustProxy: string[];
  /** Other origins whose pages may call the API. */
  corsOrigins: string[];
  /** Whether the demo shows pictures of its sample world. */
  samplePictures: boolean;
  logLevel: 'error' | 'warn' | 'info' | 'debug';
}

/** Unusable settings, with all faults. Exit code 78. */
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
 * @throws BadSettings naming every fault, including contradictions between settings.
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
    mapTiles: values.MAP_TILES_URL
      ? { url: values.MAP_TILES_URL, credit: values.MAP_TILES_CREDIT ?? '' }
      : undefined,
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
    // In a demo the terminal should show only the address and the logins.
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
