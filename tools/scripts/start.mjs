// npm start: installs and builds what is missing, then serves the portal.
import { requireNode } from './node-version.mjs';

requireNode();
import('./launch.mjs').then(({ launch }) => launch('main', process.argv.slice(2)));
