import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project's root folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Prints a line for the user at the terminal on stderr; stdout is reserved for the output of a command. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs a program in the root folder to its end, with its output on stderr like all messages of the scripts.
 * Exits with the same code if it fails.
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
