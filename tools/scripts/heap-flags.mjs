import { spawnSync } from 'node:child_process';

/**
 * How much garbage may lie beside what is in use before V8 collects all of it, in percent of that. V8 alone
 * lets the heap grow to four times what is in use on a machine with much memory (docs/decisions/0073).
 */
const GARBAGE_PERCENT = 100;

/** Returns the flags of the portal's process for V8, or none if this version of Node does not know them. */
export function heapFlags() {
  const flags = [`--heap-growing-percent=${GARBAGE_PERCENT}`];
  const { status } = spawnSync(process.execPath, [...flags, '--eval', ''], { stdio: 'ignore' });
  return status === 0 ? flags : [];
}
