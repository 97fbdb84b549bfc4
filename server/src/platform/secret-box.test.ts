import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const [first, second] = [randomBytes(32), randomBytes(32)];
const plain = Buffer.from('a secret of some length');

describe('a secret box', () => {
  it('secret box: sealed twice → different each time, opens', () => {
    const box = createSecretBox([first]);
    const [one, two] = [box.seal(plain, 'row 1'), box.seal(plain, 'row 1')];
    expect(one.equals(two)).toBe(false);
    expect(one.includes(plain)).toBe(false);
    for (const sealed of [one, two]) expect(box.open(sealed, 'row 1')).toEqual(plain);
  });

  it('secret box: another row, or one bit changed → does not open', () => {
    const box = createSecretBox([first]);
    const sealed = box.seal(plain, 'row 1');
    expect(box.open(sealed, 'row 2')).toBeUndefined();
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(box.open(changed, 'row 1'), `byte ${at}`).toBeUndefined();
    }
    for (const length of [0, 3, 4, 31]) expect(box.open(sealed.subarray(0, length), 'row 1')).toBeUndefined();
  });

  it('secret box: older key → opens, recognised as older', () => {
    const sealed = createSecretBox([first]).seal(plain, 'row');
    const both = createSecretBox([second, first]);
    expect(both.open(sealed, 'row')).toEqual(plain);
    expect(both.isCurrent(sealed)).toBe(false);
    expect(both.isCurrent(both.seal(plain, 'row'))).toBe(true);
    expect(createSecretBox([second]).open(sealed, 'row')).toBeUndefined();
  });

  it('secret box: key of another length than 32 bytes → refused', () => {
    expect(() => createSecretBox([])).toThrow();
    expect(() => createSecretBox([first, randomBytes(16)])).toThrow();
  });
});
