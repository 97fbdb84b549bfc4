/** Builds the `content-disposition` header of a file: an ASCII name for old readers and the full name (RFC 6266). */
export function contentDisposition(isInline: boolean, name: string): string {
  const kind = isInline ? 'inline' : 'attachment';
  return `${kind}; filename="${asciiName(name)}"; filename*=UTF-8''${encodeName(name)}`;
}

/** `订单-hotel.csv` → `hotel.csv`: keeps ASCII letters only; `file` if none are left. */
function asciiName(name: string): string {
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  const stem = name
    .slice(0, name.length - ending.length)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 ._()-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^[-. ]+|[-. ]+$/g, '');
  return `${stem || 'file'}${ending}`;
}

/** Encodes for RFC 5987: `encodeURIComponent` leaves five characters that it forbids. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
