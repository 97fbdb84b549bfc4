import { withoutFormats } from './normal-text.ts';

/** HTML as somebody wrote it, before anything is left out. Names of elements and attributes in small letters. */
export type LooseNode = string | LooseElement;
export interface LooseElement {
  tag: string;
  attrs: Readonly<Record<string, string>>;
  children: LooseNode[];
}

/** How deep a tree of it may be: what stands deeper is to be given as if it stood there. */
export const looseDepth = 100;

/** What the attribute `style` says, in small letters. */
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

/** Attributes whose values are whole numbers within their bounds, as they are written for short. */
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

/** An attribute that people read, on one line and at most so many letters long. */
export function shortText(written: string | undefined, most: number): string {
  const letters = [
    ...storable(written ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  return letters.slice(0, most).join('').trim();
}

/** Without what the database cannot store and what nobody sees: controls, halves of letters, format characters. */
export function storable(text: string): string {
  return withoutFormats(text).replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '',
  );
}
