/**
 * Ignores failures of writing to the output streams. When the reader of a pipe ends (a log shipper that restarts),
 * each line would otherwise be an uncaught error, which is logged, which fails again: the portal would answer nobody.
 */
export function surviveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
