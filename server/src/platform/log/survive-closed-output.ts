/**
 * Ignores write errors on the output streams. If the reader of a pipe ends (a log shipper that restarts),
 * each line would raise an uncaught error, which is logged and fails again, and the portal would stop
 * answering.
 */
export function surviveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
