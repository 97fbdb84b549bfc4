import type { TestClock } from '../test-clock.ts';

/** What was made ready before, by what it is and whose, each with the time by the portal's clock it was left at. */
export type Kept = Map<string, { made: unknown; now: Date }>;

/** A stage that keeps what was made ready; taken again only where it `reuses` it. */
export interface Keeping {
  kept: Kept;
  reuses: boolean;
  world: { clock: TestClock };
}

/** The same stage for calls that leave what they name as it was: they take what another of them has made ready. */
export function reusing<Stage extends Keeping>(stage: Stage): Stage {
  return { ...stage, reuses: true };
}

/** Makes something ready, or answers what was made ready before where the stage reuses it. */
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
