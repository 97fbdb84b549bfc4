/** What a voucher is printed in, each beside the others in the order its agency chose; `my` is Burmese. */
export const voucherLanguages = ['zh', 'en', 'my'] as const;
export type VoucherLanguage = (typeof voucherLanguages)[number];

/** What a voucher setting is for: all products, or one that has its own. */
export const voucherScopes = ['', 'hotel', 'car', 'airport'] as const;
export type VoucherScope = (typeof voucherScopes)[number];

/** The products of which there are vouchers, and samples of them. */
export const voucherProducts = ['hotel', 'car', 'airport'] as const;

/** Accent colours to choose from, each dark enough for white letters; the first is the portal's own. */
export const voucherAccents = [
  '#0e3c44',
  '#1d4e89',
  '#17694a',
  '#8a1f2b',
  '#7a4300',
  '#5b2a86',
  '#3a3f4a',
] as const;

/** Least contrast of an accent colour with white, as WCAG 2 counts it. */
export const LEAST_CONTRAST = 4.5;

/** Most characters of an agency's own terms, in each language. */
export const MOST_TERMS = 2000;

/** Contrast of a colour `#rrggbb` with white, from 1 to 21; NaN for what is no such colour. */
export function contrastWithWhite(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return Number.NaN;
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05);
}
