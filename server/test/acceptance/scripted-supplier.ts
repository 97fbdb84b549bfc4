import {
  demoPlan,
  demoSupplier,
  type Plan,
  type SimulatedSupplier,
} from '../../src/demo/simulated-supplier.ts';
import type { Clock } from '../../src/platform/clock.ts';

/**
 * How the demo's supplier answers: its plan for future bookings, and the state of its connection for every
 * call.
 */
export interface SupplierScript extends Plan {
  /** `clear`: everything arrives; `lost`: calls get lost; `unheard`: only their answers get lost. */
  line: 'clear' | 'lost' | 'unheard';
}

export interface ScriptedSupplier {
  readonly simulated: SimulatedSupplier;
  script: SupplierScript;
}

/** The demo's supplier, with the demo's answers until a script is set. */
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
