import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOrExit, say } from './project.mjs';
import { fingerprintSources } from './sources.mjs';

/** The folder that the demo reads (server/src/demo/prepare-demo.ts). */
const folder = join(root, 'dist/sample-pictures');
/** Written last, so that an incomplete folder does not count. */
const MARK = join(folder, 'drawn-from');

/** Renders the pictures of the sample world before the demo starts, unless they exist already. */
export function ensureDrawn() {
  const { PUBLIC_URL, SAMPLE_PICTURES } = process.env;
  if (PUBLIC_URL?.trim() || SAMPLE_PICTURES?.trim() === 'no') return;
  const fingerprint = fingerprintSources(['tools/world']);
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === fingerprint) return;
  say('Drawing the pictures of the sample world.');
  runOrExit(process.execPath, ['--import', 'tsx', 'tools/world/draw-pictures.ts', folder]);
  writeFileSync(MARK, fingerprint);
}
