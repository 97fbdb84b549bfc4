import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project's root folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Prints a line for the person at the terminal; stdout stays free for what a command answers. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs a program in the root folder to its end. Its output goes to stderr, like all talk of the scripts.
 * Ends this process with the same code when it fails.
 */
export function runOrExit(program, args, env = {}) {
  const { status, signal, error } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...env },
  });
  if (status === 0) return;
  say(error ? `${program} could not be started: ${error.message}` : `${program} ${args.join(' ')} failed.`);
  process.exit(status ?? (signal === 'SIGINT' ? 130 : 1));
}
