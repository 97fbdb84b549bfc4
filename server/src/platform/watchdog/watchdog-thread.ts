import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import { hideSecretText } from '../log/redact.ts';
import type { WatchdogData } from './watchdog.ts';

const { beats, patienceTicks, tickMs, output } = workerData as WatchdogData;
const stackPatienceMs = 2000;

/** Evaluated by the main thread in the middle of the work that holds it, so that the stack shows this work. */
const expression = '(() => { Error.stackTraceLimit = 40; return new Error("held").stack; })()';

let last = Atomics.load(beats, 0);
let misses = 0;
// Ticks are counted instead of time: a machine that slept, or that starves both threads, is no held event loop.
const timer = setInterval(() => {
  const beat = Atomics.load(beats, 0);
  misses = beat === last ? misses + 1 : 0;
  last = beat;
  if (misses < patienceTicks) return;
  clearInterval(timer);
  endProcess();
}, tickMs);

function endProcess(): void {
  setTimeout(() => end('its stack could not be read'), stackPatienceMs);
  try {
    const session = new Session();
    session.connectToMainThread();
    session.post('Runtime.evaluate', { expression, returnByValue: true }, (error, reply) => {
      end(error ? error.message : String(reply.result.value));
    });
  } catch (error) {
    end(String(error));
  }
}

/** Writes one line of the log and ends the process. It cannot be ended in any gentler way while its loop is held. */
function end(stack: string): void {
  // The first two frames are the expression above.
  const frames = stack
    .split('\n')
    .slice(3)
    .map((line) => line.trim());
  const line = {
    level: 'fatal',
    time: new Date().toISOString(),
    heldMs: patienceTicks * tickMs,
    stack: frames.length > 0 ? frames : [stack],
    msg: 'the event loop is held; ending the process',
  };
  try {
    writeSync(output, `${hideSecretText(JSON.stringify(line))}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}
