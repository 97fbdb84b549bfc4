import { createLog } from './log.ts';
import { surviveClosedOutput } from './survive-closed-output.ts';

/** A process that logs like the portal; it exits with 0 when it could go on with its output closed. */
surviveClosedOutput();
const log = createLog('info');
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught');
  process.exit(9);
});
let lines = 0;
const timer = setInterval(() => {
  log.info({ line: lines }, 'request');
  if (++lines < 100) return;
  clearInterval(timer);
  process.exit(0);
}, 10);
