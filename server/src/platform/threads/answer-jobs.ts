import { parentPort } from 'node:worker_threads';
import type { Said } from './open-worker-pool.ts';

/** Makes this thread run the jobs of its pool, one after the other. */
export function answerJobs<Input, Output>(work: (input: Input) => Promise<Output>): void {
  const port = parentPort;
  if (!port) throw new Error('This module is run in a thread of its own');
  port.on('message', async (input: Input) => {
    port.postMessage(
      await work(input).then(
        (output): Said<Output> => ({ output }),
        (error): Said<Output> => ({ error }),
      ),
    );
  });
  port.postMessage('ready' satisfies Said<Output>);
}
