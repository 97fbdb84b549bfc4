import { contrastWithWhite, LEAST_CONTRAST } from '@serai/contract/vouchers/design';

/**
 * The lightest shade of a colour `#rrggbb` with enough contrast to white; null if it is not a colour or dark enough
 * already.
 */
export function darkenToRead(hex: string): string | null {
  const contrast = contrastWithWhite(hex);
  if (Number.isNaN(contrast) || contrast >= LEAST_CONTRAST) return null;
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  for (let percent = 99; percent > 0; percent--) {
    const darker = channels.map((channel) => Math.floor((channel * percent) / 100));
    const shade = `#${darker.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    if (contrastWithWhite(shade) >= LEAST_CONTRAST) return shade;
  }
  return '#000000';
}
