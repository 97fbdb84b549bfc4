import type { Clock } from '../../src/platform/clock.ts';
import { demoPlan, demoSupplier, type Plan, type SimulatedSupplier } from '../../src/simulated-supplier.ts';

/** What test control has the demo's supplier do: with what is booked from now on, and with every call on its line. */
export interface SupplierScript extends Plan {
  /** Everything arrives; calls are lost on the way there; only their answers are. */
  line: 'clear' | 'lost' | 'unheard';
}

export interface ScriptedSupplier {
  readonly simulated: SimulatedSupplier;
  script: SupplierScript;
}

/** The demo's supplier, which answers as the demo's until it is told otherwise. */
export function openScriptedSupplier(clock: Clock): ScriptedSupplier {
  const scripted: { script: SupplierScript } = { script: { ...demoPlan, line: 'clear' } };
  const simulated = demoSupplier(clock, {
    planOf: () => scripted.script,
    line: (_call, _reference, act) => {
      const { line } = scripted.script;
      if (line === 'lost') throw new Error('lost on the way there');
      const answer = act();
      if (line === 'unheard') throw new Error('lost on the way back');
      return answer;
    },
  });
  return Object.assign(scripted, { simulated });
}
