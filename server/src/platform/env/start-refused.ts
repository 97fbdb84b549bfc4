/** Exit codes of a refused start; supervisors and tests distinguish the causes by them. */
export const EXIT_DIRECTORY_HELD = 75;
export const EXIT_BAD_SETTINGS = 78;
export const EXIT_SCHEMA_NEWER = 79;

/**
 * The portal cannot start for a reason its operator can act on.
 * `message` is written for that person: `main.ts` prints it without a stack and exits with `exitCode`.
 */
export class StartRefused extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.exitCode = exitCode;
  }
}
