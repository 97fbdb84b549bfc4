import type { Pool, PoolClient } from 'pg';

/** The fault at a statement: it fails, its connection dies, or it is delayed by a second. */
export type FaultAction = 'throw' | 'disconnect' | 'delay';

export interface StatementFaults {
  /** The next statement whose text contains `point` gets the fault, once. */
  arm(point: string, action: FaultAction): void;
  /** Number of faults not triggered yet. */
  readonly armed: number;
}

type Query = (...args: unknown[]) => unknown;
interface Fault {
  point: string;
  action: FaultAction;
}

const delayMs = 1000;

/** Makes chosen statements of a pool fail; the product itself has no switch for this. */
export function injectFaults(pool: Pool): StatementFaults {
  const faults: Fault[] = [];
  const wrapped = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (wrapped.has(client)) return;
    wrapped.add(client);
    wrap(client, faults);
  });
  return {
    arm: (point, action) => void faults.push({ point: point.toLowerCase(), action }),
    get armed() {
      return faults.length;
    },
  };
}

function wrap(client: PoolClient, faults: Fault[]): void {
  const query = client.query.bind(client) as Query;
  const faulty: Query = (...args) => {
    const text = textOf(args[0]);
    const at = faults.findIndex(({ point }) => text.includes(point));
    if (at < 0) return query(...args);
    const { action } = faults.splice(at, 1)[0]!;
    if (action === 'throw') return fail(args, new Error('fault injected by test control'));
    if (action === 'delay')
      return new Promise((resolve) => setTimeout(resolve, delayMs)).then(() => query(...args));
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    return query(...args);
  };
  client.query = faulty as typeof client.query;
}

/** A failed statement reports to its callback if it has one, otherwise by its promise. */
export function fail(args: unknown[], failure: Error): Promise<never> | undefined {
  const callback = args.at(-1);
  if (typeof callback !== 'function') return Promise.reject(failure);
  callback(failure);
  return undefined;
}

/** Returns the text of a statement in lower case. */
export function textOf(query: unknown): string {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | undefined)?.text;
  return typeof text === 'string' ? text.toLowerCase() : '';
}
