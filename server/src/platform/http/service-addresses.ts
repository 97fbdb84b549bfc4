/**
 * Addresses of services that are not at the page's origin, each without a trailing slash: `/api/…` or the path of a
 * picture is appended.
 */
export interface ServiceAddresses {
  /** Unset: the page's origin. */
  apiUrl?: string;
  /** Unset: as `apiUrl`. */
  captchaUrl?: string;
  /** Base address of pictures and other files if the site has no CDN address. Unset: the page's origin. */
  assetUrl?: string;
  /** Address of map tiles with `{z}`, `{x}` and `{y}`, and the credit shown on the map. Unset: maps are drawn. */
  mapTiles?: { url: string; credit: string };
}

/** Origins of calls, for the pages' content security policy. */
export function originsOf({ apiUrl, captchaUrl }: ServiceAddresses): string[] {
  const addresses = [apiUrl, captchaUrl].filter((address) => address !== undefined);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/** Origins of pictures, for the pages' content security policy. */
export function pictureOriginsOf({ assetUrl, mapTiles }: ServiceAddresses): string[] {
  const addresses = [assetUrl, mapTiles?.url].filter((address) => address !== undefined);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/** Origins of our own pages if they call us at another origin; `CORS_ORIGINS` need not list them. */
export function openTo(services: ServiceAddresses, publicUrl: string): string[] {
  const { origin } = new URL(publicUrl);
  return originsOf(services).some((called) => called !== origin) ? [origin] : [];
}
