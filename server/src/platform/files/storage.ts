import type { Readable } from 'node:stream';

/** Where files are kept. Paths are of our own making: letters, digits, `/`, `-`, `_`, and a suffix. */
export interface Storage {
  /** Takes over the finished file `source` as `path`; durable when it answers. `source` may be gone then. */
  put(path: string, source: string, type: string): Promise<void>;
  /** The file's bytes; undefined when it is not there. */
  open(path: string): Promise<Readable | undefined>;
  /** Deletes the file; none there is as good. */
  remove(path: string): Promise<void>;
}

/** The places files can be kept, by the driver's name, and the folder where they come in. */
export interface Storages {
  readonly drivers: ReadonlyMap<string, Storage>;
  /** Absolute; holds unfinished files only. */
  readonly incomingDir: string;
}

/** No place at all: every driver is refused. */
export const noStorages: Storages = { drivers: new Map(), incomingDir: '/nonexistent' };

const segment = /^[A-Za-z0-9_-]{1,64}$/;
const lastSegment = /^[A-Za-z0-9_-]{1,64}\.[a-z0-9]{1,8}$/;

/** Refuses a path that is not of our own making, so that none leaves its folder. */
export function assertStoragePath(path: string): void {
  const parts = path.split('/');
  const last = parts.pop() ?? '';
  if (!lastSegment.test(last) || !parts.every((part) => segment.test(part))) {
    throw new Error(`not a path of the storage: ${JSON.stringify(path)}`);
  }
}
