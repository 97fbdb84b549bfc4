import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSecretKeys } from './secret-keys.ts';
import { readSettings } from './settings.ts';
import { StartRefused } from './start-refused.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serai-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const one = Buffer.alloc(32, 1);
const two = Buffer.alloc(32, 2);

describe('secret keys', () => {
  it('secret keys: none configured → created once in the data directory for its owner only, then read', () => {
    const place = join(folder, 'data');
    const made = openSecretKeys([], place);
    expect(made).toHaveLength(1);
    expect(made[0]).toHaveLength(32);
    expect(openSecretKeys([], place)).toEqual(made);
    expect(openSecretKeys([], join(folder, 'other'))).not.toEqual(made);
    expect(statSync(join(place, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(readdirSync(place)).toEqual(['secret.key']);
  });

  it('secret keys: several lines → the first is active', () => {
    writeFileSync(join(folder, 'secret.key'), `${two.toString('base64')}\n${one.toString('base64url')}\n\n`);
    expect(openSecretKeys([], folder)).toEqual([two, one]);
  });

  it('secret keys: invalid file → start refused, file unchanged', () => {
    for (const text of ['', 'x', `${one.toString('base64')}\nmore`]) {
      writeFileSync(join(folder, 'secret.key'), text);
      expect(() => openSecretKeys([], folder), JSON.stringify(text)).toThrow(StartRefused);
      expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toBe(text);
    }
  });

  it('secret keys: setting → used instead of the file, which is not created', () => {
    const settings = readSettings({
      DATA_DIR: folder,
      SECRET_KEYS: `${two.toString('base64')}, ${one.toString('base64')}`,
    });
    expect(openSecretKeys(settings.secretKeys, folder)).toEqual([two, one]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(['short', 'A'.repeat(44), `${one.toString('base64')},`])(
    'secret keys: setting %j → refused',
    (text) => {
      expect(() => readSettings({ DATA_DIR: folder, SECRET_KEYS: text })).toThrow(/SECRET_KEYS/);
    },
  );
});
