import type { QueueName } from '@serai/contract/back-office/queue-names';
import type { QueueEntry } from '@serai/contract/back-office/queues';
import { type MatrixStage, openMatrixStage, type Person } from './access/matrix-stage.ts';
import { testStart } from './population.ts';

/** The portal with the calls of the staff's queues; the caller is an administrator by default. */
export interface QueueStage extends MatrixStage {
  /** Lists every queue with its first entries. */
  listAll(by?: Person): Promise<QueueList>;
  /** Lists a page of one queue. */
  list(queue: QueueName, by?: Person, paging?: object): Promise<QueueList['queues'][number]>;
  /** Entry of a queue that matches; undefined if none does. */
  find(queue: QueueName, wanted: Partial<QueueEntry>, by?: Person): Promise<QueueEntry | undefined>;
  /** Sends a call about an entry. */
  send(
    action: 'take' | 'release' | 'handOver' | 'snooze',
    entry: Pick<QueueEntry, 'queue' | 'object_id'>,
    by?: Person,
    rest?: object,
  ): ReturnType<MatrixStage['world']['call']>;
  /** Hands all entries of one of the staff over to a colleague. */
  handOverShift(by: Person, input: object): ReturnType<MatrixStage['world']['call']>;
  /** Sets the clock some milliseconds after the tests' first instant. */
  goTo(ms: number): void;
}

export interface QueueList {
  queues: {
    name: QueueName;
    total: number;
    overdue: number;
    list: QueueEntry[];
    next: string | null;
  }[];
  colleagues: { id: number; name: string; queues: QueueName[] }[];
}

export async function openQueueStage(): Promise<QueueStage> {
  const stage = await openMatrixStage();
  const { world, operator } = stage;
  const read = async (input: object, by: Person): Promise<QueueList> => {
    const reply = await world.call('GET', 'console/queue/list', input, { token: by.token });
    if (reply.code !== 1) throw new Error(`${reply.msg} ${JSON.stringify(reply.data)}`);
    return reply.data;
  };
  const list: QueueStage['list'] = async (queue, by = operator, paging = { limit: 100 }) =>
    (await read({ queue, ...paging }, by)).queues[0]!;
  return {
    ...stage,
    list,
    listAll: (by = operator) => read({}, by),
    find: async (queue, wanted, by = operator) => {
      const { list: entries } = await list(queue, by);
      const isWanted =
        ([name, value]: [string, unknown]) =>
        (entry: QueueEntry) =>
          entry[name as keyof QueueEntry] === value;
      return entries.find((entry) => Object.entries(wanted).every((fact) => isWanted(fact)(entry)));
    },
    send: (action, { queue, object_id }, by = operator, rest = {}) =>
      world.call('POST', `console/queue/${action}`, { queue, object_id, ...rest }, { token: by.token }),
    handOverShift: (by, input) =>
      world.call('POST', 'console/queue/handOverShift', input, { token: by.token }),
    goTo: (ms) => world.clock.set(new Date(testStart.getTime() + ms)),
  };
}
