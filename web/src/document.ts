import manifest, { build } from 'virtual:client-manifest';
import { memberScript } from './early-reads.ts';
import { mapKey, mapMark } from './features/hotels/map/map-flag.ts';
import type { App } from './platform/app.tsx';
import { type HeadTag, headTags } from './platform/head/head-tags.ts';
import { cookieMaxAgeSeconds, languageKey, localeOf } from './platform/i18n/language.ts';
import type { RenderRequest } from './render-request.ts';

interface DocumentParts {
  request: RenderRequest;
  app: App;
  /** The rendered page. */
  body: string;
  /** Sources of the scripts that this page needs besides the entry's. */
  chunks: string[];
  /** Addresses of the calls that a member's browser sends at once. */
  earlyCalls: readonly string[];
  /** Hydration data; null for a shell. */
  drawn: object | null;
  /** Uses the device's own font. */
  ownFace?: boolean;
}

/**
 * Builds the whole HTML document. The stylesheet precedes the preloads, or it would wait behind them on a
 * slow line.
 */
export function documentHtml(parts: DocumentParts): string {
  const { request, app, body, chunks, earlyCalls, drawn, ownFace = false } = parts;
  const { title, description } = app.head;
  const nonce = escapeHtml(request.nonce);
  const files = scriptFiles(['src/main.tsx', ...chunks]);
  const { pictures, rest } = liftPictures(body);
  return [
    `<!doctype html><html lang="${localeOf(app.lang)}"${ownFace ? ' data-own-face' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...styleFiles(chunks).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...serviceTags(request.services),
    `<script nonce="${nonce}">${languageScript}${memberScript(earlyCalls, app.lang)}${mapScript}</script>`,
    pictures,
    ...(ownFace ? [] : fontFiles()).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
    ),
    ...files.map((file) => `<link rel="modulepreload" href="/${file}">`),
    ...headTags(app.head, app.origin).map((tag) => tagHtml(tag, nonce)),
    '<meta name="theme-color" content="#082930">',
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    `<meta name="build" content="${build}">`,
    '</head><body>',
    `<div id="root">${rest}</div>`,
    drawn
      ? `<script type="application/json" id="drawn" nonce="${nonce}">${escapeScript(JSON.stringify(drawn))}</script>`
      : '',
    `<script type="module" nonce="${nonce}" src="/${files[0] ?? ''}"></script>`,
    '</body></html>',
  ].join('');
}

/**
 * Without a chosen language the cookie keeps the one that an address requested. The cookie of a chosen
 * language may expire before local storage: then it is set again, and a page in the other language is
 * reloaded once before painting; only once, because without cookies it would loop.
 */
const languageScript =
  `try{let kept=localStorage.getItem('${languageKey}'),root=document.documentElement,` +
  `asked=/[?&]lang=/.test(location.search),chosen=kept==='zh-cn'||kept==='en',` +
  `keep=lang=>{document.cookie='${languageKey}='+lang+'; Max-Age=${cookieMaxAgeSeconds}; Path=/; SameSite=Lax'};` +
  'if(asked&&!chosen)keep(root.lang.toLowerCase());' +
  `if(!asked&&chosen&&!/(^|; )${languageKey}=/.test(document.cookie)){keep(kept);` +
  `if(root.lang.toLowerCase()!==kept&&document.cookie.includes('${languageKey}=')){root.style.visibility='hidden';location.reload()}` +
  '}}catch{}';

/** Before the first paint: keeps the space of the map that the reader keeps open beside the list. */
const mapScript = `try{if(localStorage.getItem('${mapKey}')==='1')document.documentElement.setAttribute('${mapMark}','')}catch{}`;

/** Files of these sources and of their imports, the first one's own file first. */
function scriptFiles(sources: string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [
    ...new Set([...seen].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'))),
  ];
}

function styleFiles(chunks: string[]): string[] {
  return [...new Set(['src/main.tsx', ...chunks].flatMap((source) => manifest[source]?.css ?? []))];
}

/** Font of all figures; fonts of other scripts load when their letters appear. */
function fontFiles(): string[] {
  return Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => /inter-latin.*\.woff2$/.test(file));
}

/** React puts links to the first pictures before its content. In the head they come before the scripts. */
function liftPictures(body: string): { pictures: string; rest: string } {
  const pictures = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(body)?.[0] ?? '';
  return { pictures, rest: body.slice(pictures.length) };
}

/** Base addresses of calls and pictures at other origins; read by service-addresses.ts. */
function serviceTags({ apiUrl, captchaUrl, assetUrl, mapTiles }: RenderRequest['services']): string[] {
  return [
    ...(apiUrl ? [`<meta name="api-url" content="${escapeHtml(apiUrl)}">`] : []),
    ...(captchaUrl ? [`<meta name="captcha-url" content="${escapeHtml(captchaUrl)}">`] : []),
    ...(assetUrl ? [`<meta name="asset-url" content="${escapeHtml(assetUrl)}">`] : []),
    ...(mapTiles
      ? [
          `<meta name="map-tiles" content="${escapeHtml(mapTiles.url)}">`,
          `<meta name="map-credit" content="${escapeHtml(mapTiles.credit)}">`,
        ]
      : []),
    ...(apiUrl ? [`<link rel="preconnect" href="${escapeHtml(new URL(apiUrl).origin)}" crossorigin>`] : []),
  ];
}

/** An element of the head, marked for replacement by the browser after a navigation. */
function tagHtml({ tag, attributes, text }: HeadTag, nonce: string): string {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const start = `<${tag}${named.join('')} data-head`;
  return text === undefined ? `${start}>` : `${start} nonce="${nonce}">${escapeScript(text)}</${tag}>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** JSON inside a script element: no `<` may end it early. */
function escapeScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
