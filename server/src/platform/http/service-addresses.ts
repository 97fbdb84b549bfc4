/** Where browsers call what is not where the page came from, each without a final slash: `/api/…` follows. */
export interface ServiceAddresses {
  /** Unset: where the page came from. */
  apiUrl?: string;
  /** Unset: where the API is. */
  captchaUrl?: string;
}

/** The origins of these addresses, for the pages' content policy. */
export function originsOf({ apiUrl, captchaUrl }: ServiceAddresses): string[] {
  const addresses = [apiUrl, captchaUrl].filter((address) => address !== undefined);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/** Our own pages, when they call us under another origin than theirs: they need not be named among the foreign ones. */
export function openTo(services: ServiceAddresses, publicUrl: string): string[] {
  const { origin } = new URL(publicUrl);
  return originsOf(services).some((called) => called !== origin) ? [origin] : [];
}
