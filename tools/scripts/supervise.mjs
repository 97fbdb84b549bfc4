import { fork } from 'node:child_process';
import { say } from './project.mjs';

/** A process that ends earlier than this after its start counts as failing at once. */
const settledMs = 60_000;
/** Maximum consecutive restarts of processes that fail at once; then the supervisor gives up. */
const maxRestarts = 5;

/**
 * Runs a Node program to its end, and restarts it if a signal ended it that was not sent to this process:
 * from the portal's watchdog, the kernel out of memory, a fault in native code. A regular exit code is final:
 * the program does not want to run. Restarts wait 1, 2, 4 … s while processes fail at once, and stop after
 * five. Signals to this process are forwarded to the program; if this process dies, the program ends too (its
 * IPC channel closes).
 *
 * @returns the exit code for this process.
 */
export async function supervise(file, args, { firstPauseMs = 1000, execArgv = process.execArgv } = {}) {
  let child;
  let asked = false;
  const forward = (signal) => {
    asked = true;
    child?.kill(signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, forward);
  for (let failures = 0; ; ) {
    const startedAt = performance.now();
    child = fork(file, args, { stdio: 'inherit', execArgv });
    const [code, signal] = await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (...outcome) => resolve(outcome));
    });
    if (asked || signal === null) return code ?? (signal === 'SIGINT' ? 130 : 143);
    failures = performance.now() - startedAt < settledMs ? failures + 1 : 1;
    if (failures > maxRestarts) {
      say(`The portal was ended by ${signal} ${failures} times in a row; it is not started again.`);
      return 1;
    }
    const pauseMs = firstPauseMs * 2 ** (failures - 1);
    say(`The portal was ended by ${signal}; it starts again in ${pauseMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (asked) return 143;
  }
}
