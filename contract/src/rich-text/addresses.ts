const longest = 2_000;

/**
 * Normalises a link in an article: web page, mail address, telephone number or path on this portal; undefined
 * for anything else.
 */
export function linkAddress(written: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them in addresses
  const address = written.replace(/[\u0000-\u001f\u007f]/g, '').trim();
  if (address.length > longest) return undefined;
  if (/^https?:\/\//i.test(address)) return webAddress(address);
  const isKnown = /^(?:mailto:[^\s<>"@]+@[^\s<>"@]+|tel:\+?[\d().-]+|\/(?![/\\])[^\s\\<>"]*|\/)$/i.test(
    address,
  );
  return isKnown ? address : undefined;
}

/**
 * Accepts a picture in an article if it is an upload or a stock picture of a destination; otherwise
 * undefined.
 */
export function pictureAddress(written: string): string | undefined {
  const address = written.trim();
  const isOurs = /^\/(?:storage|pictures)\/[\w./-]+$/.test(address) && !address.includes('..');
  return isOurs && address.length <= longest ? address : undefined;
}

/**
 * Returns the address as browsers parse it, so that it cannot be read in two ways; undefined with
 * credentials.
 */
function webAddress(address: string): string | undefined {
  try {
    const url = new URL(address);
    const isPlain = url.username === '' && url.password === '' && url.hostname.includes('.');
    return isPlain && url.href.length <= longest ? url.href : undefined;
  } catch {
    return undefined;
  }
}
