/** The part of fontkit that is used; the package ships no types. */
declare module 'fontkit' {
  export function create(file: Uint8Array): { characterSet: number[] };
}
