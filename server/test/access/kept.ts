import type { TestClock } from '../test-clock.ts';

/** Prepared objects by kind and owner, each with the portal time at which it was left. */
export type Kept = Map<string, { made: unknown; now: Date }>;

/** A stage that keeps prepared objects, and takes them again only if it `reuses` them. */
export interface Keeping {
  kept: Kept;
  reuses: boolean;
  world: { clock: TestClock };
}

/** Returns the stage for calls that leave their objects unchanged, so that they can share them. */
export function reusing<Stage extends Keeping>(stage: Stage): Stage {
  return { ...stage, reuses: true };
}

/** Prepares an object, or returns the one prepared before if the stage reuses it. */
export async function keep<Stage extends Keeping, Made>(
  stage: Stage,
  what: string,
  make: (stage: Stage) => Promise<Made>,
): Promise<Made> {
  const fresh = { ...stage, reuses: false };
  if (!stage.reuses) return make(fresh);
  const known = stage.kept.get(what);
  if (known) {
    stage.world.clock.set(known.now);
    return known.made as Made;
  }
  const made = await make(fresh);
  stage.kept.set(what, { made, now: stage.world.clock.now() });
  return made;
}
