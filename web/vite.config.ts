import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { compressFiles } from './compress-files.ts';
import { sharedParts } from './shared-parts.ts';

const root = dirname(fileURLToPath(import.meta.url));
// The build script writes to another folder than the served one and swaps them when both builds have ended.
const outDir = process.env.WEB_OUT_DIR ?? join(root, '../dist/web');
const clientDir = join(outDir, 'client');
const serverDir = join(outDir, 'server');

const shared = sharedParts(join(root, 'src/main.tsx'));

/**
 * Two builds: the client in `dist/web/client`, then, with `--ssr`, the server's renderer in `dist/web/server`. The renderer
 * contains the manifest of the client, so that a document names its scripts and styles.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  base: '/',
  publicDir: join(root, 'public'),
  plugins: [react(), tailwind(), clientManifest(), lastFiles(), shared.plugin],
  resolve: { alias: command === 'build' ? routerForVisitors : [] },
  build: isSsrBuild
    ? {
        outDir: serverDir,
        emptyOutDir: true,
        copyPublicDir: false,
        // One file: a watching server that imports it again must not load parts of the former build.
        rolldownOptions: { input: join(root, 'src/entry-server.tsx'), output: { codeSplitting: false } },
      }
    : {
        outDir: clientDir,
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        // Only authors load the editor of articles; e2e/home-weight.spec.ts limits the weight of the other pages.
        chunkSizeWarningLimit: 600,
        rolldownOptions: {
          input: join(root, 'src/main.tsx'),
          output: {
            codeSplitting: {
              groups: [...smallParts, { name: 'queries', test: /@tanstack/ }, ...shared.groups],
            },
            // The first script names every file that a page needs: short names make it lighter. Pages and phrases keep theirs.
            chunkFileNames: ({ isDynamicEntry }) =>
              isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
          },
        },
      },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ssr: { noExternal: true, resolve: { conditions: ['module', 'import', 'production'] } },
}));

/** The router's package resolves to its development build in every bundler; this selects the production build. */
const routerForVisitors = Object.entries({
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
}).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: join(root, '../node_modules/react-router/dist/production', file),
}));

/**
 * Groups of small modules that nearly every page needs, one file per group: each separate file is a request on a slow
 * line. The build fails if a listed module is renamed, because it would silently become a separate file.
 */
const smallParts = Object.entries({
  'words-and-ways': [
    'web/src/paths.ts',
    'web/src/platform/i18n/phrases.ts',
    'web/src/platform/session/use-site-name.ts',
    // Formats that every page may need, without search: the page of a driver searches nothing.
    'web/src/platform/focus/focus-first-fault.ts',
    'web/src/platform/kept-flag.ts',
    'web/src/platform/kept-text.ts',
    ...inFolder('web/src/platform/format', ['asset-url.ts', 'civil-days.ts', 'dates.ts', 'money.ts']),
    'web/src/platform/session/use-asset.ts',
    ...inFolder('ui/src', [
      'button.tsx',
      'class-names.tsx',
      'field.tsx',
      'icons.tsx',
      'menu.tsx',
      'text-input.tsx',
    ]),
  ],
  'words-zh': [...inFolder('phrases/src/zh/pages/site', ['common.ts', 'errors-page.ts', 'layout.ts'])],
  'words-en': [...inFolder('phrases/src/en/pages/site', ['common.ts', 'errors-page.ts', 'layout.ts'])],
  search: [
    ...inFolder('web/src/features/hotels/search-line', [
      'coming-night.ts',
      'search-line.tsx',
      'stay-search.ts',
    ]),
    ...inFolder('web/src/features/offers', ['panel-field.tsx', 'search-slot.tsx', 'suggestion.tsx']),
    'web/src/platform/format/calendar-bounds.ts',
  ],
  kit: [
    ...inFolder('ui/src', [
      'combobox.tsx',
      'date-range.tsx',
      'error-state.tsx',
      'picture.tsx',
      'policy-band.tsx',
      'policy-bar.tsx',
      'price.tsx',
      'skeleton.tsx',
      'tabs.tsx',
      'use-late-module.tsx',
      'use-late-panel.tsx',
    ]),
    'contract/src/files/picture-address.ts',
    'web/src/platform/session/use-picture.ts',
  ],
  offers: [
    'web/src/features/hotels/offer/stay-policy.tsx',
    'web/src/features/quotes/quote-tick.tsx',
    ...inFolder('web/src/features/offers', [
      'hide-prices-button.tsx',
      'offer-policy.tsx',
      'price-filter.tsx',
      'row-price.tsx',
      'search-band.tsx',
      'sort-bar.tsx',
      'use-line-key.ts',
      'use-offer-money.ts',
    ]),
    'web/src/platform/format/reader-zone.ts',
  ],
  recents: [
    'web/src/platform/format/short-range.ts',
    'web/src/features/hotels/search-line/recent-stay.ts',
    'web/src/features/cars/search-line/recent-trip.ts',
    'web/src/features/transfers/search-line/recent-transfer.ts',
  ],
  vehicles: [
    ...inFolder('web/src/features/vehicles', ['outlines.ts', 'use-trip-time.ts', 'vehicle-picture.tsx']),
  ],
  marks: [...inFolder('ui/src', ['checkbox.tsx', 'tag.tsx'])],
  // The lists and pages of orders name most of these; the words of one product stay separate.
  'order-words-zh': orderWords('zh'),
  'order-words-en': orderWords('en'),
  'offer-words-zh': [
    'phrases/src/zh/pages/hotels/hotel-terms.ts',
    ...inFolder('phrases/src/zh/pages/offers', ['offer-list.ts', 'offer-terms.ts']),
  ],
  'offer-words-en': [
    'phrases/src/en/pages/hotels/hotel-terms.ts',
    ...inFolder('phrases/src/en/pages/offers', ['offer-list.ts', 'offer-terms.ts']),
  ],
}).map(([name, parts]) => {
  const files = new Set(parts.map((part) => join(root, '..', part)));
  for (const file of files)
    if (!existsSync(file)) throw new Error(`the chunk ${name} wants ${file}, which is not there`);
  return { name, test: (id: string) => files.has(id) };
});

