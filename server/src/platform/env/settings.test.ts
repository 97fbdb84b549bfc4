import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { texts } from '@serai/phrases/zh/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSettings } from './describe-settings.ts';
import { projectRoot } from './project-root.ts';
import { settingSchema } from './setting-schema.ts';
import { BadSettings, readSettings } from './settings.ts';

let base: string;
let open: string;
let file: string;

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'serai-settings-'));
  open = join(base, 'open');
  mkdirSync(open);
  chmodSync(open, 0o755);
  file = join(base, 'file');
  writeFileSync(file, '');
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

type Env = Record<string, string>;
const fresh = () => join(base, 'fresh');
const read = (env: Env) => readSettings({ DATA_DIR: fresh(), ...env });

function faultsOf(env: Env): BadSettings {
  try {
    read(env);
  } catch (error) {
    if (error instanceof BadSettings) return error;
    throw error;
  }
  throw new Error('was accepted');
}

const PUBLIC = { PUBLIC_URL: 'https://portal.example.com' };
const SMS = { SMS_URL: 'https://sms.example.com/send' };
const templatesOf = (id: unknown) =>
  JSON.stringify(Object.fromEntries(Object.keys(texts).map((purpose) => [purpose, id])));
const TENCENT = {
  SMS_TENCENT_SECRET_ID: 'AKID1',
  SMS_TENCENT_SECRET_KEY: 'hushhush',
  SMS_TENCENT_APP_ID: '1400006666',
  SMS_TENCENT_SIGN: '商驿',
  SMS_TENCENT_TEMPLATES: templatesOf({ 'zh-cn': '11', en: '12' }),
};
const MAIL = { SMTP_HOST: 'smtp.example.com', SMTP_FROM: 'no-reply@example.com' };

describe('readSettings accepts', () => {
  it('readSettings: nothing → demo on loopback', () => {
    expect(readSettings({ PORT: '' })).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      dataDir: join(process.cwd(), 'data'),
      databaseUrl: undefined,
      smtp: undefined,
      corsOrigins: [],
      logLevel: 'warn',
    });
  });

  it('readSettings: complete production setup → accepted', () => {
    const settings = read({
      PUBLIC_URL: 'https://Portal.example.com/',
      PORT: '8080',
      DATABASE_URL: 'postgres://serai:long-random@db.example.com/serai?sslmode=require',
      SMTP_URL: 'smtps://mailer:p%40ss@smtp.example.com',
      SMTP_FROM: 'Serai 商驿 <no-reply@example.com>',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, fd00::/8',
      CORS_ORIGINS: 'https://www.example.com, http://localhost:5173',
      LOG_LEVEL: 'warn',
    });
    expect(settings).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      publicUrl: 'https://portal.example.com',
      trustProxy: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
      corsOrigins: ['https://www.example.com', 'http://localhost:5173'],
      smtp: { host: 'smtp.example.com', port: 465, secure: true, user: 'mailer', password: 'p@ss' },
    });
  });

  it('readSettings: mail server in parts → accepted, STARTTLS by default', () => {
    expect(read(MAIL).smtp).toMatchObject({ port: 587, secure: false, user: undefined });
    expect(read({ ...MAIL, SMTP_PORT: '465' }).smtp).toMatchObject({ secure: true });
  });

  it('readSettings: text gateway → accepted, JSON by default', () => {
    const { sms, textsPerHour } = read({ ...SMS, SMS_HEADERS: '{"Authorization":"Bearer x"}' });
    expect(sms).toEqual({
      kind: 'gateway',
      url: 'https://sms.example.com/send',
      method: 'POST',
      headers: { Authorization: 'Bearer x', 'content-type': 'application/json' },
      body: '{"to":"{to}","text":"{text}"}',
      encoding: 'json',
      replyHolds: undefined,
    });
    expect(textsPerHour).toBe(300);
    const form = read({ ...SMS, SMS_BODY: 'm={digits}&t={text}', SMS_REPLY: 'OK', SMS_PER_HOUR: '20' });
    expect(read({ ...SMS, SMS_COUNTRIES: 'mm, de' }).textCountries).toEqual(['MM', 'DE']);
    expect(form).toMatchObject({ textsPerHour: 20, sms: { encoding: 'form', replyHolds: 'OK' } });
    expect(form.sms).toMatchObject({ headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    const query = read({ SMS_URL: 'https://h.example/s?m={number}&t={text}', SMS_METHOD: 'GET' });
    expect(query.sms).toMatchObject({ method: 'GET', body: undefined, headers: {} });
    expect(read({}).sms).toBeUndefined();
  });

  it('readSettings: Tencent Cloud → accepted, with a template for each text', () => {
    expect(read(TENCENT).sms).toEqual({
      kind: 'tencent',
      secretId: 'AKID1',
      secretKey: 'hushhush',
      appId: '1400006666',
      sign: '商驿',
      senderId: undefined,
      region: 'ap-guangzhou',
      endpoint: undefined,
      templates: Object.fromEntries(
        Object.keys(texts).map((purpose) => [purpose, { 'zh-cn': '11', en: '12' }]),
      ),
      templatesAbroad: undefined,
    });
    const abroad = { ...TENCENT, SMS_TENCENT_TEMPLATES: '', SMS_TENCENT_SIGN: '' };
    const { sms } = read({ ...abroad, SMS_TENCENT_TEMPLATES_ABROAD: templatesOf('7') });
    expect(sms).toMatchObject({
      templates: undefined,
      templatesAbroad: { account_exists: { 'zh-cn': '7' } },
    });
  });

  it.each([
    ['http on this machine', { PUBLIC_URL: 'http://localhost:3000' }],
    ['a socket without a password', { ...PUBLIC, DATABASE_URL: 'postgres:///serai?host=/run/postgresql' }],
    ['every origin in the demo', { CORS_ORIGINS: '*' }],
  ])('readSettings: %s → accepted', (_case, env) => {
    expect(() => read(env)).not.toThrow();
  });
});

