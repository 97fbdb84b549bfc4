import type { SupplierCall } from '../../src/demo/simulated-supplier.ts';
import type { Chance } from './figure.ts';

/** A connection to a supplier that fails at random, and a record of wrong use. */
export interface Line {
  /** If false, every call and answer arrives. */
  isBroken: boolean;
  travel<A>(call: SupplierCall, reference: string, act: () => A): Promise<A>;
  /** Resolves once the next call hangs: it was carried out there, but its answer has not arrived. */
  nextHang(): Promise<void>;
  /** Number of calls that hang. */
  readonly hanging: number;
  /** Delivers the answer of a hanging call, much later. */
  release(): void;
  releaseAll(): void;
  /** Bookings that were sent again without a look-up in between. */
  readonly violations: string[];
}

/** Creates a connection on which calls and answers get lost, arrive twice, hang or are garbled. */
export function brokenLine(chanceOf: () => Chance): Line {
  const lastCalls = new Map<string, SupplierCall>();
  const violations: string[] = [];
  let held: (() => void)[] = [];
  let recordHang = () => {};

  const noteCall = (call: SupplierCall, reference: string) => {
    if (call === 'book' && lastCalls.get(reference) === 'book') violations.push(reference);
    lastCalls.set(reference, call);
  };

  const line: Line = {
    isBroken: false,
    violations,
    get hanging() {
      return held.length;
    },
    nextHang: () =>
      new Promise((resolve) => {
        recordHang = resolve;
      }),
    release: () => held.shift()?.(),
    releaseAll: () => {
      for (const go of held) go();
      held = [];
    },
    async travel(call, reference, act) {
      noteCall(call, reference);
      const luck = line.isBroken ? chanceOf().next() : 1;
      if (luck < 0.12) throw new Error('lost on the way there');
      const answer = act();
      if (luck < 0.24) throw new Error('lost on the way back');
      if (luck < 0.32) act();
      if (luck < 0.38) return { is: 'fine' } as never;
      if (luck < 0.48) {
        await new Promise<void>((resolve) => {
          held.push(resolve);
          recordHang();
        });
      }
      return answer;
    },
  };
  return line;
}
