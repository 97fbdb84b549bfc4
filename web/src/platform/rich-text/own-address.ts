/** Whether it is a path of ours: no other site's address, whatever a browser makes of its signs. */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(address);
}

/** Whether it is a file of ours: one that was uploaded, or a picture of a destination. */
export function isOwnFile(address: string): boolean {
  return /^\/(?:storage|pictures)\//.test(address) && isOwnPath(address);
}