const broken: [string, string, Env][] = [
  ['PORT', 'a word', { PORT: 'http' }],
  ['PORT', 'a negative number', { PORT: '-1' }],
  ['PORT', 'a fraction', { PORT: '80.5' }],
  ['PORT', 'more than 65535', { PORT: '65536' }],
  ['PORT', 'an exponent', { PORT: '3e3' }],
  ['HOST', 'a demo on the network', { HOST: '0.0.0.0' }],
  ['HOST', 'a mistyped address', { HOST: '127.0.0' }],
  ['HOST', 'an address with port', { HOST: 'localhost:3000' }],
  ['DATABASE_URL', 'another database', { DATABASE_URL: 'mysql://u:p@h/d' }],
  ['DATABASE_URL', 'no database name', { DATABASE_URL: 'postgres://u:p@h' }],
  ['DATABASE_URL', 'no address', { DATABASE_URL: 'localhost' }],
  ['DATABASE_URL', 'a stray percent sign', { DATABASE_URL: 'postgres://u:100%@h/d' }],
  [
    'DATABASE_URL',
    'a known password in production',
    { ...PUBLIC, DATABASE_URL: 'postgres://u:Postgres@db/d' },
  ],
  ['DATABASE_URL', 'no password in production', { ...PUBLIC, DATABASE_URL: 'postgres://u@db/d' }],
  ['PUBLIC_URL', 'no scheme', { PUBLIC_URL: 'portal.example.com' }],
  ['PUBLIC_URL', 'no encryption', { PUBLIC_URL: 'http://portal.example.com' }],
  ['PUBLIC_URL', 'a path', { PUBLIC_URL: 'https://example.com/portal' }],
  ['PUBLIC_URL', 'a query', { PUBLIC_URL: 'https://example.com/?a=1' }],
  ['PUBLIC_URL', 'a login', { PUBLIC_URL: 'https://u:p@example.com' }],
  ['PUBLIC_URL', 'another scheme', { PUBLIC_URL: 'ftp://example.com' }],
  ['SMTP_URL', 'another scheme', { SMTP_URL: 'http://smtp.example.com', SMTP_FROM: 'a@b.c' }],
  ['SMTP_URL', 'no address', { SMTP_URL: 'smtp.example.com', SMTP_FROM: 'a@b.c' }],
  ['SMTP_HOST', 'two ways at once', { ...MAIL, SMTP_URL: 'smtp://smtp.example.com' }],
  ['SMTP_HOST', 'a user without host', { SMTP_USER: 'u', SMTP_PASS: 'p' }],
  ['SMTP_HOST', 'a scheme in the host', { ...MAIL, SMTP_HOST: 'smtp://h' }],
  ['SMTP_PORT', 'zero', { ...MAIL, SMTP_PORT: '0' }],
  ['SMTP_PASS', 'a user without password', { ...MAIL, SMTP_USER: 'u' }],
  ['SMTP_USER', 'a password without user', { ...MAIL, SMTP_PASS: 'p' }],
  ['SMTP_FROM', 'no sender', { SMTP_HOST: 'smtp.example.com' }],
  ['SMTP_FROM', 'a sender that is no address', { ...MAIL, SMTP_FROM: 'Serai' }],
  ['SMTP_FROM', 'a second header in the sender', { ...MAIL, SMTP_FROM: 'a\r\nBcc: x <a@b.c>' }],
  ['SMTP_PASSWORD', 'a mistyped name', { ...MAIL, SMTP_PASSWORD: 'p' }],
  ['SMS_URL', 'another scheme', { SMS_URL: 'ftp://sms.example.com' }],
  ['SMS_URL', 'a login', { SMS_URL: 'https://u:p@sms.example.com' }],
  ['SMS_URL', 'a place in the host', { SMS_URL: 'https://{to}.example.com/' }],
  ['SMS_URL', 'a body without gateway', { SMS_BODY: '{"to":"{to}","text":"{text}"}' }],
  ['SMS_URL', 'GET without places', { ...SMS, SMS_METHOD: 'GET' }],
  ['SMS_URL', 'no encryption in production', { ...PUBLIC, SMS_URL: 'http://sms.example.com/send' }],
  ['SMS_METHOD', 'another method', { ...SMS, SMS_METHOD: 'PUT' }],
  ['SMS_HEADERS', 'no JSON', { ...SMS, SMS_HEADERS: 'Authorization: x' }],
  ['SMS_HEADERS', 'a list', { ...SMS, SMS_HEADERS: '["x"]' }],
  ['SMS_HEADERS', 'a second header in a value', { ...SMS, SMS_HEADERS: '{"a":"x\\r\\nb: y"}' }],
  ['SMS_BODY', 'no place for the text', { ...SMS, SMS_BODY: '{"to":"{to}"}' }],
  ['SMS_BODY', 'no place for the number', { ...SMS, SMS_BODY: '{"text":"{text}"}' }],
  ['SMS_BODY', 'broken JSON', { ...SMS, SMS_BODY: '{"to":{to},"text":"{text}"' }],
  ['SMS_BODY', 'a body with GET', { ...SMS, SMS_METHOD: 'GET', SMS_BODY: 'to={to}&text={text}' }],
  ['SMS_PER_HOUR', 'none at all', { ...SMS, SMS_PER_HOUR: '0' }],
  ['SMS_COUNTRIES', 'no country', { ...SMS, SMS_COUNTRIES: 'MM,XX' }],
  ['SMS_TOKEN', 'a mistyped name', { ...SMS, SMS_TOKEN: 'x' }],
  ['SMS_URL', 'two ways at once', { ...TENCENT, ...SMS }],
  ['SMS_TENCENT_SECRET_ID', 'no secret id', { ...TENCENT, SMS_TENCENT_SECRET_ID: '' }],
  ['SMS_TENCENT_SECRET_KEY', 'no secret key', { ...TENCENT, SMS_TENCENT_SECRET_KEY: '' }],
  ['SMS_TENCENT_APP_ID', 'no app', { ...TENCENT, SMS_TENCENT_APP_ID: '' }],
  ['SMS_TENCENT_APP_ID', 'an app that is no number', { ...TENCENT, SMS_TENCENT_APP_ID: 'serai' }],
  ['SMS_TENCENT_SIGN', 'no signature', { ...TENCENT, SMS_TENCENT_SIGN: '' }],
  ['SMS_TENCENT_SIGN', 'a signature in brackets', { ...TENCENT, SMS_TENCENT_SIGN: '【商驿】' }],
  ['SMS_TENCENT_SENDER_ID', 'a sender with a space', { ...TENCENT, SMS_TENCENT_SENDER_ID: 'a b' }],
  ['SMS_TENCENT_REGION', 'no region', { ...TENCENT, SMS_TENCENT_REGION: 'Guangzhou' }],
  ['SMS_TENCENT_TEMPLATES', 'no templates', { ...TENCENT, SMS_TENCENT_TEMPLATES: '' }],
  ['SMS_TENCENT_TEMPLATES', 'no JSON', { ...TENCENT, SMS_TENCENT_TEMPLATES: '11' }],
  ['SMS_TENCENT_TEMPLATES', 'an id of letters', { ...TENCENT, SMS_TENCENT_TEMPLATES: templatesOf('a') }],
  [
    'SMS_TENCENT_TEMPLATES',
    'another language',
    { ...TENCENT, SMS_TENCENT_TEMPLATES: templatesOf({ my: '1' }) },
  ],
  ['SMS_TENCENT_TEMPLATES', 'no language', { ...TENCENT, SMS_TENCENT_TEMPLATES: templatesOf({}) }],
  [
    'SMS_TENCENT_TEMPLATES',
    'a text without template',
    { ...TENCENT, SMS_TENCENT_TEMPLATES: '{"account_exists":"1"}' },
  ],
  [
    'SMS_TENCENT_TEMPLATES_ABROAD',
    'a text that is none of ours',
    { ...TENCENT, SMS_TENCENT_TEMPLATES_ABROAD: templatesOf('1').replace('{', '{"hello":"1",') },
  ],
  ['SMS_TENCENT_ENDPOINT', 'a path', { ...TENCENT, SMS_TENCENT_ENDPOINT: 'https://h.example/sms' }],
  [
    'SMS_TENCENT_ENDPOINT',
    'no encryption in production',
    { ...PUBLIC, ...TENCENT, SMS_TENCENT_ENDPOINT: 'http://sms.example.com' },
  ],
  ['UPLOAD_S3_URL', 'no key', { UPLOAD_S3_URL: 'https://s3.example.com/bucket' }],
  ['UPLOAD_S3_URL', 'no bucket', { UPLOAD_S3_URL: 'https://key:word@s3.example.com' }],
  ['UPLOAD_S3_URL', 'the bucket twice', { UPLOAD_S3_URL: 'https://key:word@b.example.com/b?style=host' }],
  ['UPLOAD_S3_URL', 'another scheme', { UPLOAD_S3_URL: 's3://key:word@bucket' }],
  [
    'UPLOAD_S3_URL',
    'no encryption in production',
    { ...PUBLIC, UPLOAD_S3_URL: 'http://key:word@s3.example.com/bucket' },
  ],
  ['TRUST_PROXY', 'a switch', { TRUST_PROXY: 'true' }],
  ['TRUST_PROXY', 'a network too narrow', { TRUST_PROXY: '10.0.0.0/33' }],
  ['TRUST_PROXY', 'an empty place', { TRUST_PROXY: '10.0.0.1,' }],
  ['TRUST_PROXY', 'everybody in production', { ...PUBLIC, TRUST_PROXY: '0.0.0.0/0' }],
  ['TRUST_PROXY', 'everybody by IPv6 in production', { ...PUBLIC, TRUST_PROXY: '::/0' }],
  ['CORS_ORIGINS', 'a host without scheme', { CORS_ORIGINS: 'www.example.com' }],
  ['CORS_ORIGINS', 'a path', { CORS_ORIGINS: 'https://example.com/app' }],
  ['CORS_ORIGINS', 'every origin in production', { ...PUBLIC, CORS_ORIGINS: '*' }],
  ['CORS_ORIGINS', 'no encryption in production', { ...PUBLIC, CORS_ORIGINS: 'http://www.example.com' }],
  ['SAMPLE_PICTURES', 'a number', { SAMPLE_PICTURES: '0' }],
  ['LOG_LEVEL', 'an unknown level', { LOG_LEVEL: 'loud' }],
  ['LOG_LEVEL', 'debug in production', { ...PUBLIC, LOG_LEVEL: 'debug' }],
  ['DATA_DIR', 'a NUL character', { DATA_DIR: 'a\0b' }],
];

