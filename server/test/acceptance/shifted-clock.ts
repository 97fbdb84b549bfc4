import type { Clock } from '../../src/platform/clock.ts';

/** The machine's clock with an offset: time continues from where it was set. */
export class ShiftedClock implements Clock {
  #shiftMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#shiftMs);
  }

  set(instant: Date): void {
    this.#shiftMs = instant.getTime() - Date.now();
  }

  advance(ms: number): void {
    this.#shiftMs += ms;
  }

  reset(): void {
    this.#shiftMs = 0;
  }
}
