const longest = 2_000;

/**
 * A link as an article may hold it: to a page of the web, a mail address, a telephone or a path of ours; undefined for
 * every other.
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

/** A picture of ours as an article may hold it: one that was uploaded or one of a destination; else undefined. */
export function pictureAddress(written: string): string | undefined {
  const address = written.trim();
  const isOurs = /^\/(?:storage|pictures)\/[\w./-]+$/.test(address) && !address.includes('..');
  return isOurs && address.length <= longest ? address : undefined;
}

/** As browsers read it, so that nothing in it is read in two ways; none with a name and password in it. */
function webAddress(address: string): string | undefined {
  try {
    const url = new URL(address);
    const isPlain = url.username === '' && url.password === '' && url.hostname.includes('.');
    return isPlain && url.href.length <= longest ? url.href : undefined;
  } catch {
    return undefined;
  }
}