describe('readSettings refuses', () => {
  it.each(broken)('readSettings: %s: %s → refused', (name, _case, env) => {
    const refusal = faultsOf(env);
    expect(refusal.exitCode).toBe(78);
    expect(refusal.faults.map((fault) => fault.name)).toEqual([name]);
    expect(refusal.message).toMatch(new RegExp(`^  ${name}: .+ Example: ${name}=.+$`, 'm'));
  });

  it('readSettings: DATA_DIR is a file, below a file, or open to others in production → refused', () => {
    expect(faultsOf({ DATA_DIR: file }).message).toContain('DATA_DIR: is not a folder');
    expect(faultsOf({ DATA_DIR: join(file, 'data') }).message).toContain('DATA_DIR: cannot be');
    expect(() => read({ DATA_DIR: open })).not.toThrow();
    expect(faultsOf({ ...PUBLIC, DATA_DIR: open }).message).toContain(`run chmod o-rw ${open}`);
    chmodSync(open, 0o711);
    expect(() => read({ ...PUBLIC, DATA_DIR: open })).not.toThrow();
  });

  it('readSettings: several errors → all listed, one per line', () => {
    const env = {
      PUBLIC_URL: 'http://example.com',
      PORT: 'x',
      LOG_LEVEL: 'loud',
      CORS_ORIGINS: '*',
      SMTP_USER: 'u',
    };
    const refusal = faultsOf(env);
    const names = refusal.faults.map(({ name }) => name).sort();
    expect(names).toEqual(['CORS_ORIGINS', 'LOG_LEVEL', 'PORT', 'PUBLIC_URL', 'SMTP_HOST']);
    expect(refusal.message.split('\n')).toHaveLength(6);
  });

  it('readSettings: refused secret → not repeated', () => {
    const env = {
      DATABASE_URL: 'mysql://u:hushhush@h/d',
      SMTP_URL: 'http://u:hushhush@h',
      SMTP_FROM: 'a@b.c',
      UPLOAD_S3_URL: 'https://key:hushhush@s3.example.com/a/b',
    };
    expect(faultsOf(env).message).not.toContain('hushhush');
  });
});

