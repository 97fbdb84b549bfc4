import type { Envelope } from './platform/api/wire.ts';

export interface RenderRequest {
  /** The whole address, with origin: canonical links come from it. */
  url: string;
  /** `zh-cn` or `en`; anything else is Chinese. */
  lang: string;
  /** Of this answer's Content-Security-Policy, for script-src and style-src. */
  nonce: string;
  /** Where the browser finds what is not where the page came from, each without a final slash. */
  services: {
    apiUrl?: string;
    captchaUrl?: string;
    assetUrl?: string;
    /** Address with `{z}`, `{x}` and `{y}`. */
    mapTiles?: { url: string; credit: string };
  };
  /** A call to our own HTTP API, in process, as a guest in the same language. `path` as in `hotel/list`. */
  api: (method: 'GET' | 'POST', path: string, data: object | undefined) => Promise<Envelope>;
}

export interface RenderReply {
  status: number;
  headers: Record<string, string>;
  html: string;
}
