import { isLoopback, type SettingFault } from './setting-fields.ts';
import type { SettingValues } from './setting-schema.ts';
import { EXAMPLE_S3 } from './setting-schema.ts';

/** Passwords found in common examples. */
const KNOWN_PASSWORDS = new Set([
  '',
  'postgres',
  'password',
  'passwd',
  'secret',
  'serai',
  'admin',
  'root',
  'changeme',
  'example',
  'test',
  '123456',
]);

/** Finds settings that are allowed in a demo but not in a publicly reachable portal. */
export function findProductionFaults(values: Partial<SettingValues>): SettingFault[] {
  const {
    PUBLIC_URL,
    API_URL,
    CAPTCHA_URL,
    ASSET_URL,
    MAP_TILES_URL,
    CORS_ORIGINS = [],
    TRUST_PROXY = [],
    DATABASE_URL,
    LOG_LEVEL,
    SMS_URL,
    SMS_TENCENT_ENDPOINT,
    UPLOAD_S3_URL,
  } = values;
  const faults: SettingFault[] = [];
  if (PUBLIC_URL !== undefined && isOpenHttp(PUBLIC_URL)) {
    faults.push({
      name: 'PUBLIC_URL',
      problem: 'is not encrypted; passwords and tokens would travel in the clear.',
      example: 'https://portal.example.com',
    });
  }
  if (API_URL !== undefined && isOpenHttp(API_URL)) {
    const problem = 'is not encrypted; passwords and tokens would travel in the clear.';
    faults.push({ name: 'API_URL', problem, example: 'https://api.example.com' });
  }
  if (CAPTCHA_URL !== undefined && isOpenHttp(CAPTCHA_URL)) {
    const problem = 'is not encrypted; pages that are encrypted cannot ask there.';
    faults.push({ name: 'CAPTCHA_URL', problem, example: 'https://captcha.example.com' });
  }
  if (ASSET_URL !== undefined && isOpenHttp(ASSET_URL)) {
    const problem = 'is not encrypted; pages that are encrypted cannot show pictures from there.';
    faults.push({ name: 'ASSET_URL', problem, example: 'https://static.example.com' });
  }
  if (MAP_TILES_URL !== undefined && isOpenHttp(MAP_TILES_URL)) {
    const problem = 'is not encrypted; pages that are encrypted cannot show tiles from there.';
    faults.push({ name: 'MAP_TILES_URL', problem, example: 'https://tiles.example.com/{z}/{x}/{y}.png' });
  }
  if (SMS_URL !== undefined && isOpenHttp(SMS_URL)) {
    const problem = 'is not encrypted; codes would travel in the clear.';
    faults.push({ name: 'SMS_URL', problem, example: 'https://sms.example.com/send' });
  }
  if (SMS_TENCENT_ENDPOINT !== undefined && isOpenHttp(SMS_TENCENT_ENDPOINT)) {
    const problem = 'is not encrypted; codes would travel in the clear.';
    faults.push({ name: 'SMS_TENCENT_ENDPOINT', problem, example: 'https://sms.tencentcloudapi.com' });
  }
  if (UPLOAD_S3_URL !== undefined && isOpenHttp(UPLOAD_S3_URL.base)) {
    const problem = 'is not encrypted; uploads would travel in the clear.';
    faults.push({ name: 'UPLOAD_S3_URL', problem, example: EXAMPLE_S3 });
  }
  if (CORS_ORIGINS.includes('*')) {
    const problem = 'allows every site to call the API. Name the sites.';
    faults.push({ name: 'CORS_ORIGINS', problem, example: 'https://www.example.com' });
  }
  const openOrigin = CORS_ORIGINS.find((origin) => origin !== '*' && isOpenHttp(origin));
  if (openOrigin) {
    const problem = `names ${openOrigin}, which is not encrypted.`;
    faults.push({ name: 'CORS_ORIGINS', problem, example: 'https://www.example.com' });
  }
  if (TRUST_PROXY.some((network) => /\/0+$/.test(network))) {
    const problem = 'believes every caller about its own address. Name your proxies.';
    faults.push({ name: 'TRUST_PROXY', problem, example: '10.0.0.0/8' });
  }
  if (DATABASE_URL !== undefined && hasKnownPassword(DATABASE_URL)) {
    const problem = 'has no password, or one that stands in every example.';
    faults.push({
      name: 'DATABASE_URL',
      problem,
      example: 'postgres://serai:a-long-random-word@db.example.com/serai',
    });
  }
  if (LOG_LEVEL === 'debug') {
    faults.push({
      name: 'LOG_LEVEL',
      problem: 'is debug, which writes personal data to the log.',
      example: 'info',
    });
  }
  return faults;
}

function isOpenHttp(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname);
}

function hasKnownPassword(address: string): boolean {
  const { hostname, password, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? hostname;
  // A unix socket or this machine may accept users without a password.
  if (host === '' || host.startsWith('/') || host.startsWith('%2F') || isLoopback(host)) return false;
  return KNOWN_PASSWORDS.has(decodeURIComponent(password).toLowerCase());
}