describe('describeSettings', () => {
  it('describeSettings: settings → current values, no secret', () => {
    const text = describeSettings(
      read({
        DATABASE_URL: 'postgres://serai:hushhush@db.example.com/serai?sslpassword=hushhush',
        SMTP_URL: 'smtp://mailer:hushhush@smtp.example.com',
        SMTP_FROM: 'a@b.c',
        SMS_URL: 'https://sms.example.com/hushhush?key=hushhush',
        SMS_HEADERS: '{"authorization":"hushhush"}',
        UPLOAD_S3_URL: 'https://key:hushhush@s3.example.com/bucket?region=eu-1',
      }),
    ).join('\n');
    expect(text).toContain('database: postgres://serai:***@db.example.com/serai?sslpassword=***');
    expect(text).toContain('text messages: POST https://sms.example.com, codes to MM CN ');
    expect(text).toContain('uploads: in the data directory or https://s3.example.com/bucket/ (s3)');
    expect(text).toContain('mail: smtp.example.com:587 as mailer, from a@b.c');
    expect(text).not.toContain('hushhush');
  });

  it('describeSettings: text provider → named without its key', () => {
    const text = describeSettings(read(TENCENT)).join('\n');
    expect(text).toContain(
      'text messages: Tencent Cloud ap-guangzhou, app 1400006666, to +86 as 商驿, codes to MM',
    );
    expect(text).not.toMatch(/hushhush|AKID1/);
  });
});

it('docs/settings.md: every setting of the schema → named', () => {
  const page = readFileSync(join(projectRoot, 'docs/settings.md'), 'utf8');
  const named = new Set(page.match(/`[A-Z][A-Z0-9_]+`/g));
  expect(Object.keys(settingSchema.shape).filter((name) => !named.has(`\`${name}\``))).toEqual([]);
});
