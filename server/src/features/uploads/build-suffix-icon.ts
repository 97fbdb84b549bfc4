import type { buildSuffixIcon as endpoint } from '@serai/contract/files/uploads';
import type { Call } from '../../calls.ts';
import type { FileReply } from '../../platform/http/route.ts';

const defaultColour = '#0f5f6b';

/** Renders the icon of a file type: a sheet with a folded corner and the suffix, or no text without one. */
export function buildSuffixIcon({ input }: Pick<Call<typeof endpoint>, 'input'>): FileReply {
  const [, suffix = ''] = /^\.?([a-z0-9]{1,10})$/i.exec(input.suffix ?? '') ?? [];
  const colour = /^#[0-9a-f]{6}$/i.test(input.background ?? '') ? input.background! : defaultColour;
  const size = Math.min(130, Math.round(640 / Math.max(1, suffix.length)));
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">' +
    `<path fill="#fffdf6" stroke="${colour}" stroke-width="12" d="M112 22h200l94 94v374H112z"/>` +
    `<path fill="${colour}" d="M312 22v94h94zM62 270h388v150H62z"/>` +
    `<text x="256" y="${345 + size / 3}" font-family="sans-serif" font-weight="700" font-size="${size}" ` +
    `text-anchor="middle" fill="#fff">${suffix.toUpperCase()}</text></svg>`;
  return {
    type: 'image/svg+xml',
    name: `${suffix || 'file'}.svg`,
    bytes: Buffer.from(svg),
    inline: true,
    isEmbeddable: true,
  };
}
