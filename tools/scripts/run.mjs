// npm run import, npm run check-config, …: one of the commands in server/src/commands.
import { requireNode } from './node-version.mjs';

requireNode();
const [command, ...args] = process.argv.slice(2);
if (/^[a-z][a-z-]*$/.test(command || '')) {
  import('./launch.mjs').then(({ launch }) => launch(`commands/${command}`, args));
} else {
  console.error('Usage: node tools/scripts/run.mjs <command> [arguments]');
  process.exit(64);
}
