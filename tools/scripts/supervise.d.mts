/** Runs a Node program to its end, and restarts it if a signal ended it that was not sent to this process. */
export function supervise(
  file: string,
  args: string[],
  options?: { firstPauseMs?: number; execArgv?: string[] },
): Promise<number>;
