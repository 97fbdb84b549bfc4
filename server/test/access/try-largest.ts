import { allEndpoints } from '@serai/contract/all';
import { expect } from 'vitest';
import { isAssurance } from '../reliability/figure.ts';
import { hearRoute, isAccepted, nameOf, sendRoute, told } from './call-route.ts';
import { largestInput, stretches } from './largest-input.ts';
import { type Cost, measureCall, median, sweptHeap } from './measure-call.ts';
import { rightfulToken } from './rightful-token.ts';
import type { Visit, Walk } from './walk.ts';

/**
 * No caller controls the amount of our work (P30): the largest admitted input costs at most a fixed multiple
 * of ordinary input, or of the median call. Both are measured in the same run.
 */
const most = 25;
/** How much larger the body of a call with `largeBody` may be: 2 MiB instead of 256 KiB. */
const largeBody = 8;

/** Makes the call with the largest input; returns how often it was accepted. */
export async function tryLargest({ walk, stage, name, endpoint, row, own }: Visit): Promise<number> {
  const token = rightfulToken(stage, endpoint, own, 'A');
  const measure = (input: Record<string, unknown>) =>
    measureCall(() => sendRoute(stage, endpoint, input, token));
  let taken = 0;
  // All kinds at once; in the assurance run also each alone, because the refusal of one would hide another.
  for (const what of [stretches, ...(isAssurance ? stretches.map((one) => [one]) : [])]) {
    const input = largestInput(endpoint, own.input, what);
    if (!input) continue;
    const { result, ...cost } = await measure(input);
    const again = async () => {
      const fresh = await row.ready(stage, 'A');
      await stage.world.db.deleteFrom('throttle_counters').execute();
      return measure(largestInput(endpoint, fresh.input, what)!);
    };
    walk.largest.push({ name, what: what.join(', '), cost, again });
    const heard = await hearRoute(result);
    expect(heard.http, told(heard)).toBeLessThan(500);
    if (isAccepted(heard)) taken += 1;
    walk.figures.largest += 1;
  }
  return taken;
}

/** Finds the calls that cost too much with the largest input. */
export async function findDear({ ordinary, largest }: Walk): Promise<string[]> {
  const costs = Object.values(ordinary);
  const usual = {
    work: median(costs.map(({ work }) => work)),
    grown: median(costs.map(({ grown }) => grown)),
  };
  const large = new Set(allEndpoints.filter((endpoint) => endpoint.largeBody).map(nameOf));
  const isDear = (name: string, { work, grown }: Cost) => {
    const own = ordinary[name] ?? usual;
    const times = most * (large.has(name) ? largeBody : 1);
    return work > times * Math.max(own.work, usual.work) || grown > times * Math.max(own.grown, usual.grown);
  };
  const dear: string[] = [];
  for (const { name, what, cost, again } of largest) {
    // Garbage collection or compilation may disturb one measurement; a call that is really expensive is so
    // each time.
    if (isDear(name, cost) && isDear(name, await again()) && isDear(name, await again()))
      dear.push(`${name} with every ${what} stretched`);
  }
  return dear;
}

/** Repeats the heaviest inputs; returns how often they were accepted and how many bytes were kept. */
export async function repeatHeaviest({ largest }: Walk): Promise<{ taken: number; kept: number }> {
  // The heaviest inputs have run before, so compilation and caches are already counted.
  const heaviest = [...largest].sort((a, b) => b.cost.grown - a.cost.grown).slice(0, 20);
  const taken = heaviest.reduce((sum, { cost }) => sum + cost.grown, 0);
  const before = sweptHeap();
  for (const { again } of heaviest) await again();
  return { taken, kept: sweptHeap() - before };
}
