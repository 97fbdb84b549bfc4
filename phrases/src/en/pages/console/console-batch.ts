import type source from '../../../zh/pages/console/console-batch.ts';

const batch: Record<keyof typeof source, string> = {
  rows: 'Items: {count}',
  start: 'Start',
  stop: 'Stop',
  finish: 'Done',
  progress: '{done} of {count} done',
  result: 'Result',
  refused: 'Not done: {fault}',
};

export default batch;
