/** Letters that are read into memory before others have their turn: some milliseconds' work. */
const LETTERS_AT_ONCE = 30_000;

/** Lets other requests have their turn between pieces of a long piece of work, each told by its size. */
export class Steps {
  private done = 0;

  /** To be waited for after each piece. */
  async after(letters: number): Promise<void> {
    this.done += letters;
    if (this.done < LETTERS_AT_ONCE) return;
    this.done = 0;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
