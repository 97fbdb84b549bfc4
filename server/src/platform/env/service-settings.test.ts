import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSettings } from './describe-settings.ts';
import { BadSettings, readSettings } from './settings.ts';

/** Test folder for the addresses of API, captcha and pictures. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'serai-services-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const names = ['API_URL', 'CAPTCHA_URL', 'ASSET_URL'] as const;
const production = { PUBLIC_URL: 'https://book.example.com' };
const read = (env: Record<string, string>) => readSettings({ DATA_DIR: join(folder, 'data'), ...env });

describe('the addresses of API, captcha and pictures', () => {
  it('service addresses: unset → the page’s origin', () => {
    expect(read({ API_URL: ' ' })).toMatchObject({
      apiUrl: undefined,
      captchaUrl: undefined,
      assetUrl: undefined,
    });
  });

  it('service addresses: separate host, or path below a gateway → accepted', () => {
    const settings = read({
      ...production,
      API_URL: 'https://API.example.com:443/Serai/v1.0/',
      CAPTCHA_URL: 'https://[2001:db8::1]:8443',
      ASSET_URL: 'https://static.example.com/serai/',
    });
    expect(settings).toMatchObject({
      apiUrl: 'https://api.example.com/Serai/v1.0',
      captchaUrl: 'https://[2001:db8::1]:8443',
      assetUrl: 'https://static.example.com/serai',
    });
    const text = describeSettings(settings).join('\n');
    expect(text).toContain('API for browsers: https://api.example.com/Serai/v1.0');
    expect(text).toContain('captcha for browsers: https://[2001:db8::1]:8443');
    expect(text).toContain('pictures for browsers: https://static.example.com/serai');
  });

  it('service addresses: this machine → http allowed', () => {
    expect(read({ ...production, API_URL: 'http://127.0.0.1:3001' }).apiUrl).toBe('http://127.0.0.1:3001');
    expect(read({ API_URL: 'http://api.test' }).apiUrl).toBe('http://api.test');
  });
});

describe('map tiles', () => {
  it('MAP_TILES_URL: template with zoom, column and row → kept with its credit; unset → none', () => {
    const url = 'https://tiles.example.com/v1/{z}/{x}/{y}@2x.png?key=ab-1';
    const settings = read({ ...production, MAP_TILES_URL: url, MAP_TILES_CREDIT: '© Maps' });
    expect(settings.mapTiles).toEqual({ url, credit: '© Maps' });
    expect(describeSettings(settings).join('\n')).toContain(`map tiles: ${url}`);
    expect(read({}).mapTiles).toBeUndefined();
  });

  it.each([
    'https://tiles.example.com/{z}/{x}.png',
    'https://tiles.example.com/{z}/{x}/{y}/{x}.png',
    'https://tiles.example.com/{z}/{x}/{y}/{r}.png',
    'https://user:secret@tiles.example.com/{z}/{x}/{y}.png',
    'https://tiles.example.com;/{z}/{x}/{y}.png',
    'https://*.example.com/{z}/{x}/{y}.png',
    'ftp://tiles.example.com/{z}/{x}/{y}.png',
    'https://tiles.example.com/{z}/{x}/{y}.png">',
  ])('MAP_TILES_URL: %s → refused', (url) => {
    expect(() => read({ MAP_TILES_URL: url })).toThrow(BadSettings);
  });

  it('MAP_TILES_URL: unencrypted in production → refused', () => {
    const url = 'http://tiles.example.com/{z}/{x}/{y}.png';
    expect(read({ MAP_TILES_URL: url }).mapTiles?.url).toBe(url);
    expect(() => read({ ...production, MAP_TILES_URL: url })).toThrow(BadSettings);
  });
});

describe.each(names)('%s refuses', (name) => {
  function refusal(value: string, env: Record<string, string> = {}): BadSettings {
    try {
      read({ ...env, [name]: value });
    } catch (error) {
      if (error instanceof BadSettings) return error;
      throw error;
    }
    throw new Error('was accepted');
  }

  it.each([
    'api.example.com',
    '//api.example.com',
    'ftp://api.example.com',
    'javascript:alert(1)',
    'https://',
    'https://u:p@api.example.com',
    'https://u@api.example.com',
    'https://api.example.com/?a=1',
    '/api',
    'https://api.example.com/a/../b',
    'https://api.example.com/..',
    'https://api.example.com/./a',
    'https://api.example.com/%2e%2e/a',
    'https://api.example.com//a',
    'https://api.example.com\\a',
    'https://api.example.com/#x',
    'https://api.example.com:99999',
    'https://[::1',
    'https://256.1.1.1',
    'https:api.example.com',
    'https://a\nb.example.com',
    'https://api.example.com/a"b',
    'https://.',
    // Values that would start another directive of the content security policy, or match all hosts.
    'https://*.example.com',
    "https://a'none'",
    'https://a;script-src',
    'https://a b',
    'https://a,b',
  ])('service addresses: %j → refused', (value) => {
    const { exitCode, faults, message } = refusal(value);
    expect([exitCode, faults.map((fault) => fault.name)]).toEqual([78, [name]]);
    expect(message).toMatch(new RegExp(`^  ${name}: is not an http.+ Example: ${name}=https://.+$`, 'm'));
  });

  it('service addresses: http in production → refused', () => {
    const { faults } = refusal('http://api.example.com', production);
    expect(faults).toMatchObject([{ name, problem: expect.stringContaining('not encrypted') }]);
  });
});
