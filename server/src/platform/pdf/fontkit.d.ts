/** The part of fontkit that is used; the package ships no types. */
declare module 'fontkit' {
  export interface Face {
    characterSet: number[];
    unitsPerEm: number;
    layout(text: string): {
      glyphs: { path: { toSVG(): string } }[];
      positions: { xAdvance: number; xOffset: number }[];
      advanceWidth: number;
    };
  }
  export function create(file: Uint8Array): Face;
}
