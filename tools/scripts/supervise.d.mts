/** Runs a Node program to its end, and starts it again when a signal that nobody sent to this process ended it. */
export function supervise(
  file: string,
  args: string[],
  options?: { firstPauseMs?: number; execArgv?: string[] },
): Promise<number>;
