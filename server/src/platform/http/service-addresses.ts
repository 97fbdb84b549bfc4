/** Where browsers find what is not where the page came from, each without a final slash: `/api/…` or a picture's path follows. */
export interface ServiceAddresses {
  /** Unset: where the page came from. */
  apiUrl?: string;
  /** Unset: where the API is. */
  captchaUrl?: string;
  /** Pictures and other files that the site has no CDN address for. Unset: where the page came from. */
  assetUrl?: string;
}

/** The origins that are called, for the pages' content policy. */
export function originsOf({ apiUrl, captchaUrl }: ServiceAddresses): string[] {
  const addresses = [apiUrl, captchaUrl].filter((address) => address !== undefined);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/** Our own pages, when they call us under another origin than theirs: they need not be named among the foreign ones. */
export function openTo(services: ServiceAddresses, publicUrl: string): string[] {
  const { origin } = new URL(publicUrl);
  return originsOf(services).some((called) => called !== origin) ? [origin] : [];
}
