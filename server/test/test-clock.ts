import type { Clock } from '../src/platform/clock.ts';

/** A clock that moves only when a test moves it. */
export class TestClock implements Clock {
  #now: Date;

  constructor(start: Date) {
    this.#now = start;
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(instant: string | Date): void {
    this.#now = new Date(instant);
  }

  advance(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms);
  }
}
