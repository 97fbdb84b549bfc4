import { contrastWithWhite } from '@serai/contract/vouchers/design';
import { expect, test } from 'vitest';
import { darkenToRead } from './darken-to-read.ts';

test('a colour too light is darkened just as far as white can be read on it; others are left alone', () => {
  for (const light of ['#e8a0a8', '#ffffff', '#ffd400', '#777777']) {
    const shade = darkenToRead(light)!;
    expect(contrastWithWhite(shade), light).toBeGreaterThanOrEqual(4.5);
    expect(contrastWithWhite(shade), light).toBeLessThan(4.8);
  }
  expect(darkenToRead('#8a1f2b')).toBeNull();
  expect(darkenToRead('#8a1f')).toBeNull();
});
