import { startWatchdog } from './watchdog.ts';

/** A process that serves nothing and whose event loop is held by the work that its argument names. */
const works: Record<string, () => void> = {
  loop: function spinForEver() {
    for (;;);
  },
  pattern: function matchForEver() {
    /^(?:a|a)*$/.test(`${'a'.repeat(60)}b`);
  },
  waits: () => {},
};

startWatchdog({ patienceMs: 2000 });
setTimeout(works[process.argv[2]!]!, 500);
// Longer than the watchdog's patience.
setTimeout(() => process.exit(0), 6000);
