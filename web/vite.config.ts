import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { compressFiles } from './compress-files.ts';

const root = dirname(fileURLToPath(import.meta.url));
// The build script writes beside what is being served and swaps the two when both builds have ended.
const outDir = process.env.WEB_OUT_DIR ?? join(root, '../dist/web');
const clientDir = join(outDir, 'client');
const serverDir = join(outDir, 'server');

/**
 * Two builds: the client into `dist/web/client`, then, with `--ssr`, the server's renderer into `dist/web/server`,
 * which carries the client's manifest so that a document names its scripts and styles.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  base: '/',
  publicDir: join(root, 'public'),
  plugins: [react(), tailwind(), clientManifest(), lastFiles()],
  build: isSsrBuild
    ? {
        outDir: serverDir,
        emptyOutDir: true,
        copyPublicDir: false,
        // One file: whoever imports it anew (a watching server) must not meet parts of the former build.
        rolldownOptions: { input: join(root, 'src/entry-server.tsx'), output: { codeSplitting: false } },
      }
    : {
        outDir: clientDir,
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: join(root, 'src/main.tsx'),
          output: { codeSplitting: { groups: smallParts } },
        },
      },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ssr: { noExternal: true, resolve: { conditions: ['module', 'import', 'production'] } },
}));

/** Small parts that nearly every page wants travel together: each file of its own is a request on a slow line. */
const smallParts = [
  {
    name: 'words-and-ways',
    test: /web\/src\/(paths|platform\/(i18n\/phrases|session\/use-site-name))\.tsx?$/,
  },
  { name: 'words-zh', test: /phrases\/src\/zh\/pages\/(common|layout|errors-page)\.ts$/ },
  { name: 'words-en', test: /phrases\/src\/en\/pages\/(common|layout|errors-page)\.ts$/ },
  {
    name: 'search',
    test: /(hotels\/search-line\/(search-line|stay-search|coming-night)|offers\/(search-slot|suggestion|panel-field|show-faults)|session\/use-asset|format\/(asset-url|money|dates|civil-days|calendar-bounds))\.tsx?$/,
  },
  {
    name: 'kit',
    test: /ui\/src\/(icons|field|text-input|price|button|class-names|policy-bar|use-late-module|use-late-panel|skeleton|tabs|date-range|combobox|error-state)\.tsx$/,
  },
  {
    name: 'offers',
    test: /web\/src\/(features\/(offers\/(sort-bar|price-filter|row-price|offer-policy|use-line-key|use-offer-money|hide-prices-button|search-band)|hotels\/offer\/stay-policy)|platform\/(kept-flag|format\/reader-zone|page\/list-pages))\.tsx?$/,
  },
  { name: 'marks', test: /ui\/src\/(checkbox|tag|star-rating)\.tsx$/ },
  { name: 'offer-words-zh', test: /phrases\/src\/zh\/pages\/(offer-list|offer-terms|hotel-terms)\.ts$/ },
  { name: 'offer-words-en', test: /phrases\/src\/en\/pages\/(offer-list|offer-terms|hotel-terms)\.ts$/ },
];

/** `virtual:client-manifest`: which files the client build wrote; empty while there is no client build. */
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

/** What is left when the client is whole: `build.json` and `manifest.json`, for pages that watch for a newer build, and small copies. */
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

/** The manifest names no module that travels in a group; pages preload words by their module, so those are added. */
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
