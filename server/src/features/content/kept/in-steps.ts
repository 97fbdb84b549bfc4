/** Letters read into memory before yielding to other work: some milliseconds. */
const LETTERS_AT_ONCE = 30_000;

/** Yields to other requests between pieces of a long task, by the size of each piece. */
export class Steps {
  private done = 0;

  /** Await after each piece. */
  async after(letters: number): Promise<void> {
    this.done += letters;
    if (this.done < LETTERS_AT_ONCE) return;
    this.done = 0;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
