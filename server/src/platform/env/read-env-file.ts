import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { projectRoot } from './project-root.ts';
import { EXIT_BAD_SETTINGS, StartRefused } from './start-refused.ts';

type Env = Record<string, string | undefined>;

/**
 * Returns the environment together with the settings of a file: the one that `SERAI_ENV_FILE` names, otherwise
 * `.env` in the project folder if it exists. Environment variables override the file.
 * @throws StartRefused if the named file cannot be read.
 */
export function withEnvFile(env: Env): Env {
  const named = env.SERAI_ENV_FILE?.trim();
  const path = named ? resolve(projectRoot, named) : join(projectRoot, '.env');
  if (!named && !existsSync(path)) return env;
  try {
    return { ...parseEnv(readFileSync(path, 'utf8')), ...env };
  } catch (error) {
    throw new StartRefused(
      `SERAI_ENV_FILE: ${path} cannot be read: ${(error as Error).message}`,
      EXIT_BAD_SETTINGS,
    );
  }
}
