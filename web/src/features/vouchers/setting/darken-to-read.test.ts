import { contrastWithWhite } from '@serai/contract/vouchers/design';
import { expect, test } from 'vitest';
import { darkenToRead } from './darken-to-read.ts';

test('accent colour: too light → darkened just enough for white text; others → unchanged', () => {
  for (const light of ['#e8a0a8', '#ffffff', '#ffd400', '#777777']) {
    const shade = darkenToRead(light)!;
    expect(contrastWithWhite(shade), light).toBeGreaterThanOrEqual(4.5);
    expect(contrastWithWhite(shade), light).toBeLessThan(4.8);
  }
  expect(darkenToRead('#8a1f2b')).toBeNull();
  expect(darkenToRead('#8a1f')).toBeNull();
});
