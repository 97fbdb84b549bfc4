// npm run dev: serves from the sources and reloads on every change.
import { requireNode } from './node-version.mjs';

requireNode();
import('./watch.mjs').then(({ watch }) => watch(process.argv.slice(2)));
