import { threadId } from 'node:worker_threads';
import { answerJobs } from '../src/platform/threads/answer-jobs.ts';

/** Jobs of a thread: work, return its number, refuse, exit, hang, or exhaust the memory. */
export type OddJob = 'work' | 'number' | 'refuse' | 'end' | 'hang' | 'grow';

answerJobs(async (job: OddJob) => {
  switch (job) {
    case 'work':
      return 'done';
    case 'number':
      return String(threadId);
    case 'refuse':
      throw new Error('refused');
    case 'end':
      process.exit(1);
      break;
    case 'hang':
      for (;;);
    case 'grow':
      for (const all: string[][] = []; ; ) all.push(Array.from({ length: 1e5 }, () => `${Math.random()}`));
  }
});
