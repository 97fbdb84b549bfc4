import { withoutFormats } from '../normal-text.ts';

/** Parsed HTML before sanitising. Element and attribute names are in lower case. */
export type LooseNode = string | LooseElement;
export interface LooseElement {
  tag: string;
  attrs: Readonly<Record<string, string>>;
  children: LooseNode[];
}

/** Maximum depth of the tree; deeper content is attached at this depth. */
export const looseDepth = 100;

/** Declarations of the `style` attribute, in lower case. */
export function stylesOf(element: LooseElement): ReadonlyMap<string, string> {
  const written = element.attrs.style;
  if (written === undefined) return none;
  return new Map(
    written.split(';').map((declaration) => {
      const colon = declaration.indexOf(':');
      const part = (from: number, to?: number) => declaration.slice(from, to).trim().toLowerCase();
      return [part(0, Math.max(colon, 0)), part(colon + 1)] as const;
    }),
  );
}

const none: ReadonlyMap<string, string> = new Map();

/** Reads attributes whose values are whole numbers within the bounds, without units or leading zeros. */
export function numbersOf<Name extends string>(
  element: LooseElement,
  bounds: Readonly<Record<Name, readonly [least: number, most: number]>>,
): Partial<Record<Name, string>> {
  const read = Object.entries<readonly [number, number]>(bounds).flatMap(([name, [least, most]]) => {
    const written = element.attrs[name] ?? '';
    const number = /^\s*\d{1,6}(?:px)?\s*$/.test(written) ? Number.parseInt(written, 10) : 0;
    return number >= least && number <= most ? [[name, String(number)] as const] : [];
  });
  return Object.fromEntries(read) as Partial<Record<Name, string>>;
}

/** Normalises an attribute that people read: one line, at most `most` characters. */
export function shortText(written: string | undefined, most: number): string {
  const letters = [
    ...storable(written ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  return letters.slice(0, most).join('').trim();
}

/**
 * Removes characters that the database cannot store or that are invisible: controls, lone surrogates, byte
 * order marks, format characters.
 */
export function storable(text: string): string {
  return withoutFormats(text).replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '',
  );
}
