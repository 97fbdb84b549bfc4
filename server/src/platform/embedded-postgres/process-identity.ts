import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identity of a process, distinct from a later one with the same pid. */
export interface ProcessIdentity {
  pid: number;
  /** When the process began, in the system's own notation; only ever compared for equality. */
  startTime: string;
  /** Scope in which `pid` is meaningful: one running kernel and one process namespace. */
  space: string;
}

/** The identity of this process. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, startTime: readStartTime(process.pid) ?? '', space: processSpace() };
}

/**
 * Whether the process is still running, or `'unseen'` if its pid is meaningless here because it is in another
 * container or on another machine.
 */
export function isRunning(process: ProcessIdentity): boolean | 'unseen' {
  if (process.space !== processSpace()) return 'unseen';
  return readStartTime(process.pid) === process.startTime;
}

/** Start time of a living process; undefined if there is none, or only a zombie. */
export function readStartTime(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') return readPs(pid, 'lstart=') || undefined;
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is the program's name in brackets and may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** Command line of a living process; empty if unreadable. */
export function readCommandLine(pid: number): string[] {
  try {
    if (process.platform !== 'linux') return readPs(pid, 'command=').split(' ');
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

function readPs(pid: number, column: string): string {
  return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim();
}

function processSpace(): string {
  if (process.platform !== 'linux') return hostname();
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
}