function orderWords(folder: string): string[] {
  return [
    `phrases/src/${folder}/pages/accounts/approvals.ts`,
    ...inFolder(`phrases/src/${folder}/pages/orders`, [
      'order-list.ts',
      'orders.ts',
      'several-orders.ts',
      'similar-orders.ts',
    ]),
    ...inFolder(`phrases/src/${folder}/pages/site`, ['dates.ts', 'list-selection.ts', 'list-views.ts']),
  ];
}

function inFolder(folder: string, names: string[]): string[] {
  return names.map((name) => `${folder}/${name}`);
}

/** `virtual:client-manifest`: the files of the client build; empty until there is one. */
function clientManifest(): Plugin {
  const name = 'virtual:client-manifest';
  return {
    name: 'client-manifest',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const file = join(clientDir, '.vite/manifest.json');
      const manifest = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
      return `export default ${manifest}; export const build = ${JSON.stringify(buildName(manifest))};`;
    },
  };
}

/** Written when the client is complete: `build.json` and `manifest.json`, for pages that watch for a newer build, and compressed copies. */
function lastFiles(): Plugin {
  return {
    name: 'last-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler(options, bundle) {
        if (options.dir !== clientDir) return;
        const file = join(clientDir, '.vite/manifest.json');
        const manifest = withGroupedWords(readFileSync(file, 'utf8'), bundle);
        writeFileSync(file, manifest);
        const text = JSON.stringify({ build: buildName(manifest) });
        writeFileSync(join(clientDir, 'assets/build.json'), text);
        writeFileSync(join(clientDir, 'assets/manifest.json'), manifest);
        compressFiles(clientDir);
      },
    },
  };
}

/** The manifest lists no module of a group. Pages preload phrases by module, so those modules are added. */
function withGroupedWords(manifest: string, bundle: Rolldown.OutputBundle): string {
  const files = JSON.parse(manifest) as Record<string, object>;
  for (const part of Object.values(bundle)) {
    if (part.type !== 'chunk') continue;
    for (const id of part.moduleIds) {
      const source = relative(root, id).replaceAll('\\', '/');
      if (source.startsWith('../phrases/src/')) files[source] ??= { file: part.fileName };
    }
  }
  return JSON.stringify(files);
}

function buildName(manifest: string): string {
  return createHash('sha256').update(manifest).digest('hex').slice(0, 12);
}
