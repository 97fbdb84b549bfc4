/**
 * The header `content-disposition` of a file: its name in ASCII for readers that know no other form, and the name as it
 * is (RFC 6266).
 */
export function contentDisposition(isInline: boolean, name: string): string {
  const kind = isInline ? 'inline' : 'attachment';
  return `${kind}; filename="${asciiName(name)}"; filename*=UTF-8''${encodeName(name)}`;
}

/** `订单-hotel.csv` → `hotel.csv`: the letters that ASCII has. What has none is a `file`. */
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

/** As RFC 5987 wants it: `encodeURIComponent` leaves five characters that may not stand there. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
