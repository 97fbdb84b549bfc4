/** Languages of a voucher, printed side by side in the agency's order; `my` is Burmese. */
export const voucherLanguages = ['zh', 'en', 'my'] as const;
export type VoucherLanguage = (typeof voucherLanguages)[number];

/** Scope of a voucher setting: all products, or a single one. */
export const voucherScopes = ['', 'hotel', 'car', 'airport'] as const;
export type VoucherScope = (typeof voucherScopes)[number];

/** Products with vouchers and sample vouchers. */
export const voucherProducts = ['hotel', 'car', 'airport'] as const;

/** Selectable accent colours, each dark enough for white text; the first is the portal's own. */
export const voucherAccents = [
  '#0e3c44',
  '#1d4e89',
  '#17694a',
  '#8a1f2b',
  '#7a4300',
  '#5b2a86',
  '#3a3f4a',
] as const;

/** Minimum contrast of an accent colour with white by WCAG 2. */
export const LEAST_CONTRAST = 4.5;

/** Maximum length of an agency's terms per language, in characters. */
export const MAX_TERMS = 2000;

/** Calculates the contrast of a colour `#rrggbb` with white, from 1 to 21; NaN for an invalid colour. */
export function contrastWithWhite(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return Number.NaN;
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05);
}
