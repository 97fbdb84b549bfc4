// npm start: installs and builds what is missing, then serves the portal and restarts it when its watchdog
// ends it.
import { requireNode } from './node-version.mjs';

requireNode();
import('./launch.mjs').then(({ serve }) => serve(process.argv.slice(2)));
